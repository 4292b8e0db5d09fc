package dev.croupier.heretoslay.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.knowledge.Whereabouts;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * What an observer sees of a table: cards by name, never by number.
 *
 * @param observer who
 * @param setting the options and the cards of the box
 * @param players by seat
 * @param deck the main deck
 * @param discards the discard pile, top first
 * @param resolving the cards that are being played, in the order of the box
 * @param monsterDeck how many Monsters are face down
 * @param monsterRow the face-up Monsters, in the order in which they were turned up
 * @param leaders the Party Leaders that can still be chosen
 * @param turn whose turn it is, and what was used in it
 * @param lasting what holds for a while
 * @param agenda what is still to be done, what is hidden from the observer masked
 * @param known what the observer knows of the others' hands
 * @param openlyKnown what everybody knows of hands
 * @param decisions how many were taken
 * @param outcome how the game ended, once it has
 */
public record HtsView(
        Observer observer,
        Setting setting,
        Array<SeenPlayer> players,
        SeenDeck deck,
        List<Card> discards,
        Array<Card> resolving,
        int monsterDeck,
        Array<Card> monsterRow,
        Array<Card> leaders,
        SeenTurn turn,
        Array<Lasting> lasting,
        Agenda<HtsState, HtsEvent> agenda,
        Whereabouts<Card, Place> known,
        Whereabouts<Card, Place> openlyKnown,
        int decisions,
        Option<Outcome> outcome) {

    public SeenPlayer player(Seat seat) {
        return players.get(seat.index());
    }

    /** The rolls that are on the table, those thrown last. */
    public Option<Rolls> rolls() {
        return Option.of(agenda.nearest(Rolls.SLOT));
    }

    /**
     * A player as the observer sees it.
     *
     * @param handSize how many cards the hand has
     * @param hand the hand, in the order of the box, where the observer may look into it; else none
     * @param leader the Party Leader, once there is one
     * @param heroes the Heroes of the Party, in the order of the box
     * @param monsters the slain Monsters, in the order of slaying
     * @param atTable whether the player still takes part
     */
    public record SeenPlayer(
            int handSize,
            Option<Array<Card>> hand,
            Option<Card> leader,
            Array<SeenHero> heroes,
            Array<Card> monsters,
            boolean atTable) {

        /** The classes of the Party, in their order. */
        public Array<HeroClass> classes() {
            Array<HeroClass> all = heroes.map(SeenHero::heroClass)
                    .appendAll(leader.map(card -> card.leader().heroClass()));
            return Array.of(HeroClass.values()).filter(all::contains);
        }
    }

    /**
     * A Hero in play.
     *
     * @param card the Hero
     * @param heroClass its class, as what it wears makes it
     * @param items what it wears
     * @param used whether it was rolled for in this turn
     */
    public record SeenHero(Card card, HeroClass heroClass, Array<Card> items, boolean used) {}

    /**
     * The main deck.
     *
     * @param size how many cards
     * @param top the cards on top that somebody has looked at, top first; which one only where the observer knows it
     * @param knowers who knows these, as bits
     */
    public record SeenDeck(int size, List<Option<Card>> top, List<Integer> knowers) {}

    /**
     * The turn.
     *
     * @param number 1 for the first turn of the game, 0 before it
     * @param seat whose turn
     * @param points action points left
     * @param used the Heroes that were rolled for in this turn, wherever they are now
     * @param skillUsed whether the skill of the Party Leader that costs action points was used
     */
    public record SeenTurn(int number, Seat seat, int points, Array<Card> used, boolean skillUsed) {}

    /**
     * Cards that a program has bound.
     *
     * @param size how many
     * @param cards which ones, in the order of the box, where the observer knows them
     * @param where where they came to lie
     * @param holder whose hand it is, where it is one
     * @param seers who knows them, as bits
     */
    public record SeenHeld(int size, Option<Array<Card>> cards, Held.Where where, Seat holder, int seers) {}
}
