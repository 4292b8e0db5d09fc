package dev.croupier.ginrummy.table;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Settlement;
import io.vavr.control.Option;

/** What happened at a table of Gin Rummy. */
public sealed interface GinEvent extends Event {

    /** This event as {@code observer} may know it; most are public. */
    default GinEvent seenBy(Observer observer) {
        return this;
    }

    @Override
    default boolean reveals() {
        return false;
    }

    /** A hand begins; {@code dealer} has dealt. */
    record HandBegun(Seat dealer, int hand) implements GinEvent {
        @Override
        public Message message() {
            return GinMessage.HAND_BEGUN.with(hand, dealer);
        }
    }

    /**
     * A seat was dealt its cards.
     *
     * @param cards none where they are hidden
     */
    record Dealt(Seat seat, int count, Option<CardSet> cards) implements GinEvent {
        @Override
        public GinEvent seenBy(Observer observer) {
            return observer.sees(seat) || cards.isEmpty() ? this : new Dealt(seat, count, Option.none());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return cards.map(dealt -> GinMessage.DEALT.with(seat, CardNotation.format(dealt.low())))
                    .getOrElse(() -> GinMessage.DEALT_HIDDEN.with(seat, count));
        }
    }

    /** The upcard began the pile. */
    record TurnedUp(Card card, int limit) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.TURNED_UP.with(card, limit);
        }
    }

    /** A seat refused the upcard or the last discard, which tells that it does not want it. */
    record Passed(Seat seat) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.PASSED.with(seat);
        }
    }

    /** A seat took the top of the pile. */
    record Took(Seat seat, Card card) implements GinEvent {
        @Override
        public Message message() {
            return GinMessage.TOOK.with(seat, card);
        }
    }

    /**
     * A seat drew from the stock.
     *
     * @param card none where it is hidden
     */
    record Drew(Seat seat, Option<Card> card) implements GinEvent {
        @Override
        public GinEvent seenBy(Observer observer) {
            return observer.sees(seat) || card.isEmpty() ? this : new Drew(seat, Option.none());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return card.map(drawn -> GinMessage.DREW.with(seat, drawn))
                    .getOrElse(() -> GinMessage.DREW_HIDDEN.with(seat));
        }
    }

    /** A seat ended its turn with a card on the pile. */
    record Discarded(Seat seat, Card card) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.DISCARDED.with(seat, card);
        }
    }

    /** A seat knocked: its discard and its hand lie open. */
    record Knocked(Seat seat, Card card, CardSet hand) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.KNOCKED.with(seat, card, CardNotation.format(hand.low()));
        }
    }

    /** A seat went big gin: its hand lies open. */
    record WentBigGin(Seat seat, CardSet hand) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.BIG_GIN.with(seat, CardNotation.format(hand.low()));
        }
    }

    /** A seat laid out a meld; {@code fromOpenHand} when its cards lay open before, as the knocker's do. */
    record Melded(Seat seat, Meld meld, boolean fromOpenHand) implements GinEvent {
        @Override
        public boolean reveals() {
            return !fromOpenHand;
        }

        @Override
        public Message message() {
            return GinMessage.MELDED.with(seat, meld);
        }
    }

    /** The defender laid a card off on one of the knocker's melds. */
    record LaidOff(Seat seat, Card card, Meld onto) implements GinEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return GinMessage.LAID_OFF.with(seat, card, onto);
        }
    }

    /** A seat was finished with its melds; what it was left with lies open. */
    record Finished(Seat seat, CardSet deadwood, int points, boolean fromOpenHand) implements GinEvent {
        @Override
        public boolean reveals() {
            return !fromOpenHand;
        }

        @Override
        public Message message() {
            return deadwood.isEmpty()
                    ? GinMessage.FINISHED_CLEAN.with(seat)
                    : GinMessage.FINISHED.with(seat, CardNotation.format(deadwood.low()), points);
        }
    }

    /** The hand is over. */
    record HandOver(HandResult result) implements GinEvent {
        @Override
        public Message message() {
            Message how = Endings.message(result.ending());
            if (result.ending().isVoid()) {
                return GinMessage.HAND_VOID.with(how);
            }
            return result.winner()
                    .map(winner -> GinMessage.HAND_WON.with(winner, how, result.points()))
                    .getOrElse(() -> GinMessage.HAND_TIED.with());
        }
    }

    /** The match is over. */
    record MatchOver(Settlement settlement) implements GinEvent {
        @Override
        public Message message() {
            Object first = settlement.totals().get(0);
            Object second = settlement.totals().get(1);
            return settlement
                    .winner()
                    .map(winner -> GinMessage.MATCH_WON.with(winner, first, second))
                    .getOrElse(() -> GinMessage.MATCH_TIED.with(first, second));
        }
    }

    /** A seat gave up. */
    record Withdrew(Seat seat) implements GinEvent {
        @Override
        public Message message() {
            return GinMessage.WITHDREW.with(seat);
        }
    }
}
