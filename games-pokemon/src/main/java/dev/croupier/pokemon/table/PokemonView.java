package dev.croupier.pokemon.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.rules.PokemonRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an observer sees of a table: cards by what they say, never by number.
 *
 * @param observer who
 * @param rules the options
 * @param seating what kind of table it is
 * @param sides by seat
 * @param stadium the Stadium in play
 * @param turn whose turn it is
 * @param facts what happened in this turn and the one before it
 * @param agenda what is still to be done, what is hidden from the observer masked
 * @param known what the observer knows of the others' hidden cards
 * @param openlyKnown what everybody knows of hidden cards
 * @param entered how many Pokémon have entered play
 * @param decisions how many were taken
 * @param outcome how the game ended, once it has
 */
public record PokemonView(
        Observer observer,
        PokemonRules rules,
        Seating seating,
        Array<SeenSide> sides,
        Option<SeenStadium> stadium,
        TurnState turn,
        Facts facts,
        Agenda<PokemonState, PokemonEvent> agenda,
        Whereabouts<Card, Place> known,
        Whereabouts<Card, Place> openlyKnown,
        int entered,
        int decisions,
        Option<Outcome> outcome) {

    /**
     * The Stadium in play.
     *
     * @param card with its owner
     * @param by who played it
     */
    public record SeenStadium(SeenCard card, Seat by) {}

    /** The same with other sides. */
    public PokemonView withSides(Array<SeenSide> others) {
        return new PokemonView(
                observer,
                rules,
                seating,
                others,
                stadium,
                turn,
                facts,
                agenda,
                known,
                openlyKnown,
                entered,
                decisions,
                outcome);
    }

    public SeenSide side(Seat seat) {
        return sides.get(seat.index());
    }

    /** The seats in order. */
    public Array<Seat> seats() {
        return Array.range(0, sides.size()).map(Seat::of);
    }

    /** The Pokémon in play of that id; none where it has left. */
    public Option<SeenPokemon> find(PokemonId id) {
        return sides.iterator()
                .flatMap(SeenSide::inPlay)
                .find(pokemon -> pokemon.id().equals(id));
    }

    /** The cards of that player's deck that the observer sees now, wherever they lie, in the order of decks. */
    public Array<Card> seen(Seat owner) {
        return side(owner)
                .seenCards()
                .appendAll(inPlay().filter(card -> card.owner().equals(owner)).map(SeenCard::card))
                .sorted();
    }

    /** All cards in play. */
    private Array<SeenCard> inPlay() {
        return sides.flatMap(SeenSide::inPlay).flatMap(SeenPokemon::cards).appendAll(stadium.map(SeenStadium::card));
    }

    /** Where the observer knows the deck list: the cards of the deck that it does not see, such as those of the own deck and Prizes. */
    public Option<Array<Card>> unseen(Seat owner) {
        return side(owner).deckList().map(list -> seen(owner).foldLeft(list, Array::remove));
    }
}
