package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.ArrayList;

/**
 * The search for all arrangements with the least deadwood. The lowest card is left unmatched or put into a meld,
 * then the next; {@link Deadwood} says exactly what the other cards still cost, so that no step goes where nothing
 * is found.
 */
final class ArrangementSearch {
    private final long cards;
    private final Deadwood deadwood;
    private final int least;
    private final Array<Meld> melds;
    private final java.util.List<Arrangement> found = new ArrayList<>();

    ArrangementSearch(long cards, AceRuns aceRuns) {
        this.cards = cards;
        this.deadwood = Deadwood.of(aceRuns);
        this.least = deadwood.minimum(cards);
        this.melds = Meld.in(cards, aceRuns);
    }

    Array<Arrangement> optimal() {
        arrange(cards, 0L, 0, List.empty());
        return Array.ofAll(found);
    }

    private void arrange(long open, long unmatched, int points, List<Meld> chosen) {
        if (open == 0) {
            found.add(new Arrangement(Array.ofAll(chosen), unmatched));
            return;
        }
        long lowest = Long.lowestOneBit(open);
        for (Meld meld : melds) {
            boolean fits = meld.meets(lowest) && (meld.cards() & ~open) == 0;
            if (fits && points + deadwood.minimum(open ^ meld.cards()) == least) {
                arrange(open ^ meld.cards(), unmatched, points, chosen.prepend(meld));
            }
        }
        int left = points + Card.of(Long.numberOfTrailingZeros(lowest)).points();
        if (left + deadwood.minimum(open ^ lowest) == least) {
            arrange(open ^ lowest, unmatched | lowest, left, chosen);
        }
    }
}
