package dev.croupier.core.chance;

import io.vavr.collection.List;
import java.util.function.Function;

/**
 * A fixed list of draws, for tests. Each draw asked for must be the next of the list, of the same kind and among as many results;
 * {@link #allIn} fails when one is left over.
 *
 * @param left the draws not yet made
 */
public record Scripted(List<Draw> left) implements Randomness {

    public static Scripted of(Draw... draws) {
        return new Scripted(List.of(draws));
    }

    @Override
    public Chance open() {
        return new ListedChance(left) {
            @Override
            protected RuntimeException mismatch(String asked, String found) {
                return new IllegalStateException("the script has " + found + " where the rules draw " + asked);
            }

            @Override
            public Randomness after() {
                return new Scripted(rest());
            }
        };
    }

    /**
     * Runs {@code body} from this script to the randomness that it ends with, and demands that no draw is left over.
     *
     * @throws IllegalStateException naming the draws that were not made
     */
    public <T> T allIn(Function<? super Randomness, T> body, Function<? super T, ? extends Randomness> end) {
        T result = body.apply(this);
        if (end.apply(result) instanceof Scripted scripted) {
            scripted.requireUsedUp();
            return result;
        }
        throw new IllegalStateException("the script was replaced by another source of chance");
    }

    /** Demands that every draw was made. */
    public void requireUsedUp() {
        if (!left.isEmpty()) {
            throw new IllegalStateException(
                    "the script was not used up: " + left.map(Draw::text).mkString(" ") + " left");
        }
    }
}
