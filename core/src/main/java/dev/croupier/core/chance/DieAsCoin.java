package dev.croupier.core.chance;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;

/**
 * A source whose coins are thrown with a six-sided die: even is heads, odd is tails. The draw that is noted is the die.
 *
 * @param source where everything comes from
 */
public record DieAsCoin(Randomness source) implements Randomness {

    @Override
    public Chance open() {
        return new Thrown(source.open());
    }

    private static final class Thrown extends Chance {
        private final Chance die;

        Thrown(Chance die) {
            this.die = die;
        }

        @Override
        public boolean coin() {
            return roll(6) % 2 == 0;
        }

        @Override
        public int roll(int sides) {
            requireOpen();
            return die.roll(sides);
        }

        @Override
        public int below(int bound) {
            requireOpen();
            return die.below(bound);
        }

        @Override
        public int pick(CardSet cards) {
            requireOpen();
            return die.pick(cards);
        }

        @Override
        protected int next(int bound) {
            return die.next(bound);
        }

        @Override
        public Array<Draw> drawn() {
            return die.drawn();
        }

        @Override
        public Randomness after() {
            return new DieAsCoin(die.after());
        }
    }
}
