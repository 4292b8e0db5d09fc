package dev.croupier.ginrummy.table;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Score;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A table of Gin Rummy, whole: hidden cards too. Sets of cards are {@code long} masks, bit {@code n} for the card with number {@code n}
 * (a hand of at most 14 cards is asked for its deadwood millions of times a second).
 *
 * @param phase where the hand stands
 * @param turn the index of the seat to act
 * @param dealer the index of the seat that dealt
 * @param hand0 seat 0's cards that are in no meld on the table
 * @param hand1 seat 1's cards that are in no meld on the table
 * @param known0 those of seat 0's cards that were taken from the pile, so that everybody knows them
 * @param known1 those of seat 1's cards that were taken from the pile
 * @param stock the face-down rest of the deck
 * @param pile the discard pile, top first
 * @param upcard the card that was turned up, if the hand began with one
 * @param taken the card that was taken from the pile in this turn, if one was
 * @param pileDraws the cards taken from the pile in this hand
 * @param putBack whether the last discard was the card just taken from the pile
 * @param showdown what lies open after a knock
 * @param result what the hand came to, once it is over
 * @param score the match so far, this hand included once it is over
 * @param hands how many hands are over
 * @param decisions how many decisions were taken
 * @param withdrawn who gave up, if anybody did
 */
@PlainlyGenerated
@Value.Builder
public record GinState(
        Phase phase,
        int turn,
        int dealer,
        long hand0,
        long hand1,
        long known0,
        long known1,
        Pile stock,
        List<Card> pile,
        @Nullable Card upcard,
        @Nullable Card taken,
        int pileDraws,
        boolean putBack,
        @Nullable Showdown showdown,
        @Nullable HandResult result,
        Score score,
        int hands,
        int decisions,
        @Nullable Seat withdrawn)
        implements WithGinState {

    /** The seat to act. */
    public Seat toAct() {
        return Seat.of(turn);
    }

    /** The mask of the cards of {@code seat} that are in no meld on the table. */
    public long hand(int seat) {
        return seat == 0 ? hand0 : hand1;
    }

    /** The mask of the cards of {@code seat} that everybody knows from the pile. */
    public long known(int seat) {
        return seat == 0 ? known0 : known1;
    }

    /** The cards of {@code seat} that are in no meld on the table. */
    public CardSet hand(Seat seat) {
        return CardSet.ofBits(hand(seat.index()));
    }

    /** The mask of the cards in the pile. */
    public long pileCards() {
        return Cards.of(pile);
    }

    /** The top of the pile. */
    public Card top() {
        return pile.head();
    }

    public int takenNumber() {
        return taken == null ? -1 : taken.number();
    }

    /** What lies open; only after a knock. */
    public Showdown laidOut() {
        if (showdown == null) {
            throw new IllegalStateException("nobody has knocked: " + phase);
        }
        return showdown;
    }

    /** What lies open, after a knock. */
    public Option<Showdown> showdownIfAny() {
        return Option.of(showdown);
    }

    /** What the hand came to, once it is over. */
    public Option<HandResult> resultIfAny() {
        return Option.of(result);
    }

    /** Whether {@code seat}'s cards lie open: the knocker's from the knock on, both once a knocked hand is scored. */
    public boolean isOpen(Seat seat) {
        return showdown != null && (phase == Phase.SCORED || seat.equals(showdown.knocker()));
    }

    /** The acting seat has drawn a card; one copy of everything that this can change, since this is the hot path. */
    public GinState drawn(Phase next, Card card, Pile stockLeft, List<Card> pileLeft, boolean fromPile) {
        boolean first = turn == 0;
        long mask = card.mask();
        long shown = fromPile ? mask : 0L;
        return new GinState(
                next,
                turn,
                dealer,
                first ? hand0 | mask : hand0,
                first ? hand1 : hand1 | mask,
                first ? known0 | shown : known0,
                first ? known1 : known1 | shown,
                stockLeft,
                pileLeft,
                upcard,
                fromPile ? card : null,
                fromPile ? pileDraws + 1 : pileDraws,
                fromPile && putBack,
                null,
                null,
                score,
                hands,
                decisions + 1,
                withdrawn);
    }

    /** The acting seat has put a card on the pile; one copy of everything that this can change, since this is the hot path. */
    public GinState discarded(Phase next, int toAct, Card card) {
        boolean first = turn == 0;
        long kept = ~card.mask();
        return new GinState(
                next,
                toAct,
                dealer,
                first ? hand0 & kept : hand0,
                first ? hand1 : hand1 & kept,
                first ? known0 & kept : known0,
                first ? known1 : known1 & kept,
                stock,
                pile.prepend(card),
                upcard,
                null,
                pileDraws,
                card == taken,
                null,
                null,
                score,
                hands,
                decisions + 1,
                withdrawn);
    }

    /** The acting seat's hand and what is known of it, changed. */
    public GinState withHand(int seat, long hand) {
        return seat == 0
                ? withHand0(hand).withKnown0(known0 & hand)
                : withHand1(hand).withKnown1(known1 & hand);
    }

    public GinState counted() {
        return withDecisions(decisions + 1);
    }

    /** {@code seat} lays hand open: as knocker, with all its cards still outside of melds. */
    public GinState opened(Seat knocker, boolean bigGin, int limit) {
        return withShowdown(Showdown.opened(knocker, bigGin, limit)).withPhase(Phase.DECLARATION);
    }

    /** {@code seat} moves a meld from its hand to the table. */
    public GinState melded(Seat seat, Meld meld) {
        return withHand(seat.index(), hand(seat.index()) & ~meld.cards())
                .withShowdown(laidOut().withMeld(seat, meld));
    }

    /** The defender moves a card from its hand onto one of the knocker's melds. */
    public GinState laidOff(Card card, Meld onto, Meld extended) {
        int seat = laidOut().defender().index();
        return withHand(seat, hand(seat) & ~card.mask())
                .withShowdown(laidOut().withLayOff(card.mask(), onto, extended));
    }
}
