package dev.croupier.pokemon.sets.flf;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class MCharizardEx69 {
    static final Card CARD = pokemon("M Charizard-EX", "FLF", "69")
            .megaOf("Charizard-EX", 230, DRAGON)
            .attack("Wild Blaze", "RRDCC", 300, after(Do.mill(5)))
            .weakness(FAIRY, times(2))
            .retreat(3)
            .build();

    private MCharizardEx69() {}
}
