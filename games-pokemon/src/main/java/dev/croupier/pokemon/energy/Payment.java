package dev.croupier.pokemon.energy;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A cost that is being paid by discarding attached cards, one after the other (PKM-TURN-9, PKM-R71).
 *
 * <p>A card that provides n units counts as any number from 1 to n, as the payer chooses, and no card is discarded once the cost is reached. So
 * two double Energies may pay a cost of 2, each as 1, while one alone may pay it as 2. There are two ways to ask:
 * <ul>
 *   <li><b>card by card with "done"</b>: {@link #choose(int)} leaves open what the card counts as. {@link #canStop} says whether the cards
 *       are enough at their most, {@link #isPaid} whether they are even at their least, so that there must be no more. No number is asked.
 *   <li><b>card by card with counts</b>: {@link #count} says whether a card needs a number; {@link #choose(int, int)} takes it. The payment ends with {@link #isPaid}.
 * </ul>
 * Both allow the same sets of cards: those of at most as many cards as the cost, whose units reach it.
 *
 * @param units how many units each attached card provides towards this cost; 0 for a card that cannot pay it
 * @param cost how many units are to be paid
 * @param ascending whether cards are chosen in the order of their places alone, so that each set of cards is reached in one way
 * @param chosen the cards that are discarded, as bits
 * @param open the cards that are not passed over or chosen, as bits
 * @param least as how many units the chosen cards count at least
 * @param most as how many they count at most
 */
public record Payment(Array<Integer> units, int cost, boolean ascending, long chosen, long open, int least, int most) {

    /** Nothing is discarded yet; cards may be chosen in any order. */
    public static Payment of(int cost, Array<Integer> units) {
        return start(cost, units, false);
    }

    /** Nothing is discarded yet; each card must stand after the one chosen before. */
    public static Payment ascending(int cost, Array<Integer> units) {
        return start(cost, units, true);
    }

    private static Payment start(int cost, Array<Integer> units, boolean ascending) {
        if (units.size() > Long.SIZE) {
            throw new IllegalArgumentException("at most " + Long.SIZE + " cards, not " + units.size());
        }
        long open = 0L;
        for (int card = 0; card < units.size(); card++) {
            open |= units.get(card) > 0 ? 1L << card : 0L;
        }
        return new Payment(units, cost, ascending, 0L, open, 0, 0);
    }

    /** Whether the cost is reached whatever the chosen cards count as: no further card may be discarded. */
    public boolean isPaid() {
        return least >= cost;
    }

    /** Whether the cost is reached where the chosen cards count as their most: the payer may leave it at these. */
    public boolean canStop() {
        return most >= cost;
    }

    /** Whether the cost can be reached, by further cards where need be. */
    public boolean canBePaid() {
        return most + unitsOf(open) >= cost;
    }

    /** The cards that may be discarded next, as bits; none once it {@link #isPaid} or where it cannot be. */
    public long choices() {
        long choices = 0L;
        for (long rest = isPaid() ? 0L : open; rest != 0L; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            choices |= most + units.get(card) + unitsOf(openAfter(card)) >= cost ? 1L << card : 0L;
        }
        return choices;
    }

    /** Whether that card may be discarded next. */
    public boolean canChoose(int card) {
        return card >= 0 && card < units.size() && (choices() & 1L << card) != 0L;
    }

    /** As how many units that card may count; nothing where it may not be discarded. */
    public Option<CardCount> count(int card) {
        if (!canChoose(card)) {
            return Option.none();
        }
        int needed = cost - most - unitsOf(openAfter(card));
        return Option.some(new CardCount(card, Math.max(1, needed), Math.min(units.get(card), cost - least)));
    }

    /** That card is discarded too, and what it counts as stays open. */
    public Payment choose(int card) {
        if (!canChoose(card)) {
            throw new IllegalArgumentException("card " + card + " may not be discarded: " + this);
        }
        return with(card, 1, units.get(card));
    }

    /** That card is discarded too, and counts as so many units. */
    public Payment choose(int card, int count) {
        if (!count(card).exists(counts -> counts.allows(count))) {
            throw new IllegalArgumentException("card " + card + " may not count as " + count + ": " + this);
        }
        return with(card, count, count);
    }

    private Payment with(int card, int atLeast, int atMost) {
        return new Payment(
                units, cost, ascending, chosen | 1L << card, openAfter(card), least + atLeast, most + atMost);
    }

    /** What is still open once that card is chosen. */
    private long openAfter(int card) {
        return ascending ? open & -2L << card : open & ~(1L << card);
    }

    private int unitsOf(long cards) {
        int sum = 0;
        for (long rest = cards; rest != 0L; rest &= rest - 1) {
            sum += units.get(Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }
}
