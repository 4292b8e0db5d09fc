package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;

final class ColresssExperiment {
    static final Card CARD = supporter("Colress's Experiment", "LOR", "155", "F")
            .does(Do.takeFromTop(5, 3, Zone.LOST))
            .build();

    private ColresssExperiment() {}
}
