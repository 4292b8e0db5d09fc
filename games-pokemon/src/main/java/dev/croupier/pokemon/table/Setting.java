package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.PokemonRules;
import io.vavr.collection.Array;

/**
 * What does not change during a game.
 *
 * @param rules the options
 * @param decks by seat, the deck lists; they are closed unless the options say otherwise
 * @param teams by seat, its team: who is not of one's team is an opponent
 */
public record Setting(PokemonRules rules, Array<DeckList> decks, Array<Integer> teams) {

    /** A table where every seat is its own team. */
    public static Setting of(PokemonRules rules, Array<DeckList> decks) {
        return new Setting(rules, decks, Array.range(0, decks.size()));
    }

    public int team(Seat seat) {
        return teams.get(seat.index());
    }

    public boolean areOpponents(Seat one, Seat other) {
        return team(one) != team(other);
    }
}
