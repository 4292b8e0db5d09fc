package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * One player's side as an observer sees it. Where cards lie in no order they are listed in the order of decks.
 *
 * @param cards how many cards the player's deck list has
 * @param deckList the deck list, where the observer knows it
 * @param handSize how many cards the hand has
 * @param hand the hand, where the observer may look into it
 * @param pile the deck
 * @param discard the discard pile
 * @param lost the cards in the Lost Zone
 * @param prizes the Prize cards
 * @param resolving Trainers that are being played
 * @param active the Active Pokémon
 * @param bench the Benched Pokémon, in the order in which they came there
 * @param lasting what holds for the player for a while
 * @param turn what the player has done in this turn
 * @param spent what is used once a game
 * @param prizesToWin how many Prizes have to be taken to win
 * @param taken how many Prizes were taken
 * @param atTable whether the player still takes part
 */
public record SeenSide(
        int cards,
        Option<Array<Card>> deckList,
        int handSize,
        Option<Array<Card>> hand,
        SeenPile pile,
        Array<Card> discard,
        Array<Card> lost,
        SeenPrizes prizes,
        Array<Card> resolving,
        Option<SeenPokemon> active,
        Array<SeenPokemon> bench,
        Array<Lasting> lasting,
        SeatTurn turn,
        Array<String> spent,
        int prizesToWin,
        int taken,
        boolean atTable) {

    /** The Pokémon in play, the Active one first. */
    public Array<SeenPokemon> inPlay() {
        return active.toArray().appendAll(bench);
    }

    /** The same for an observer who knows the deck list. */
    public SeenSide withDeckList(Array<Card> list) {
        return new SeenSide(
                cards,
                Option.some(list),
                handSize,
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable);
    }

    /** The player's cards outside play that the observer sees; of the known cards of deck and Prizes, those alone whose place is known, too. */
    Array<Card> seenCards() {
        return hand.getOrElse(Array::empty)
                .appendAll(pile.seenCards())
                .appendAll(discard)
                .appendAll(lost)
                .appendAll(prizes.seenCards())
                .appendAll(resolving);
    }

    /**
     * The deck.
     *
     * @param segments top first
     * @param cards all its cards, where the observer knows which they are
     */
    public record SeenPile(Array<SeenSegment> segments, Option<Array<Card>> cards) {

        public int size() {
            return segments.map(SeenSegment::size).sum().intValue();
        }

        /** The cards of the segments that the observer knows. */
        public Array<Card> seenCards() {
            return segments.flatMap(segment -> segment.cards().getOrElse(Array::empty));
        }
    }

    /**
     * Cards that lie together in a deck, in an order that nobody knows.
     *
     * @param size how many
     * @param cards which ones, where the observer knows it
     * @param knowers who knows it, as bits
     */
    public record SeenSegment(int size, Option<Array<Card>> cards, int knowers) {}

    /**
     * The Prize cards.
     *
     * @param places in order
     * @param known whether their owner knows which cards they are, though not where
     * @param hidden the cards of the places whose card the observer does not see, where it knows which they are
     */
    public record SeenPrizes(Array<SeenPrize> places, boolean known, Option<Array<Card>> hidden) {

        /** How many are left. */
        public int left() {
            return places.count(SeenPrize::there);
        }

        /** The cards whose places the observer sees. */
        public Array<Card> seenCards() {
            return places.flatMap(SeenPrize::card);
        }
    }

    /**
     * A place for a Prize card.
     *
     * @param there whether a card lies there
     * @param faceUp whether it lies face up
     * @param card which it is, where the observer sees it
     */
    public record SeenPrize(boolean there, boolean faceUp, Option<Card> card) {}
}
