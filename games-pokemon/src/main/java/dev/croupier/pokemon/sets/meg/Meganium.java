package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Meganium {
    static final Card CARD = pokemon("Meganium", "MEG", "10", "I")
            .stage2("Bayleef", 160, GRASS)
            .ability("Wild Growth", Always.energyProvides(Kinds.basicEnergy(GRASS), Likes.yours(), GRASS, GRASS))
            .attack("Solar Beam", "GGCC", 140)
            .weakness(FIRE, times(2))
            .retreat(2)
            .build();

    private Meganium() {}
}
