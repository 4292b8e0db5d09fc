package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;
import java.util.function.ToIntFunction;

/**
 * The values of a Modifier card, of which its player chooses one when it is played (HTS-MOD-06).
 *
 * @param values as printed, one or two
 * @param horn whether its player has the Protecting Horn, and so may add 1 to the same roll or take 1 from it (HTS-MOD-09, HTS-SKILL)
 */
public record ModifierValues(Array<Integer> values, boolean horn) {

    /** Refuses a card without a value. */
    public ModifierValues {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("a Modifier has a value");
        }
    }

    /** A card with these values, played without the Protecting Horn; for a card of +1 or -3, {@code of(1, -3)}. */
    public static ModifierValues of(int... values) {
        return new ModifierValues(Array.ofAll(values), false);
    }

    /** The same card in the hand of a player who has the Protecting Horn. */
    public ModifierValues withHorn() {
        return new ModifierValues(values, true);
    }

    /** Every way to play it; the Horn's step may be left out. */
    public Array<ModifierUse> uses() {
        Array<Integer> steps = horn ? Array.of(1, 0, -1) : Array.of(0);
        return values.flatMap(value -> steps.map(step -> new ModifierUse(this, value, step)));
    }

    /** What the best way to play it gains; 0 when it is better kept. */
    int best(ToIntFunction<ModifierUse> gain) {
        return uses().toJavaStream().mapToInt(gain).reduce(0, Math::max);
    }

    /** What all of these cards gain together, each played in the best way or kept. */
    static int best(Iterable<ModifierValues> cards, ToIntFunction<ModifierUse> gain) {
        int total = 0;
        for (ModifierValues card : cards) {
            total += card.best(gain);
        }
        return total;
    }
}
