package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** All melds of a deck under one value of {@link AceRuns}, in order: 65 sets and 264 runs when aces are low. */
final class Melds {
    private static final ByAceRuns<Melds> ALL = ByAceRuns.of(Melds::new);

    private final Array<Meld> all;

    private Melds(AceRuns aceRuns) {
        List<Meld> melds = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            long four = Sets.ofRank(rank.number());
            melds.add(new Meld(four));
            for (long rest = four; rest != 0; rest &= rest - 1) {
                melds.add(new Meld(four ^ (rest & -rest)));
            }
        }
        Runs runs = Runs.of(aceRuns);
        for (int ranks = 0; ranks <= Runs.SUIT; ranks++) {
            for (Suit suit : runs.isRun(ranks) ? Suit.values() : new Suit[0]) {
                melds.add(new Meld((long) ranks << (suit.number() * Runs.RANKS)));
            }
        }
        this.all = Array.ofAll(melds).sorted();
    }

    static Melds of(AceRuns aceRuns) {
        return ALL.get(aceRuns);
    }

    Array<Meld> all() {
        return all;
    }

    Array<Meld> in(long cards) {
        List<Meld> held = new ArrayList<>();
        for (Meld meld : all) {
            if ((meld.cards() & ~cards) == 0) {
                held.add(meld);
            }
        }
        return Array.ofAll(held);
    }
}
