package dev.croupier.frontend.ginrummy;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What an opponent is left with after a knock. */
@Command(
        name = "layoff",
        description = {
            "The deadwood that an opponent is left with after a knock.",
            "Input: the knocker's melds, separated by |, TAB, the opponent's 10 or 13 cards.",
            "Output: the least deadwood after own melds and lay-offs; when all of the knocker's cards "
                    + "are melded that is gin, or with one card more big gin, and nothing is laid off."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class LayOffCommand implements Callable<Integer> {
    private static final Array<Integer> SIZES = Array.of(10, 13);

    private final Screen screen;

    @Option(
            names = "--aces",
            paramLabel = "WHERE",
            converter = Aces.Reader.class,
            description = "Aces in runs: low (A-2-3), high-low (Q-K-A too), corner (K-A-2 too). Default: low.")
    private Aces aces = Aces.LOW;

    LayOffCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        return new LineByLine(screen).answer(this::answer);
    }

    private Either<String, String> answer(String line) {
        String[] columns = line.split("\t", -1);
        if (columns.length != 2) {
            return Either.left(GinText.TWO_COLUMNS.of(columns.length));
        }
        if (columns[0].isBlank()) {
            return Either.left(GinText.NO_KNOCKER_MELDS.of());
        }
        return Meld.parse(columns[0], aces.aceRuns())
                .mapLeft(error -> TypedCards.explain(error, columns[0]))
                .flatMap(melds -> HandLine.cards(columns[1], SIZES).flatMap(hand -> answer(columns, melds, hand)));
    }

    private Either<String, String> answer(String[] columns, Array<Meld> melds, Array<Card> hand) {
        long melded = melds.foldLeft(Cards.NONE, (cards, meld) -> cards | meld.cards());
        int size = Long.bitCount(melded);
        if (size > hand.size() + 1) {
            return Either.left(GinText.TOO_MANY_MELDED.of(
                    size, hand.size(), TypedCards.groups(columns[0]).last()));
        }
        return hand.zipWithIndex()
                .find(card -> (card._1.mask() & melded) != 0)
                .map(card -> GinText.IN_BOTH.of(TypedCards.words(columns[1]).get(card._2)))
                .toEither(() -> deadwood(melds, Cards.of(hand), size >= hand.size()))
                .swap();
    }

    private String deadwood(Array<Meld> melds, long hand, boolean gin) {
        return Integer.toString(
                gin ? Arrangements.minimum(hand, aces.aceRuns()) : LayOffs.minimum(melds, hand, aces.aceRuns()));
    }
}
