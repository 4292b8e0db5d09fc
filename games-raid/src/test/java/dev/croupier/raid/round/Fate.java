package dev.croupier.raid.round;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.List;

/**
 * Coins and numbers that come up as a test says, one after another. A coin that it did not speak of fails it; all other chance comes from a seed.
 *
 * @param coins the coins, true is heads
 * @param numbers what is chosen by chance among several, as places from 0; where none is left, a seed says
 */
record Fate(List<Boolean> coins, List<Integer> numbers, Randomness rest) implements Randomness {

    static Fate of(long seed) {
        return new Fate(List.empty(), List.empty(), Randomness.seeded(seed));
    }

    @Override
    public Chance open() {
        return new Told(coins, numbers, rest.open());
    }

    private static final class Told extends Chance {
        private final Chance chance;
        private List<Boolean> coins;
        private List<Integer> numbers;

        Told(List<Boolean> coins, List<Integer> numbers, Chance chance) {
            this.coins = coins;
            this.numbers = numbers;
            this.chance = chance;
        }

        @Override
        public boolean coin() {
            if (coins.isEmpty()) {
                throw new AssertionError("a coin was flipped of which the test says nothing");
            }
            boolean heads = coins.head();
            coins = coins.tail();
            note(new Draw.Coin(heads));
            return heads;
        }

        @Override
        public int below(int bound) {
            if (numbers.isEmpty()) {
                return super.below(bound);
            }
            int value = numbers.head();
            numbers = numbers.tail();
            note(new Draw.Below(bound, value));
            return value;
        }

        @Override
        protected int next(int bound) {
            return chance.below(bound);
        }

        @Override
        public Randomness after() {
            return new Fate(coins, numbers, chance.after());
        }
    }
}
