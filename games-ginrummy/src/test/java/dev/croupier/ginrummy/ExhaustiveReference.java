package dev.croupier.ginrummy;

import dev.croupier.ginrummy.meld.AceRuns;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of melds, read off the rulebook and searched plainly, to judge the tables by. It shares nothing with
 * them but {@link AceRuns}: melds are found by trying ranks and suits, arrangements by trying every meld for the
 * lowest card.
 */
public final class ExhaustiveReference {
    private final AceRuns aceRuns;
    private final List<Long> melds = new ArrayList<>();

    /** The reference for runs of this kind. */
    public ExhaustiveReference(AceRuns aceRuns) {
        this.aceRuns = aceRuns;
        for (int rank = 0; rank < 13; rank++) {
            long four = card(0, rank) | card(1, rank) | card(2, rank) | card(3, rank);
            melds.add(four);
            for (int suit = 0; suit < 4; suit++) {
                melds.add(four & ~card(suit, rank));
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            Set<Long> runs = new HashSet<>();
            for (int first = 0; first < 13; first++) {
                for (int length = 3; length <= 13; length++) {
                    if (consecutive(first, length)) {
                        long run = 0;
                        for (int step = 0; step < length; step++) {
                            run |= card(suit, (first + step) % 13);
                        }
                        runs.add(run);
                    }
                }
            }
            melds.addAll(runs.stream().sorted().toList());
        }
    }

    private boolean consecutive(int first, int length) {
        int last = first + length - 1;
        return switch (aceRuns) {
            case LOW -> last <= 12;
            case HIGH_OR_LOW -> last <= 13;
            case AROUND_THE_CORNER -> true;
        };
    }

    private static long card(int suit, int rank) {
        return 1L << (13 * suit + rank);
    }

    /** All melds of the deck. */
    public List<Long> melds() {
        return melds;
    }

    /** The points of all these cards. */
    public static int points(long cards) {
        int points = 0;
        for (int number = 0; number < 52; number++) {
            if ((cards >> number & 1) != 0) {
                points += Math.min(10, number % 13 + 1);
            }
        }
        return points;
    }

    /** The least deadwood. */
    public int minimum(long cards) {
        return minimum(cards, within(cards));
    }

    private List<Long> within(long cards) {
        return melds.stream().filter(meld -> (meld & cards) == meld).toList();
    }

    private int minimum(long cards, List<Long> held) {
        if (cards == 0) {
            return 0;
        }
        long lowest = Long.lowestOneBit(cards);
        int best = points(lowest) + minimum(cards & ~lowest, held);
        for (long meld : held) {
            if ((meld & lowest) != 0 && (meld & cards) == meld) {
                best = Math.min(best, minimum(cards & ~meld, held));
            }
        }
        return best;
    }

    /** Every set of disjoint melds that reaches the minimum, each sorted by mask. */
    public Set<List<Long>> arrangements(long cards) {
        Set<List<Long>> found = new HashSet<>();
        collect(cards, within(cards), 0, minimum(cards), List.of(), found);
        return found;
    }

    private void collect(long cards, List<Long> held, int points, int limit, List<Long> chosen, Set<List<Long>> found) {
        if (points > limit) {
            return;
        }
        if (cards == 0) {
            found.add(chosen.stream().sorted().toList());
            return;
        }
        long lowest = Long.lowestOneBit(cards);
        collect(cards & ~lowest, held, points + points(lowest), limit, chosen, found);
        for (long meld : held) {
            if ((meld & lowest) != 0 && (meld & cards) == meld) {
                List<Long> more = new ArrayList<>(chosen);
                more.add(meld);
                collect(cards & ~meld, held, points, limit, more, found);
            }
        }
    }

    /** The least deadwood once one card, but not one of the excluded ones, is discarded. */
    public int afterBestDiscard(long cards, long excluded) {
        int best = Integer.MAX_VALUE;
        for (long rest = cards & ~excluded; rest != 0; rest &= rest - 1) {
            best = Math.min(best, minimum(cards & ~Long.lowestOneBit(rest)));
        }
        return best;
    }

    /** The least deadwood with lay-offs: card by card, in every order, on every meld, and then the own melds. */
    public int withLayOffs(List<Long> table, long hand) {
        return layOff(table, hand, new HashSet<>());
    }

    private int layOff(List<Long> table, long hand, Set<List<Long>> seen) {
        if (!seen.add(table)) {
            return Integer.MAX_VALUE;
        }
        int best = minimum(hand);
        for (int place = 0; place < table.size(); place++) {
            for (long rest = hand; rest != 0; rest &= rest - 1) {
                long card = Long.lowestOneBit(rest);
                if (melds.contains(table.get(place) | card)) {
                    List<Long> next = new ArrayList<>(table);
                    next.set(place, table.get(place) | card);
                    best = Math.min(best, layOff(next, hand & ~card, seen));
                }
            }
        }
        return best;
    }
}
