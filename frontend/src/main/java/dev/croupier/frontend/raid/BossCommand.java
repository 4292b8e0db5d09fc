package dev.croupier.frontend.raid;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.frontend.play.TableScreen;
import dev.croupier.frontend.pokemon.OwnCards;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.pokemon.table.Card;
import dev.croupier.raid.Boss;
import dev.croupier.raid.boss.BossCheck;
import dev.croupier.raid.boss.BossProblem;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.boss.KnownBoss;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The bosses that come with the engine, or one boss with what is wrong with it. */
@Command(
        name = "boss",
        description = {
            "Lists the bosses that come with the engine, the easiest first; with BOSS checks that one and prints its list.",
            "A list is one of cards, as 4 Potion POR 83, a card a line, with the boss itself under the header Boss. "
                    + "The exit status is 2 where a card isn't known or the boss cannot be played."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class BossCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(arity = "0..1", paramLabel = "BOSS", description = "A file, or the name of one that comes along.")
    private @Nullable String boss;

    @CommandLine.Option(
            names = "--cards",
            paramLabel = "FILE",
            description = "Cards of your own as JSON, which the list may name.")
    private @Nullable String cards;

    BossCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        String named = boss;
        if (named == null) {
            int width = Bosses.all().map(known -> known.id().length()).max().getOrElse(0);
            Bosses.all().map(known -> listed(known, width)).forEach(this::line);
            return CommandLine.ExitCode.OK;
        }
        Boss asked = OwnCards.in(Option.of(cards).map(BroughtFiles::file))
                .flatMap(own ->
                        BroughtBoss.of(BroughtFiles.named(named, Bosses.all().map(KnownBoss::id)), own))
                .map(BroughtBoss::boss)
                .getOrElseThrow(why -> UserError.badInput(why));
        Seq<BossProblem> problems = BossCheck.problems(asked);
        boolean isRefused = problems.exists(problem -> !problem.isWarning());
        line(RaidText.CHECKED.of(asked.name(), pokemon(asked), asked.deck().size()));
        line((isRefused ? RaidText.CHECK_BAD : problems.isEmpty() ? RaidText.CHECK_GOOD : RaidText.CHECK_WARNING).of());
        problems.forEach(problem -> line("  " + problem.explain()));
        if (!isRefused) {
            screen.line("");
            BossText.write(asked).lines().forEach(screen::line);
        }
        return isRefused ? CommandLine.ExitCode.USAGE : CommandLine.ExitCode.OK;
    }

    private static String listed(KnownBoss known, int width) {
        return RaidText.LISTED.of(
                known.id() + " ".repeat(width - known.id().length()), known.title(), pokemon(known.boss()));
    }

    private static String pokemon(Boss boss) {
        return boss.pokemon().isEmpty()
                ? RaidText.NO_POKEMON.of()
                : boss.pokemon().map(Card::name).distinct().mkString(", ");
    }

    private void line(String text) {
        TableScreen.wrapped(text).forEach(screen::line);
    }
}
