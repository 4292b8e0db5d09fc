package dev.croupier.pokemon.sets.plb;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;

final class Archen {
    static final Card CARD = pokemon("Archen", "PLB", "53")
            .restored("Plume Fossil", 70, FIGHTING)
            .ability(
                    "Prehistoric Call",
                    use(POKEMON_TURN).fromDiscard().does(new MoveCards(Bound.THIS_CARD, Zone.DECK_BOTTOM, true)))
            .attack("Wing Attack", "CC", 20)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Archen() {}
}
