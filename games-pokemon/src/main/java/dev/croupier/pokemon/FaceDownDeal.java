package dev.croupier.pokemon;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.BigNumbers;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Placements.Placement;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Deals a hand of the set-up together with what of it lies face down: each pair of a hand and a choice from it that the rules allow is as likely.
 * There are too many to list them, so kinds of cards are gone through one after another, and what is taken of one is weighted by the number of ways
 * in which the others can follow; one number says it all. A hand has a card for the Active Spot at least; else it would have been a mulligan. An object of one use, for one
 * thread.
 */
final class FaceDownDeal {
    private static final int BENCH = 5;
    private static final int HAND = 7;

    private final Array<CardSet> kinds;
    private final Array<Card> cards;
    private final int size;
    private final boolean isReady;
    private final int extra;
    private final int asked;
    private final Map<At, BigInteger> counted = new LinkedHashMap<>();

    /** Whether a card for the Active Spot is in the hand, and whether it lies there. */
    private enum Active {
        MISSING,
        IN_HAND,
        CHOSEN
    }

    /** Before the kind of that place is dealt: so many cards are still to come, so many are on the Bench. */
    private record At(int kind, int left, int bench, Active active) {}

    /** What is taken of a kind: so many cards, one of them for the Active Spot or none, so many for the Bench. */
    private record Taken(int cards, boolean active, int bench) {}

    /**
     * A hand, and what of it lies face down.
     *
     * @param hand all of it
     * @param placement what lies face down
     */
    record Dealt(CardSet hand, Placement placement) {}

    /**
     * The deal.
     *
     * @param unseen the cards that the hand may be of
     * @param size how many cards the hand has
     * @param isReady whether the player has finished
     * @param extra how many extra cards the player may still draw
     * @param asked about how many extra cards the player is being asked; −1 where it is not
     */
    FaceDownDeal(TreeMap<Card, CardSet> unseen, int size, boolean isReady, int extra, int asked) {
        this.cards = unseen.keySet().toArray();
        this.kinds = unseen.values().toArray();
        this.size = size;
        this.isReady = isReady;
        this.extra = extra;
        this.asked = asked;
    }

    boolean isPossible() {
        return ways(start()).signum() > 0;
    }

    Dealt draw(Chance chance) {
        CardSet hand = CardSet.empty();
        CardSet bench = CardSet.empty();
        int active = Placement.NONE;
        At at = start();
        BigInteger number = BigNumbers.below(ways(at), chance);
        while (at.kind() < kinds.size()) {
            Taken taken = all(at).head();
            for (Taken next : all(at)) {
                taken = next;
                if (number.compareTo(weight(at, next)) < 0) {
                    break;
                }
                number = number.subtract(weight(at, next));
            }
            number = number.divide(choices(at, taken));
            CardSet copies = HiddenCards.picked(kinds.get(at.kind()), taken.cards(), chance);
            hand = hand.union(copies);
            if (taken.active()) {
                active = copies.first();
                copies = copies.without(active);
            }
            for (int i = 0; i < taken.bench(); i++) {
                bench = bench.with(copies.nth(i));
            }
            at = after(at, taken);
        }
        return new Dealt(hand, new Placement(active, bench, isReady, extra));
    }

    private At start() {
        return new At(0, size, 0, Active.MISSING);
    }

    private BigInteger ways(At at) {
        if (at.kind() == kinds.size()) {
            return at.left() == 0 ? ends(at) : BigInteger.ZERO;
        }
        BigInteger before = counted.get(at);
        if (before != null) {
            return before;
        }
        BigInteger ways = all(at).foldLeft(BigInteger.ZERO, (sum, taken) -> sum.add(weight(at, taken)));
        counted.put(at, ways);
        return ways;
    }

    private BigInteger weight(At at, Taken taken) {
        return choices(at, taken).multiply(ways(after(at, taken)));
    }

    /** In how many ways so many copies can be taken. */
    private BigInteger choices(At at, Taken taken) {
        return BigNumbers.ways(Array.of(taken.cards(), kinds.get(at.kind()).size() - taken.cards()));
    }

    /** In how many ways the rest is hidden once the hand is dealt: which cards are the extra ones that the player is asked about. */
    private BigInteger ends(At at) {
        if (at.active() != Active.CHOSEN) {
            return at.active() == Active.IN_HAND && at.bench() == 0 && !isReady ? BigInteger.ONE : BigInteger.ZERO;
        }
        int inHand = size - 1 - at.bench();
        if (asked < 0) {
            return BigInteger.ONE;
        }
        boolean fits = asked <= inHand && at.bench() >= size - HAND - asked;
        return fits ? BigNumbers.ways(Array.of(asked, inHand - asked)) : BigInteger.ZERO;
    }

    private At after(At at, Taken taken) {
        boolean comes = taken.cards() > 0 && SetUp.mayBeActive(cards.get(at.kind()));
        Active active = taken.active() ? Active.CHOSEN : at.active();
        return new At(
                at.kind() + 1,
                at.left() - taken.cards(),
                at.bench() + taken.bench(),
                active == Active.MISSING && comes ? Active.IN_HAND : active);
    }

    private Array<Taken> all(At at) {
        Card card = cards.get(at.kind());
        int most = Math.min(kinds.get(at.kind()).size(), at.left());
        return Array.rangeClosed(0, most)
                .flatMap(count -> taken(at, card, count, false)
                        .appendAll(
                                count > 0 && at.active() != Active.CHOSEN && SetUp.mayBeActive(card)
                                        ? taken(at, card, count, true)
                                        : Array.empty()));
    }

    private static Array<Taken> taken(At at, Card card, int count, boolean active) {
        int benched = SetUp.mayBeBenched(card) ? Math.min(count - (active ? 1 : 0), BENCH - at.bench()) : 0;
        return Array.rangeClosed(0, benched).map(bench -> new Taken(count, active, bench));
    }
}
