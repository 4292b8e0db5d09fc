package dev.croupier.frontend.ginrummy;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The least deadwood of each hand, with melds that reach it. */
@Command(
        name = "deadwood",
        description = {
            "The least deadwood of each hand of 10, 11, 13 or 14 cards.",
            "Input: cards such as 7H or TS, separated by blanks.",
            "Output: deadwood TAB melds, separated by |; for 11 and 14 cards a third column, "
                    + "the least deadwood after the best discard."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class DeadwoodCommand implements Callable<Integer> {
    private static final Array<Integer> SIZES = Array.of(10, 11, 13, 14);
    private static final Array<Integer> BEFORE_DISCARD = Array.of(11, 14);

    private final Screen screen;

    @Option(
            names = "--aces",
            paramLabel = "WHERE",
            converter = Aces.Reader.class,
            description = "Aces in runs: low (A-2-3), high-low (Q-K-A too), corner (K-A-2 too). Default: low.")
    private Aces aces = Aces.LOW;

    DeadwoodCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        return new LineByLine(screen).answer(this::answer);
    }

    private Either<String, String> answer(String line) {
        return HandLine.cards(line, SIZES).map(Cards::of).map(this::answer);
    }

    private String answer(long hand) {
        AceRuns aceRuns = aces.aceRuns();
        Arrangement best = Arrangements.best(hand, aceRuns);
        String answer = best.deadwood() + "\t" + best.melds().mkString("|");
        return BEFORE_DISCARD.contains(Long.bitCount(hand))
                ? answer + "\t" + Arrangements.bestDiscard(hand, aceRuns).deadwood()
                : answer;
    }
}
