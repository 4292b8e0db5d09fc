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
 * @param lineage which Pokémon the Stage 2 cards of the decks come from
 */
public record Setting(PokemonRules rules, Array<DeckList> decks, Array<Integer> teams, Lineage lineage) {

    /** A table of these teams, where no cards are known but those of the decks. */
    public Setting(PokemonRules rules, Array<DeckList> decks, Array<Integer> teams) {
        this(rules, decks, teams, Lineage.of(decks, Array.empty()));
    }

    /** A table where every seat is its own team, and where no cards are known but those of the decks. */
    public static Setting of(PokemonRules rules, Array<DeckList> decks) {
        return of(rules, decks, Array.empty());
    }

    /**
     * A table where every seat is its own team.
     *
     * @param known other cards that there are: a deck need not have the Stage between two others
     */
    public static Setting of(PokemonRules rules, Array<DeckList> decks, Array<Card> known) {
        return of(rules, decks, Array.range(0, decks.size()), known);
    }

    /**
     * A table of those teams.
     *
     * @param known other cards that there are: a deck need not have the Stage between two others
     */
    public static Setting of(PokemonRules rules, Array<DeckList> decks, Array<Integer> teams, Array<Card> known) {
        return new Setting(rules, decks, teams, Lineage.of(decks, known));
    }

    public int team(Seat seat) {
        return teams.get(seat.index());
    }

    public boolean areOpponents(Seat one, Seat other) {
        return team(one) != team(other);
    }
}
