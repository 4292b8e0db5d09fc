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
    private final Randomness before;
    private @Nullable Chance chance;
    private @Nullable Object[] told = new Object[2];
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
        if (count == told.length) {
            told = Arrays.copyOf(told, count * 2);
        }
        told[count++] = event;
    }

    /** Closes the step: the chance is used up to here, and no more of it can be drawn. */
    public <S> Step<S, E> endsIn(S state) {
        Chance drawn = chance;
        Array<Draw> draws = drawn == null ? Array.empty() : drawn.close();
        return new Step<>(state, events(), draws, drawn == null ? before : drawn.after());
    }

    @SuppressWarnings("unchecked")
    private Array<E> events() {
        return count == 0
                ? Array.empty()
                : (Array<E>) Array.of(count == told.length ? told : Arrays.copyOf(told, count));
    }
}
