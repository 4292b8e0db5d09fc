package dev.croupier.raid.payment;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What the boss discards for an attack: the fewest cards whose units reach its cost, whatever their types (RAID-51, RAID-D17). Units beyond the cost are lost.
 *
 * @param attached its Energy cards, the first attached first; a card is named by its place among them
 * @param cost how many units the attack costs
 */
public record BossPayment(Array<AttachedEnergy> attached, int cost) {
    /**
     * The payment of that cost with these cards.
     *
     * @throws IllegalArgumentException for a negative cost
     */
    public BossPayment {
        if (cost < 0) {
            throw new IllegalArgumentException("no cost: " + cost);
        }
    }

    /** How many cards are discarded; none where all of them together do not reach the cost. */
    public Option<Integer> fewest() {
        int sum = 0;
        int cards = 0;
        for (int units : descending(0)) {
            if (sum >= cost) {
                break;
            }
            sum += units;
            cards++;
        }
        return Option.when(sum >= cost, cards);
    }

    /** Whether the attack can be paid. */
    public boolean canBePaid() {
        return fewest().isDefined();
    }

    /**
     * The cards that are discarded where nobody chooses, ascending; none where the cost cannot be paid. Of all sets of the fewest cards it is that which provides
     * least, then has most Basic Energy, then was attached first.
     */
    public Option<Array<Integer>> discarded() {
        return fewest().flatMap(cards -> Discard.least(groups(), cards, cost)).map(Discard::places);
    }

    /** The cards that are discarded where nobody chooses and what cannot be paid in full is paid as far as it goes: then by all that provide something. */
    public Array<Integer> discardedAsFarAsItGoes() {
        return discarded()
                .getOrElse(() -> Array.range(0, attached.size())
                        .filter(place -> attached.get(place).units() > 0));
    }

    /**
     * The cards that may be discarded next by somebody who chooses, one after the other in the order of their places: each of them leads to a set of the fewest
     * cards, and each such set is reached in one way. None when the chosen ones are enough, or where the cost cannot be paid.
     *
     * @param chosen the cards chosen so far, ascending, each as this method offered it
     */
    public Array<Integer> next(Seq<Integer> chosen) {
        int left = fewest().getOrElse(0) - chosen.size();
        int missing =
                cost - chosen.map(place -> attached.get(place).units()).sum().intValue();
        int first = chosen.isEmpty() ? 0 : chosen.last() + 1;
        return left <= 0
                ? Array.empty()
                : Array.range(first, attached.size())
                        .filter(place -> attached.get(place).units() + most(place + 1, left - 1) >= missing);
    }

    /** The most that so many cards provide, of those from that place on. */
    private int most(int from, int cards) {
        return descending(from).take(cards).sum().intValue();
    }

    /** What the cards from that place on provide, the most first. */
    private Array<Integer> descending(int from) {
        return attached.drop(from).map(AttachedEnergy::units).sorted().reverse();
    }

    /** The cards by how many units they provide. */
    private Array<Discard.Group> groups() {
        return attached.map(AttachedEnergy::units).distinct().map(units -> Discard.Group.of(units, attached));
    }
}
