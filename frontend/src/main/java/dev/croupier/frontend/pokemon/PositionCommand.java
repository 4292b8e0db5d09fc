package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.play.TableScreen;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.pokemon.position.Position;
import dev.croupier.pokemon.position.PositionError;
import dev.croupier.pokemon.position.PositionText;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A position as each player sees it, with what may be done in it. */
@Command(
        name = "position",
        description = {
            "Reads a position, as docs/pokemon-positions.md says, and shows it as each player sees it,",
            "what may be done in it, and what each attack would do.",
            "The exit status is 2 where something is wrong with it; all of that is told."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class PositionCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(paramLabel = "FILE", description = "The position.")
    private String file = "";

    @CommandLine.Option(
            names = "--text",
            description = "Prints the position as text again instead, as the engine writes it.")
    private boolean text;

    @CommandLine.Option(
            names = "--cards",
            paramLabel = "FILE",
            description = "Cards of your own as JSON, which the position may name.")
    private @Nullable String cards;

    PositionCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        OwnCards own =
                OwnCards.in(Option.of(cards).map(BroughtFiles::file)).getOrElseThrow(why -> UserError.badInput(why));
        Validation<Seq<PositionError>, Position> read = PositionText.parse(read(), own.index());
        if (read.isInvalid()) {
            screen.line(PokemonText.POSITION_WRONG.of(file));
            read.getError().forEach(error -> wrapped("  " + error.explain()));
            return CommandLine.ExitCode.USAGE;
        }
        if (text) {
            PositionText.write(read.get().state()).get().lines().forEach(screen::line);
        } else {
            shown(read.get(), screen.terminals().columns() - 1).forEach(screen::line);
        }
        return CommandLine.ExitCode.OK;
    }

    private void wrapped(String line) {
        TableScreen.wrapped(line).forEach(screen::line);
    }

    private String read() {
        return BroughtFiles.file(file).text().get();
    }

    private static Array<String> shown(Position position, int width) {
        PokemonState state = position.state();
        Names names = Names.bySeat(state.seats());
        Array<String> lines = Array.empty();
        for (Seat seat : state.seatsInPlay()) {
            PokemonView view = position.game().view(state, seat);
            lines = lines.append(PokemonText.POSITION_SEEN.of(names.of(seat)))
                    .appendAll(new PokemonTable(names, view, Option.some(state), width).lines())
                    .append("");
        }
        for (Seat seat : position.game().turn(state).toAct()) {
            PokemonView view = position.game().view(state, seat);
            lines = lines.append(PokemonText.POSITION_MOVES.of(names.of(seat)))
                    .appendAll(moves(position, seat, names, view).flatMap(TableScreen::wrapped))
                    .append("")
                    .append(PokemonText.POSITION_DAMAGE.of())
                    .appendAll(new DamageWords(position.game(), state, Sayings.of(names, view, Array.empty()))
                            .of(seat)
                            .map(line -> "  " + line)
                            .flatMap(TableScreen::wrapped));
        }
        return lines;
    }

    /** The moves of each kind in a line of their own. */
    private static Array<String> moves(Position position, Seat seat, Names names, PokemonView view) {
        Array<PokemonAction> legal = Array.ofAll(position.game().legalActions(position.state(), seat));
        return legal.map(action -> action.accept(MoveGroup.INSTANCE))
                .distinct()
                .map(group -> "  "
                        + PokemonText.POSITION_GROUP.of(
                                group,
                                legal.filter(action -> action.accept(MoveGroup.INSTANCE)
                                                .equals(group))
                                        .map(action -> action.accept(new MoveWords(
                                                names,
                                                view,
                                                position.game().notation().text(action))))
                                        .mkString("; ")));
    }
}
