package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;

final class GiratinaV {
    static final Card CARD = pokemon("Giratina V", "LOR", "130", "F")
            .basic(220, DRAGON)
            .v()
            .attack("Abyss Seeking", "C", after(Do.takeFromTop(4, 2, Zone.LOST)))
            .attack("Shred", "GPC", 160, base(Do.ignoreDefenderEffects()))
            .retreat(2)
            .build();

    private GiratinaV() {}
}
