package dev.croupier.core.odds;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * Chance that counts through every sequence of draws like an odometer: it follows a given prefix of results, then takes the first
 * result of each further draw; {@link #following} turns the last wheel that has a result left.
 *
 * @param prefix the results still to be followed
 * @param wheels the draws made so far, last first
 */
record Enumerating(List<Integer> prefix, List<Wheel> wheels) implements Randomness {

    /**
     * @param result 0-based
     * @param bound how many results it has, equally likely
     */
    record Wheel(int result, int bound) {}

    static Enumerating first() {
        return new Enumerating(List.empty(), List.empty());
    }

    /** How likely the draws made so far are. */
    Probability probability() {
        return wheels.foldLeft(Probability.ONE, (chance, wheel) -> chance.times(Probability.of(1, wheel.bound())));
    }

    /** The next sequence of draws after this one; none after the last. */
    Option<Enumerating> following() {
        List<Wheel> turning = wheels.dropWhile(wheel -> wheel.result() + 1 == wheel.bound());
        return turning.headOption()
                .map(wheel -> new Enumerating(
                        turning.tail()
                                .map(Wheel::result)
                                .prepend(wheel.result() + 1)
                                .reverse(),
                        List.empty()));
    }

    @Override
    public Chance open() {
        return new Chance() {
            private List<Integer> left = prefix;
            private List<Wheel> turned = wheels;

            @Override
            protected int next(int bound) {
                int result = left.isEmpty() ? 0 : left.head();
                left = left.isEmpty() ? left : left.tail();
                turned = turned.prepend(new Wheel(result, bound));
                return result;
            }

            @Override
            public Randomness after() {
                return new Enumerating(left, turned);
            }
        };
    }
}
