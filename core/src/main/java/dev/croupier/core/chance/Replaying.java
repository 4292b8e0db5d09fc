package dev.croupier.core.chance;

import io.vavr.collection.List;

/**
 * The draws of a recording, again.
 *
 * @param left the draws not yet made
 */
public record Replaying(List<Draw> left) implements Randomness {

    @Override
    public Chance open() {
        return new ListedChance(left) {
            @Override
            protected RuntimeException mismatch(String asked, String found) {
                return new Diverged(asked, found);
            }

            @Override
            public Randomness after() {
                return new Replaying(rest());
            }
        };
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
