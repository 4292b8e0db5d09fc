package dev.croupier.ginrummy.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.ShownDiscards;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Score;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * What an observer may know of a table.
 *
 * @param observer who looks
 * @param rules the options in force
 * @param phase where the hand stands
 * @param over whether the game is over, so that nobody acts
 * @param turn the seat to act, or that would deal next
 * @param dealer who dealt
 * @param hands by seat, the cards that are in no meld on the table
 * @param stock how many cards the stock has
 * @param pile the discard pile, top first: all of it was public
 * @param upcard the card that was turned up
 * @param knockLimit the most deadwood to knock with in this hand
 * @param taken the card that the seat to act took from the pile in this turn
 * @param pileDraws the cards taken from the pile in this hand
 * @param putBack whether the last discard was the card just taken
 * @param showdown what lies open after a knock
 * @param result what the hand came to, once it is over
 * @param score the match so far
 * @param handsOver how many hands are over
 * @param decisions how many decisions were taken
 * @param withdrawn who gave up
 */
public record GinView(
        Observer observer,
        GinRules rules,
        Phase phase,
        boolean over,
        Seat turn,
        Seat dealer,
        Array<SeenHand> hands,
        int stock,
        List<Card> pile,
        Option<Card> upcard,
        int knockLimit,
        Option<Card> taken,
        int pileDraws,
        boolean putBack,
        Option<Showdown> showdown,
        Option<HandResult> result,
        Score score,
        int handsOver,
        int decisions,
        Option<Seat> withdrawn) {

    /**
     * A hand as it is seen.
     *
     * @param size how many cards it has
     * @param known those of them that the observer knows: all, or the ones that were taken from the pile
     * @param fromPile those that were taken from the pile, so that everybody knows them
     */
    public record SeenHand(int size, CardSet known, CardSet fromPile) {
        /** Whether every card is known. */
        public boolean isOpen() {
            return known.size() == size;
        }
    }

    public SeenHand hand(Seat seat) {
        return hands.get(seat.index());
    }

    /** The mask of the cards that {@code seat} is known to hold outside of melds. */
    public long known(Seat seat) {
        return hand(seat).known().low();
    }

    /** The seat to act; none when the game is over. */
    public Option<Seat> toAct() {
        return Option.when(!over, turn);
    }

    /** The discards that this table shows, top first (GIN-19). */
    public List<Card> shownPile() {
        return rules.viewShowsDiscards() == ShownDiscards.ALL ? pile : pile.take(1);
    }

    /** The cards that the observer knows the place of: hands as far as known, the pile, melds on the table. */
    public CardSet seen() {
        long cards = hands.get(0).known().low() | hands.get(1).known().low();
        for (Card card : pile) {
            cards |= card.mask();
        }
        return CardSet.ofBits(cards | showdown.map(Showdown::cards).getOrElse(0L));
    }

    /** The cards whose place the observer doesn't know: in the stock, or in a hidden hand. */
    public CardSet unseen() {
        return CardSet.range(0, Card.COUNT).minus(seen());
    }
}
