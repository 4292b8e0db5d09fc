package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.PokemonRules;
import io.vavr.collection.Array;

/**
 * What does not change during a game.
 *
 * @param rules the options
 * @param decks by seat, the deck lists; they are closed unless the options say otherwise
 * @param seating what kind of table it is: teams, what is peculiar to a seat, what follows what
 * @param lineage which Pokémon the Stage 2 cards of the decks come from
 */
public record Setting(PokemonRules rules, Array<DeckList> decks, Seating seating, Lineage lineage) {

    /**
     * A table of that seating.
     *
     * @param known other cards that there are: a deck need not have the Stage between two others
     */
    public static Setting of(PokemonRules rules, Array<DeckList> decks, Seating seating, Array<Card> known) {
        return new Setting(rules, decks, seating, Lineage.of(decks, known));
    }

    public Course course() {
        return seating.course();
    }

    public SeatProfile profile(Seat seat) {
        return seating.profile(seat);
    }

    public Array<Integer> teams() {
        return seating.teams();
    }

    public int team(Seat seat) {
        return seating.team(seat);
    }

    /** Who sees what that seat sees, as bits: itself, or those who answer for it. */
    public int lookers(Seat seat) {
        if (profile(seat).answering() != SeatProfile.Answering.OPPONENTS) {
            return 1 << seat.index();
        }
        int lookers = 1 << seat.index();
        for (int other = 0; other < decks.size(); other++) {
            lookers |= areOpponents(seat, Seat.of(other)) ? 1 << other : 0;
        }
        return lookers;
    }

    public boolean areOpponents(Seat one, Seat other) {
        return seating.areOpponents(one, other);
    }
}
