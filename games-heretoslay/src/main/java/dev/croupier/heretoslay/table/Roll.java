package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * Two dice on the table, and everything that counts with them.
 *
 * @param seat who rolled
 * @param purpose what for
 * @param first one die, 1…6
 * @param second the other
 * @param bonuses what holds when the dice land: leader, Monsters, Items, effects of the turn (HTS-MOD-13)
 * @param changes what was played or done since, in order
 */
public record Roll(Seat seat, Purpose purpose, int first, int second, Array<Part> bonuses, Array<Part> changes) {

    /** What a roll is for. */
    public enum Purpose {
        USE_HERO,
        ATTACK,
        CHALLENGE,
        DEFEND
    }

    /**
     * A part of a total.
     *
     * @param source the card that gives it
     * @param by whose card it is
     * @param amount what it adds
     */
    public record Part(Card source, Seat by, int amount) {}

    /** The dice with everything that counts; any whole number (HTS-HRO-09). */
    public int total() {
        int total = first + second;
        return total + sum(bonuses) + sum(changes);
    }

    private static int sum(Array<Part> parts) {
        int sum = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += parts.get(i).amount();
        }
        return sum;
    }

    public Roll with(Part change) {
        return new Roll(seat, purpose, first, second, bonuses, changes.append(change));
    }

    /** {@code 3+4 +2 (Really Big Ring) -1 (Modifier +3/-1) = 8}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(first).append('+').append(second);
        for (Part part : bonuses.appendAll(changes)) {
            text.append(part.amount() < 0 ? " " : " +")
                    .append(part.amount())
                    .append(" (")
                    .append(part.source().name())
                    .append(')');
        }
        return text.append(" = ").append(total()).toString();
    }
}
