package dev.croupier.pokemon.table;

import dev.croupier.core.knowledge.Whereabouts;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What each seat knows of hidden cards, and what everybody knows: immutable, equal whenever they know the same.
 *
 * <p><b>Principle.</b> Hardly anything in the rules asks what is known; views, samplers and canonical forms do. So what is noticed is not thought through
 * at once but written down, one small object for all observers, and the conclusions are drawn when somebody asks for them; from then on they stay.
 * Play that nobody looks at, as in simulations and the playouts of a search, draws none. <b>Why it is the same.</b> A {@link Notice} is a function of what
 * was known before alone: whatever of the table it depends on was read when it was noticed, and it must not keep the table itself. <b>What bounds it.</b>
 * After {@link #MOST} notices the conclusions are drawn unasked, so that a game that goes on for very long does not grow.
 *
 * <p>A place that no claim can speak of is told at once, by a mask with a bit for each place that a card was ever noticed to come to; most cards leave
 * such places, and nothing is written down. Of very many seats some share bits, which makes the answer careful and not wrong.
 *
 * <p><b>Threads.</b> The only field that changes goes from one immutable value to another one that means the same: whichever of them a thread sees is
 * right, and two threads that both draw the conclusions draw the same.
 */
public final class Known {
    private static final int MOST = 10_000;
    private static final long ANY = -1L;

    /** What was concluded, or what will have to be. */
    private sealed interface Stage {}

    private record Concluded(Array<Whereabouts<Card, Place>> all) implements Stage {}

    private record Noticed(Known before, Notice notice, int notices) implements Stage {}

    /** Something that was noticed: what an observer knows then. */
    @FunctionalInterface
    public interface Notice {
        /**
         * What is known afterwards.
         *
         * @param observer the seat's index; one more than the last for everybody
         */
        Whereabouts<Card, Place> learned(int observer, Whereabouts<Card, Place> known);
    }

    private Stage stage;
    private final long mentioned;

    private Known(Stage stage, long mentioned) {
        this.stage = stage;
        this.mentioned = mentioned;
    }

    /** Nobody knows anything. */
    public static Known nothing(int seats) {
        return new Known(new Concluded(Array.fill(seats + 1, Whereabouts::none)), 0L);
    }

    /** By seat, what it knows; then what everybody knows. */
    public static Known of(Array<Whereabouts<Card, Place>> all) {
        return new Known(new Concluded(all), all.forAll(one -> one.claims().isEmpty()) ? 0L : ANY);
    }

    /** By seat, what it knows; then what everybody knows. */
    public Array<Whereabouts<Card, Place>> all() {
        return stage instanceof Concluded concluded ? concluded.all() : conclude();
    }

    /** What that seat knows. */
    public Whereabouts<Card, Place> by(int seat) {
        return all().get(seat);
    }

    /** What everybody knows. */
    public Whereabouts<Card, Place> openly() {
        return all().last();
    }

    /** Whether a claim may speak of that place; never no where one does. */
    public boolean mayMention(Place place) {
        return (mentioned & bit(place)) != 0L;
    }

    private static long bit(Place place) {
        return 1L
                << place.seat().index() * Place.Zone.values().length
                        + place.zone().ordinal();
    }

    /** After something that may make claims speak of that place, besides those that they spoke of before. */
    public Known noticed(Notice notice, Place place) {
        int notices = stage instanceof Noticed noticed ? noticed.notices() + 1 : 1;
        Known next = new Known(new Noticed(this, notice, notices), mentioned | bit(place));
        if (notices >= MOST) {
            next.conclude();
        }
        return next;
    }

    private Array<Whereabouts<Card, Place>> conclude() {
        @Nullable Later last = null;
        Stage at = stage;
        while (at instanceof Noticed noticed) {
            last = new Later(noticed.notice(), last);
            at = noticed.before().stage;
        }
        Array<Whereabouts<Card, Place>> all = ((Concluded) at).all();
        for (Later next = last; next != null; next = next.then()) {
            Notice notice = next.notice();
            Array<Whereabouts<Card, Place>> before = all;
            for (int observer = 0; observer < before.size(); observer++) {
                all = replaced(all, observer, notice.learned(observer, before.get(observer)));
            }
        }
        stage = new Concluded(all);
        return all;
    }

    /** What has to be concluded, first things first. */
    private record Later(Notice notice, @Nullable Later then) {}

    @SuppressWarnings("ReferenceEquality") // what was not learned is the same object
    private static Array<Whereabouts<Card, Place>> replaced(
            Array<Whereabouts<Card, Place>> all, int observer, Whereabouts<Card, Place> learned) {
        return learned == all.get(observer) ? all : all.update(observer, learned);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Known that && all().equals(that.all());
    }

    @Override
    public int hashCode() {
        return all().hashCode();
    }

    @Override
    public String toString() {
        return all().toString();
    }
}
