package dev.croupier.core;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One step while it happens: rule code draws from its {@link #chance()} and tells its events, then it {@link #endsIn} a state.
 * A cursor for one step and one thread; it is closed with the step.
 */
public final class Happening<E> {
    private static final Object[] NOTHING = {};

    private final Randomness before;
    private @Nullable Chance chance;
    /** The first event; many steps tell one only. */
    private @Nullable E first;
    /** The events after the first. */
    private @Nullable Object[] further = NOTHING;

    private int count;

    private Happening(Randomness before) {
        this.before = before;
    }

    public static <E> Happening<E> from(Randomness randomness) {
        return new Happening<>(randomness);
    }

    /** The chance of this step, opened when it is first asked for. */
    public Chance chance() {
        Chance open = chance;
        if (open == null) {
            open = before.open();
            chance = open;
        }
        return open;
    }

    /** Tells that {@code event} happened, after those told before. */
    public void tell(E event) {
        if (count == 0) {
            first = event;
        } else {
            if (count > further.length) {
                further = Arrays.copyOf(further, Math.max(4, further.length * 2));
            }
            further[count - 1] = event;
        }
        count++;
    }

    /** Closes the step: the chance is used up to here, and no more of it can be drawn. */
    public <S> Step<S, E> endsIn(S state) {
        Chance drawn = chance;
        Array<Draw> draws = drawn == null ? Array.empty() : drawn.close();
        return new Step<>(state, events(), draws, drawn == null ? before : drawn.after());
    }

    private Array<E> events() {
        E only = first;
        if (only == null) {
            return Array.empty();
        }
        return count == 1 ? Array.of(only) : all(only);
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // the first count − 1 places of further are events
    private Array<E> all(E earliest) {
        Object[] events = new Object[count];
        events[0] = earliest;
        System.arraycopy(further, 0, events, 1, count - 1);
        return (Array<E>) Array.of(events);
    }
}
