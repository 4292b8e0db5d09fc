package dev.croupier.pokemon.query;

import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;

/** Which cards of a hand a text can have put onto a Pokémon to evolve it. */
public final class Evolutions {
    private Evolutions() {}

    /** The Stage 2 cards in its player's hand that come from that Pokémon, the Stage between left out; none where it cannot evolve. */
    public static CardSet skipping(PokemonState state, InPlay pokemon) {
        DeckList deck = state.deck(pokemon.owner());
        CardSet seconds = state.hand(pokemon.owner()).intersection(deck.secondStages());
        return seconds.isEmpty()
                ? seconds
                : deck.where(
                        seconds,
                        card -> state.setting().lineage().isSecondAfter(card, pokemon.name())
                                && Permission.forbids(
                                                state, pokemon.owner(), Passive.Forbidden.EVOLVE, pokemon, card.name())
                                        == null);
    }
}
