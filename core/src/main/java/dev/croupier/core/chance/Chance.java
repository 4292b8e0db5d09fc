package dev.croupier.core.chance;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The chance that rule code sees: a cursor over a {@link Randomness}, opened for one step and closed with it. Every result is equally
 * likely, and every draw is noted. For one thread.
 */
public abstract class Chance {
    private @Nullable Draw[] noted = new Draw[1];
    private int count;
    private boolean closed;

    protected Chance() {}

    /** A number 0…{@code bound}−1, each equally likely; {@code bound} is at least 1. */
    protected abstract int next(int bound);

    /** The source that goes on after what has been drawn so far. */
    public abstract Randomness after();

    /** One die with faces 1…{@code sides}. */
    public int roll(int sides) {
        int value = 1 + draw(sides);
        note(new Draw.Roll(sides, value));
        return value;
    }

    /** Several dice, in the order rolled. */
    public final Array<Integer> roll(int dice, int sides) {
        return Array.fill(dice, () -> roll(sides));
    }

    /** A coin; true is heads. */
    public boolean coin() {
        boolean heads = draw(2) == 1;
        note(new Draw.Coin(heads));
        return heads;
    }

    /** A number 0…{@code bound}−1. */
    public int below(int bound) {
        int value = draw(bound);
        note(new Draw.Below(bound, value));
        return value;
    }

    /** One card of a set that is not empty. */
    public int pick(CardSet cards) {
        int size = cards.size();
        int card = cards.nth(draw(size));
        note(new Draw.Pick(size, card));
        return card;
    }

    private int draw(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("chance needs at least one possible result, not " + bound);
        }
        requireOpen();
        return next(bound);
    }

    /** Demands that the step is not over. */
    protected final void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the step of this chance is over");
        }
    }

    /** Notes a draw that was made otherwise than by {@link #next}. */
    protected final void note(Draw draw) {
        if (count == noted.length) {
            noted = Arrays.copyOf(noted, count * 2);
        }
        noted[count++] = draw;
    }

    /** Ends the step: what was drawn, in order. Nothing more can be drawn. */
    public final Array<Draw> close() {
        closed = true;
        return drawn();
    }

    /** What was drawn so far, in order. */
    @SuppressWarnings("NullAway") // the first count places are filled
    public final Array<Draw> drawn() {
        return count == 0 ? Array.empty() : Array.of(count == noted.length ? noted : Arrays.copyOf(noted, count));
    }
}
