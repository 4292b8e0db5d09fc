package dev.croupier.heretoslay;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.List;
import java.util.function.IntFunction;

/**
 * Chance for scenes that are told by hand: dice come from a list, and a card that is picked is the first wish that is among the cards, else the
 * lowest of them.
 *
 * @param dice what the dice will show, in order
 * @param wishes ids of cards that are to be picked
 * @param ids the id of a card by its number
 */
record Fate(List<Integer> dice, List<String> wishes, IntFunction<String> ids) implements Randomness {

    @Override
    public Chance open() {
        return new Cursor(this);
    }

    private static final class Cursor extends Chance {
        private Fate left;

        Cursor(Fate fate) {
            this.left = fate;
        }

        @Override
        public int roll(int sides) {
            requireOpen();
            if (left.dice.isEmpty()) {
                throw new AssertionError("a die is rolled that the scene does not tell of");
            }
            int value = left.dice.head();
            left = new Fate(left.dice.tail(), left.wishes, left.ids);
            note(new Draw.Roll(sides, value));
            return value;
        }

        @Override
        public int pick(CardSet cards) {
            requireOpen();
            List<String> wishes = left.wishes;
            int card = cards.first();
            for (String wish : wishes) {
                CardSet found = cards.filter(number -> left.ids.apply(number).equals(wish));
                if (!found.isEmpty()) {
                    card = found.first();
                    left = new Fate(left.dice, wishes.remove(wish), left.ids);
                    break;
                }
            }
            note(new Draw.Pick(cards.size(), cards.placeOf(card), card));
            return card;
        }

        @Override
        protected int next(int bound) {
            return 0;
        }

        @Override
        public Randomness after() {
            return left;
        }
    }
}
