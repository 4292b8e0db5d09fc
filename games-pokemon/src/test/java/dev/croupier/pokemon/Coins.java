package dev.croupier.pokemon;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.List;

/** Coins that come up as a test says, one after another; a coin that it did not speak of fails it. All other chance comes from a seed. */
public record Coins(List<Boolean> left, Randomness rest) implements Randomness {

    @Override
    public Chance open() {
        return new Flipped(left, rest.open());
    }

    private static final class Flipped extends Chance {
        private final Chance chance;
        private List<Boolean> coins;

        Flipped(List<Boolean> coins, Chance chance) {
            this.coins = coins;
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
        protected int next(int bound) {
            return chance.below(bound);
        }

        @Override
        public Randomness after() {
            return new Coins(coins, chance.after());
        }
    }
}
