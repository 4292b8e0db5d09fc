package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.frontend.game.Json;
import dev.croupier.frontend.play.TableScreen;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.deck.FormatRefusal;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Whether a deck is legal, with everything that is wrong with it, advice and odds. */
@Command(
        name = "deck",
        description = {
            "Checks a deck list in the common format, such as 4 Toxel PFL 67, a card a line.",
            "The exit status is 2 where a card isn't known or the deck isn't legal."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class DeckCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(paramLabel = "FILE", description = "The list, or the name of a deck that comes with the engine.")
    private String deck = "";

    @Option(
            names = "--format",
            paramLabel = "NAME",
            description = "standard, unlimited, sealed (with --pool) or expanded (with --bans). Default: standard.")
    private String format = "standard";

    @Option(names = "--pool", paramLabel = "FILE", description = "The cards that were opened, as a list, for sealed.")
    private @Nullable String pool;

    @Option(
            names = "--bans",
            paramLabel = "FILE",
            description = "What expanded bans, a line each: a name, a name with its printing, or set CODE.")
    private @Nullable String bans;

    @Option(names = "--cards", paramLabel = "FILE", description = "Cards of your own as JSON, which lists may name.")
    private @Nullable String cards;

    private OwnCards own = OwnCards.none();

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    DeckCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        own = OwnCards.in(io.vavr.control.Option.of(cards).map(BroughtFiles::file))
                .getOrElseThrow(why -> UserError.badInput(why));
        DeckReport report = DeckReport.of(deck, format(), read(deck), own.index());
        if (json) {
            screen.line(Json.text(report.json()));
        } else {
            report.lines().forEach(line -> TableScreen.wrapped(line).forEach(screen::line));
        }
        return report.isLegal() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.USAGE;
    }

    private DeckFormat format() {
        String name = format.strip().toLowerCase(Locale.ROOT);
        onlyFor("--pool", pool, "sealed", name);
        onlyFor("--bans", bans, "expanded", name);
        if (pool != null) {
            String file = pool;
            Array<Card> opened = DeckText.parse(read(file), own.index())
                    .toEither()
                    .getOrElseThrow(errors -> UserError.badInput(PokemonText.DECK_UNREADABLE.of(
                            file, errors.map(DeckTextError::explain).mkString("; "))));
            return DeckFormat.sealed(opened);
        }
        return bans != null
                ? DeckFormat.expanded(BanFile.of(bans, read(bans)))
                : DeckFormat.named(format, own.index())
                        .getOrElseThrow(
                                refusal -> UserError.badInput(refusal.message().english() + option(refusal)));
    }

    private static void onlyFor(String option, @Nullable String value, String needed, String format) {
        if (value != null && !format.equals(needed)) {
            throw UserError.badInput(PokemonText.CHECK_OTHER_FORMAT.of(option, needed, format));
        }
    }

    /** By which option it comes, where the name of a format is not enough. */
    private static String option(FormatRefusal refusal) {
        return refusal instanceof FormatRefusal.NeedsBanList
                ? ": --bans FILE"
                : refusal instanceof FormatRefusal.NeedsPool ? ": --pool FILE" : "";
    }

    private static String read(String file) {
        Brought list = BroughtFiles.named(file, StarterDeck.all().map(StarterDeck::id));
        return list.text().getOrElse(() -> StarterDeck.named(list.name()).get().text());
    }
}
