package dev.croupier.core.knowledge;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Deals the cards that an observer does not see to the places where they may be, each deal that its claims allow as likely as any other.
 * Principle: the kinds with claims are spread first, one after another, each spread weighted by the number of deals that it leaves (card
 * by card, so copies count apart); the cards of all other kinds then fill what room is left. Nothing is tried in vain, so the chance that
 * is used can be enumerated. Places that no claim speaks of are dealt to as one place and then split, because the ways to spread many copies grow
 * fast with the number of places. An object of one use, for one thread.
 */
public final class HiddenDeal<K extends Comparable<K>, P extends Comparable<P>> {
    private final TreeMap<K, CardSet> unseen;
    private final Array<P> places;
    private final Array<K> kinds;
    private final TreeMap<P, Array<K>> present;
    private final Whereabouts<K, P> known;
    private final Map<Left, BigInteger> counted = new LinkedHashMap<>();

    /** How many kinds are spread, and the room that is left by place. */
    private record Left(int spread, Array<Integer> room) {}

    private HiddenDeal(
            TreeMap<K, CardSet> unseen, Array<P> places, TreeMap<P, Array<K>> present, Whereabouts<K, P> known) {
        this.unseen = unseen;
        this.places = places;
        this.present = present;
        this.kinds = known.kinds();
        this.known = known;
    }

    /**
     * A deal.
     *
     * @param unseen the cards that are dealt, by kind
     * @param room how many each place takes; all together as many as there are cards
     * @param known what the deal has to fit; claims about other places are not considered to be met
     * @return the cards by place
     * @throws IllegalArgumentException when no deal fits
     */
    public static <K extends Comparable<K>, P extends Comparable<P>> TreeMap<P, CardSet> draw(
            TreeMap<K, CardSet> unseen, TreeMap<P, Integer> room, Whereabouts<K, P> known, Chance chance) {
        return draw(unseen, room, TreeMap.empty(), known, chance);
    }

    /**
     * A deal to places where the observer sees some cards already: a claim may be about one of these as well.
     *
     * @param present the kinds of the cards that lie in each place besides those that are dealt; each place has its room, if none is left
     * @throws IllegalArgumentException when no deal fits
     */
    public static <K extends Comparable<K>, P extends Comparable<P>> TreeMap<P, CardSet> draw(
            TreeMap<K, CardSet> unseen,
            TreeMap<P, Integer> room,
            TreeMap<P, Array<K>> present,
            Whereabouts<K, P> known,
            Chance chance) {
        int cards = unseen.values().map(CardSet::size).sum().intValue();
        if (cards != room.values().sum().intValue()) {
            throw new IllegalArgumentException(cards + " unseen cards for the room " + room);
        }
        Array<P> silent = room.keySet().toArray().filter(place -> !known.mentions(place));
        if (silent.size() < 2) {
            return new HiddenDeal<>(unseen, room.keySet().toArray(), present, known)
                    .drawn(room.values().toArray(), chance);
        }
        int together = silent.map(place -> room.get(place).get()).sum().intValue();
        TreeMap<P, Integer> merged = room.removeAll(silent).put(silent.head(), together);
        TreeMap<P, CardSet> dealt = new HiddenDeal<>(unseen, merged.keySet().toArray(), present, known)
                .drawn(merged.values().toArray(), chance);
        return split(dealt, silent, room, chance);
    }

    /** Whether a deal fits at all; the arguments are those of {@link #draw}. */
    public static <K extends Comparable<K>, P extends Comparable<P>> boolean isPossible(
            TreeMap<K, CardSet> unseen,
            TreeMap<P, Integer> room,
            TreeMap<P, Array<K>> present,
            Whereabouts<K, P> known) {
        int cards = unseen.values().map(CardSet::size).sum().intValue();
        HiddenDeal<K, P> deal = new HiddenDeal<>(unseen, room.keySet().toArray(), present, known);
        return cards == room.values().sum().intValue()
                && deal.deals(new Left(0, room.values().toArray())).signum() > 0;
    }

    /** The places that no claim speaks of were dealt to as one; any split of its cards is as likely as any other. */
    private static <P extends Comparable<P>> TreeMap<P, CardSet> split(
            TreeMap<P, CardSet> dealt, Array<P> silent, TreeMap<P, Integer> room, Chance chance) {
        CardSet left = dealt.get(silent.head()).get();
        TreeMap<P, CardSet> full = dealt;
        for (P place : silent.init()) {
            CardSet here = CardSet.empty();
            for (int i = room.get(place).get(); i > 0; i--) {
                int card = chance.pick(left);
                left = left.without(card);
                here = here.with(card);
            }
            full = full.put(place, here);
        }
        return full.put(silent.last(), left);
    }

    private TreeMap<P, CardSet> drawn(Array<Integer> room, Chance chance) {
        Left left = new Left(0, room);
        BigInteger deals = deals(left);
        if (deals.signum() == 0) {
            throw new IllegalArgumentException("no deal of " + unseen + " fits " + known);
        }
        Array<CardSet> dealt = room.map(size -> CardSet.empty());
        while (left.spread() < kinds.size()) {
            Array<Integer> spread = chosen(left, BigNumbers.below(deals(left), chance));
            CardSet copies = unseen.get(kinds.get(left.spread())).getOrElse(CardSet.empty());
            dealt = Spreading.pick(dealt, copies, spread, chance);
            left = after(left, spread);
        }
        CardSet others =
                unseen.filterKeys(kind -> !kinds.contains(kind)).values().foldLeft(CardSet.empty(), CardSet::union);
        Array<CardSet> full = Spreading.pick(dealt, others, left.room(), chance);
        return TreeMap.ofEntries(places.zip(full));
    }

    private Array<Integer> chosen(Left left, BigInteger number) {
        BigInteger rest = number;
        for (Array<Integer> spread : spreads(left)) {
            BigInteger weight = weight(left, spread);
            if (rest.compareTo(weight) < 0) {
                return spread;
            }
            rest = rest.subtract(weight);
        }
        throw new IllegalStateException("the weights of " + left + " do not add up");
    }

    private BigInteger weight(Left left, Array<Integer> spread) {
        return BigNumbers.ways(spread).multiply(deals(after(left, spread)));
    }

    private BigInteger deals(Left left) {
        if (left.spread() == kinds.size()) {
            return BigNumbers.ways(left.room());
        }
        BigInteger before = counted.get(left);
        if (before != null) {
            return before;
        }
        BigInteger deals = spreads(left).foldLeft(BigInteger.ZERO, (sum, spread) -> sum.add(weight(left, spread)));
        counted.put(left, deals);
        return deals;
    }

    private static Left after(Left left, Array<Integer> spread) {
        return new Left(left.spread() + 1, left.room().zipWith(spread, (room, taken) -> room - taken));
    }

    private Array<Array<Integer>> spreads(Left left) {
        K kind = kinds.get(left.spread());
        int copies = unseen.get(kind).map(CardSet::size).getOrElse(0);
        Array<Array<Integer>> claimed = known.of(kind)
                .map(claim -> claim.places().toArray().map(places::indexOf).filter(place -> place >= 0));
        Array<Integer> there = places.map(place ->
                present.get(place).map(cards -> cards.count(kind::equals)).getOrElse(0));
        return Spreading.all(copies, left.room())
                .filter(spread -> Spreading.meets(spread.zipWith(there, Integer::sum), claimed));
    }
}
