package dev.croupier.core.agenda;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What several seats commit to, each in secret: everybody sees who has committed, nobody what the others have. It resolves when all have.
 *
 * @param asked who is to commit, in the order in which it resolves
 * @param made what was committed to, by seat; nothing where the observer may not see it
 */
public record Commitments<T>(Array<Seat> asked, TreeMap<Seat, Option<T>> made) implements Concealed {

    public static <T> Commitments<T> of(Array<Seat> asked) {
        return new Commitments<>(asked, TreeMap.empty());
    }

    /** Who has not committed yet, in seat order. */
    public Array<Seat> open() {
        return asked.filter(seat -> !made.containsKey(seat)).sorted();
    }

    public boolean isComplete() {
        return asked.forAll(made::containsKey);
    }

    /**
     * What {@code seat} has committed to.
     *
     * @throws java.util.NoSuchElementException when it has not, or when it may not be seen
     */
    public T by(Seat seat) {
        return made.get(seat).get().get();
    }

    public Commitments<T> with(Seat seat, T commitment) {
        return new Commitments<>(asked, made.put(seat, Option.some(commitment)));
    }

    /** Without {@code seat}, which left the table. */
    public Commitments<T> without(Seat seat) {
        return new Commitments<>(asked.remove(seat), made.remove(seat));
    }

    @Override
    public Commitments<T> seenBy(Observer observer) {
        return new Commitments<>(
                asked,
                made.map(
                        (seat, commitment) -> new Tuple2<>(seat, observer.sees(seat) ? commitment : Option.<T>none())));
    }
}
