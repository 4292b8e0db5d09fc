package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Bonuses;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Range;
import dev.croupier.heretoslay.table.Roll;
import java.util.function.IntToDoubleFunction;

/** What rolls that are still to be made may come to: the exact odds of the dice with everything that counts when they land. */
final class Rolling {
    /** How much of what a Modifier changes is left when others may answer it. */
    static final double STANDS = 0.85;

    private Rolling() {}

    /** What is added to the dice when they land. */
    static int bonus(HtsState state, Seat seat, Roll.Purpose purpose, int hero) {
        int bonus = 0;
        for (Roll.Part part : Bonuses.of(state, seat, purpose, hero)) {
            bonus += part.amount();
        }
        return bonus;
    }

    /** How likely the roll for a Hero is to succeed if nobody plays a Modifier. */
    static double chance(HtsState state, Seat seat, Card hero, int number) {
        Range range = hero.hero().roll();
        return expected(bonus(state, seat, Roll.Purpose.USE_HERO, number), total -> range.contains(total) ? 1.0 : 0.0);
    }

    /** What a roll with that bonus comes to on average, when each total is worth that. */
    static double expected(int bonus, IntToDoubleFunction worth) {
        double expected = 0.0;
        for (int dice = Dice.LEAST; dice <= Dice.MOST; dice++) {
            expected += Dice.exactly(dice) * worth.applyAsDouble(dice + bonus);
        }
        return expected;
    }

    /** The same for a player who plays one of the Modifiers in the hand where it is worth it. */
    static double expected(Standing standing, Seat seat, int bonus, IntToDoubleFunction worth) {
        HtsState state = standing.state();
        CardSet modifiers = state.catalogue()
                .kinds(state.hand(seat).intersection(state.catalogue().ofType(CardType.MODIFIER)));
        if (modifiers.isEmpty()) {
            return expected(bonus, worth);
        }
        return expected(bonus, total -> {
            double now = worth.applyAsDouble(total);
            double best = now;
            for (var cards = modifiers.iterator(); cards.hasNext(); ) {
                Card card = state.card(cards.nextInt());
                double cost = Cards.held(standing, seat, card);
                for (int value : ((Face.Modifier) card.face()).values()) {
                    double then = worth.applyAsDouble(total + value);
                    best = Math.max(best, now + STANDS * (then - now) - cost);
                }
            }
            return best;
        });
    }
}
