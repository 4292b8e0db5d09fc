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
    private static final Object[] NOTHING = {};

    private final boolean noting;
    /** The first draw; most steps make one only. */
    private @Nullable Draw first;
    /** The draws after the first. */
    private @Nullable Object[] further = NOTHING;

    private int count;
    private boolean closed;

    protected Chance() {
        this(true);
    }

    /** A cursor that notes its draws, or one that does not because nobody will ask for them. */
    Chance(boolean noting) {
        this.noting = noting;
    }

    /** A number 0…{@code bound}−1, each equally likely; {@code bound} is at least 1. */
    protected abstract int next(int bound);

    /** The source that goes on after what has been drawn so far. */
    public abstract Randomness after();

    /** One die with faces 1…{@code sides}. */
    public int roll(int sides) {
        int value = 1 + draw(sides);
        if (noting) {
            note(new Draw.Roll(sides, value));
        }
        return value;
    }

    /** Several dice, in the order rolled. */
    public final Array<Integer> roll(int dice, int sides) {
        return Array.fill(dice, () -> roll(sides));
    }

    /** A coin; true is heads. */
    public boolean coin() {
        boolean heads = draw(2) == 1;
        if (noting) {
            note(new Draw.Coin(heads));
        }
        return heads;
    }

    /** A number 0…{@code bound}−1. */
    public int below(int bound) {
        int value = draw(bound);
        if (noting) {
            note(new Draw.Below(bound, value));
        }
        return value;
    }

    /** One card of a set that is not empty. */
    public int pick(CardSet cards) {
        int size = cards.size();
        int place = draw(size);
        int card = cards.nth(place);
        if (noting) {
            note(new Draw.Pick(size, place, card));
        }
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
        if (count == 0) {
            first = draw;
        } else {
            if (count > further.length) {
                further = Arrays.copyOf(further, Math.max(4, further.length * 2));
            }
            further[count - 1] = draw;
        }
        count++;
    }

    /** Ends the step: what was drawn, in order. Nothing more can be drawn. */
    public final Array<Draw> close() {
        closed = true;
        return drawn();
    }

    /** What was drawn so far, in order; empty when this cursor notes nothing. */
    public Array<Draw> drawn() {
        Draw only = first;
        if (only == null) {
            return Array.empty();
        }
        return count == 1 ? Array.of(only) : all(only);
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // the first count − 1 places of further are draws
    private Array<Draw> all(Draw earliest) {
        Object[] draws = new Object[count];
        draws[0] = earliest;
        System.arraycopy(further, 0, draws, 1, count - 1);
        return (Array<Draw>) (Array<?>) Array.of(draws);
    }
}
