package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.takeOneOfTop;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.table.PokemonEvent.Zone.DECK_BOTTOM;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class Drakloak {
    static final Card CARD = pokemon("Drakloak", "TWM", "129", "H")
            .stage1("Dreepy", 90, DRAGON)
            .ability("Recon Directive", use(Activation.Limit.POKEMON_TURN).does(takeOneOfTop(2, DECK_BOTTOM)))
            .attack("Dragon Headbutt", "RP", 70)
            .retreat(1)
            .build();

    private Drakloak() {}
}
