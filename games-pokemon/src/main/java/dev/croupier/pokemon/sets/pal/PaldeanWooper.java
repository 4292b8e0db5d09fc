package dev.croupier.pokemon.sets.pal;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;

final class PaldeanWooper {
    static final Card CARD = pokemon("Paldean Wooper", "PAL", "128", "G")
            .basic(60, DARKNESS)
            .attack("Find a Home", "C", after(Do.searchToHand(Kinds.ofSort(Face.Sort.STADIUM), 1)))
            .attack("Ram", "D", 10)
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private PaldeanWooper() {}
}
