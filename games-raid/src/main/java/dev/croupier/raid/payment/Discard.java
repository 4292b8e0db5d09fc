package dev.croupier.raid.payment;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * Cards that are discarded together.
 *
 * @param units how many they provide
 * @param special how many of them are Special Energy
 * @param places which they are, ascending
 */
record Discard(int units, int special, Array<Integer> places) {
    private static final Discard NOTHING = new Discard(0, 0, Array.empty());

    /** Fewer units before more, Basic Energy before Special Energy, then whichever was attached first. */
    private static final Comparator<Discard> BEST = Comparator.comparingInt(Discard::units)
            .thenComparingInt(Discard::special)
            .thenComparing(Discard::places, Discard::byFirstPlace);

    /**
     * Cards that provide equally much.
     *
     * @param units each of them
     * @param basic the places of Basic Energy, ascending
     * @param special the places of Special Energy, ascending
     */
    record Group(int units, Array<Integer> basic, Array<Integer> special) {
        static Group of(int units, Array<AttachedEnergy> attached) {
            Array<Integer> places = Array.range(0, attached.size())
                    .filter(place -> attached.get(place).units() == units);
            return new Group(
                    units,
                    places.filter(place -> attached.get(place).isBasic()),
                    places.reject(place -> attached.get(place).isBasic()));
        }

        int size() {
            return basic.size() + special.size();
        }

        /** So many of them: those that go first. */
        Discard first(int cards) {
            int specials = Math.max(0, cards - basic.size());
            return new Discard(units * cards, specials, basic.take(cards).appendAll(special.take(specials)));
        }
    }

    /** The best of so many cards that reach the cost, if there is one. How many come from each group is all that there is to try. */
    static Option<Discard> least(Array<Group> groups, int cards, int cost) {
        if (groups.isEmpty()) {
            return Option.when(cards == 0 && cost <= 0, NOTHING);
        }
        Group group = groups.head();
        if (groups.size() == 1) {
            return Option.when(
                    cards <= group.size() && cards * group.units() >= cost,
                    () -> group.first(cards).and(NOTHING));
        }
        return Array.rangeClosed(0, Math.min(cards, group.size()))
                .flatMap(some -> least(groups.tail(), cards - some, cost - some * group.units())
                        .map(group.first(some)::and))
                .minBy(BEST);
    }

    private Discard and(Discard others) {
        return new Discard(
                units + others.units,
                special + others.special,
                places.appendAll(others.places).sorted());
    }

    /** Of two ascending lists of one length, the one whose first difference is the smaller comes first. */
    private static int byFirstPlace(Array<Integer> one, Array<Integer> other) {
        return one.zip(other)
                .map(places -> Integer.compare(places._1, places._2))
                .find(difference -> difference != 0)
                .getOrElse(0);
    }
}
