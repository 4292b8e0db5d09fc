package dev.croupier.ginrummy.table;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.Meld;

/** What a seat may do at a table of Gin Rummy. Each kind of action has its rule in the package of its name. */
public sealed interface GinAction extends Action {

    /** Has the rule of this kind of action answer. */
    <R> R accept(Visitor<R> visitor);

    /** Refuses the upcard (GIN-13), or the last discard (GIN-16). */
    record Pass(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pass(this);
        }
    }

    /** Takes the top card of the pile, the upcard included. */
    record DrawPile(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drawPile(this);
        }
    }

    /** Draws from the stock. */
    record DrawStock(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drawStock(this);
        }
    }

    /** Ends the turn with a card on the pile. */
    record Discard(Seat seat, Card card) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.discard(this);
        }
    }

    /** Ends the play with a card on the pile, and lays the hand open. Declaring no deadwood makes it gin. */
    record Knock(Seat seat, Card card) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.knock(this);
        }
    }

    /** Ends the play without a discard: every card is melded. */
    record BigGin(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bigGin(this);
        }
    }

    /** Lays out a meld of one's own, after a knock. */
    record DeclareMeld(Seat seat, Meld meld) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.declareMeld(this);
        }
    }

    /** Lays a card off on one of the knocker's melds, as it lies. */
    record LayOff(Seat seat, Card card, Meld onto) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.layOff(this);
        }
    }

    /** Is finished with melding or laying off; what is left is deadwood. */
    record Done(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.done(this);
        }
    }

    /** Deals the next hand of the match. */
    record Deal(Seat seat) implements GinAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.deal(this);
        }
    }

    /** One answer for each kind of action. */
    interface Visitor<R> {
        R pass(Pass action);

        R drawPile(DrawPile action);

        R drawStock(DrawStock action);

        R discard(Discard action);

        R knock(Knock action);

        R bigGin(BigGin action);

        R declareMeld(DeclareMeld action);

        R layOff(LayOff action);

        R done(Done action);

        R deal(Deal action);
    }
}
