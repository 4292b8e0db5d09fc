package dev.croupier.core.chance;

import dev.croupier.core.card.CardSet;

/**
 * A source whose coins are thrown with a six-sided die: even is heads, odd is tails. The draw that is noted is the die.
 *
 * @param source where everything comes from
 */
public record DieAsCoin(Randomness source) implements Randomness {

    @Override
    public Chance open() {
        Chance inner = source.open();
        return new Chance() {
            @Override
            public int roll(int sides) {
                return again(inner.roll(sides));
            }

            @Override
            public boolean coin() {
                return roll(6) % 2 == 0;
            }

            @Override
            public int below(int bound) {
                return again(inner.below(bound));
            }

            @Override
            public int pick(CardSet cards) {
                return again(inner.pick(cards));
            }

            private int again(int result) {
                requireOpen();
                note(inner.drawn().last());
                return result;
            }

            @Override
            protected int next(int bound) {
                return inner.next(bound);
            }

            @Override
            public Randomness after() {
                return new DieAsCoin(inner.after());
            }
        };
    }
}
