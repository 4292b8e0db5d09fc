package dev.croupier.core.chance;

import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * The draws of a recording, again. A coin that was thrown as a die ({@link DieAsCoin}) is replayed as it was thrown.
 *
 * @param left the draws not yet made
 * @param next the source of the steps after the last recorded draw; none where the recording is all there is
 */
public record Replaying(List<Draw> left, Option<Randomness> next) implements Randomness {

    /** The draws of a recording and no further ones. */
    public Replaying(List<Draw> left) {
        this(left, Option.none());
    }

    /** These draws first, then {@code source} goes on. */
    public Replaying then(Randomness source) {
        return new Replaying(left, Option.some(source));
    }

    @Override
    public Chance open() {
        return left.isEmpty() && next.isDefined() ? next.get().open() : new Again(left, next);
    }

    private static final class Again extends ListedChance {
        private final Option<Randomness> next;

        Again(List<Draw> left, Option<Randomness> next) {
            super(left);
            this.next = next;
        }

        @Override
        public boolean coin() {
            return take("coin", drawn -> drawn instanceof Draw.Coin || isDie(drawn))
                                    .result()
                            % 2
                    == 1;
        }

        private static boolean isDie(Draw draw) {
            return draw instanceof Draw.Roll && draw.among() == 6;
        }

        @Override
        protected RuntimeException mismatch(String asked, String found) {
            return new Diverged(asked, found);
        }

        @Override
        public Randomness after() {
            return rest().isEmpty() && next.isDefined() ? next.get() : new Replaying(rest(), next);
        }
    }

    /** The rules drew something else than what was recorded. */
    public static final class Diverged extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String asked;
        private final String recorded;

        Diverged(String asked, String recorded) {
            super("the rules draw " + asked + ", the recording has " + recorded);
            this.asked = asked;
            this.recorded = recorded;
        }

        /** The draw that the rules ask for. */
        public String asked() {
            return asked;
        }

        /** The draw that was recorded there. */
        public String recorded() {
            return recorded;
        }
    }
}
