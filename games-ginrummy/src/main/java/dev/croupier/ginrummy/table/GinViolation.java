package dev.croupier.ginrummy.table;

import dev.croupier.core.Action;
import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.meld.Meld;

/** Why an action is refused at a table of Gin Rummy: one record for each reason. */
public sealed interface GinViolation extends Violation {

    @Override
    default Seat seat() {
        return action().seat();
    }

    /** The hand stands elsewhere than where this kind of action belongs. */
    record NotNow(Action action, RuleRef rule, Phase asked, Phase phase) implements GinViolation {
        @Override
        public Object needed() {
            return asked;
        }

        @Override
        public Object found() {
            return phase;
        }

        @Override
        public Message message() {
            return GinMessage.NOT_NOW.with(phase.message());
        }
    }

    /** After both passed, the pile may not be drawn from (GIN-13, GIN-E10). */
    record StockOnly(Action action) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-13");
        }

        @Override
        public Object needed() {
            return "a draw from the stock";
        }

        @Override
        public Object found() {
            return "a draw from the pile";
        }

        @Override
        public Message message() {
            return GinMessage.STOCK_ONLY.with();
        }
    }

    /** Who takes the last discard has to knock (GIN-16). */
    record MustKnock(Action action) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-16");
        }

        @Override
        public Object needed() {
            return "a knock";
        }

        @Override
        public Object found() {
            return "a discard";
        }

        @Override
        public Message message() {
            return GinMessage.MUST_KNOCK.with();
        }
    }

    /** The card is not in the hand; wherever else it is, the words are the same. */
    record NotInHand(Action action, Card card) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-B8");
        }

        @Override
        public Object needed() {
            return "a card of the hand";
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return GinMessage.NOT_IN_HAND.with(card);
        }
    }

    /** The card was taken from the pile in this turn (GIN-14, GIN-E11). */
    record JustTaken(Action action, Card card) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-14");
        }

        @Override
        public Object needed() {
            return "another card";
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return GinMessage.JUST_TAKEN.with(card);
        }
    }

    /** The hand keeps more deadwood than a knock may (GIN-B16, GIN-11). */
    record OverLimit(Action action, Card card, int limit, int deadwood) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-B16");
        }

        @Override
        public Object needed() {
            return limit;
        }

        @Override
        public Object found() {
            return deadwood;
        }

        @Override
        public Message message() {
            return GinMessage.OVER_LIMIT.with(limit, deadwood, card);
        }
    }

    /** The last discard does not make a knock possible (GIN-16). */
    record NoLastKnock(Action action, int limit, int deadwood) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-16");
        }

        @Override
        public Object needed() {
            return limit;
        }

        @Override
        public Object found() {
            return deadwood;
        }

        @Override
        public Message message() {
            return GinMessage.NO_LAST_KNOCK.with(limit, deadwood);
        }
    }

    /** Big gin is not recognised at this table (GIN-7). */
    record BigGinOff(Action action) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-7");
        }

        @Override
        public Object needed() {
            return "bigGin=true";
        }

        @Override
        public Object found() {
            return "bigGin=false";
        }

        @Override
        public Message message() {
            return GinMessage.BIG_GIN_OFF.with();
        }
    }

    /** Not every card can be melded (GIN-B23). */
    record NotBigGin(Action action, int deadwood) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-B23");
        }

        @Override
        public Object needed() {
            return 0;
        }

        @Override
        public Object found() {
            return deadwood;
        }

        @Override
        public Message message() {
            return GinMessage.NOT_BIG_GIN.with(deadwood);
        }
    }

    /** The cards are no meld where aces stand as they do at this table (GIN-B11 to GIN-B13, GIN-20). */
    record NotAMeld(Action action, Meld meld) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-20");
        }

        @Override
        public Object needed() {
            return "a set or a run";
        }

        @Override
        public Object found() {
            return meld;
        }

        @Override
        public Message message() {
            return GinMessage.NOT_A_MELD.with(meld);
        }
    }

    /** Some cards of the meld are not in the hand, or are in another meld (GIN-B14). */
    record MeldNotInHand(Action action, Meld meld) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-B14");
        }

        @Override
        public Object needed() {
            return "cards of the hand";
        }

        @Override
        public Object found() {
            return meld;
        }

        @Override
        public Message message() {
            return GinMessage.MELD_NOT_IN_HAND.with(meld);
        }
    }

    /** After this meld no declaration could keep within the limit (GIN-10). */
    record DeclarationOverLimit(Action action, int limit, int deadwood) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-10");
        }

        @Override
        public Object needed() {
            return limit;
        }

        @Override
        public Object found() {
            return deadwood;
        }

        @Override
        public Message message() {
            return GinMessage.DECLARATION_OVER_LIMIT.with(limit, deadwood);
        }
    }

    /** The declaration leaves more deadwood than the knock allows (GIN-10). */
    record NotDone(Action action, int limit, int deadwood) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-10");
        }

        @Override
        public Object needed() {
            return limit;
        }

        @Override
        public Object found() {
            return deadwood;
        }

        @Override
        public Message message() {
            return GinMessage.NOT_DONE.with(limit, deadwood);
        }
    }

    /** Nothing is laid off on gin or big gin (GIN-6). */
    record NoLayOff(Action action) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-6");
        }

        @Override
        public Object needed() {
            return "a knock with deadwood";
        }

        @Override
        public Object found() {
            return "gin";
        }

        @Override
        public Message message() {
            return GinMessage.NO_LAY_OFF.with();
        }
    }

    /** The knocker has no such meld on the table (GIN-B19). */
    record NoSuchMeld(Action action, Meld meld) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-B19");
        }

        @Override
        public Object needed() {
            return "a meld of the knocker";
        }

        @Override
        public Object found() {
            return meld;
        }

        @Override
        public Message message() {
            return GinMessage.NO_SUCH_MELD.with(meld);
        }
    }

    /** The meld does not take the card (GIN-12). */
    record DoesNotFit(Action action, Card card, Meld onto, long taken) implements GinViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("GIN-12");
        }

        @Override
        public Object needed() {
            return CardNotation.format(taken);
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return GinMessage.DOES_NOT_FIT.with(card, onto);
        }
    }
}
