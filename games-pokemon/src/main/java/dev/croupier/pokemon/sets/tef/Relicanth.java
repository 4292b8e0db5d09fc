package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.when.Whens.always;
import static dev.croupier.pokemon.which.Likes.Simply.EVOLVED;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.which.Likes;

final class Relicanth {
    static final Card CARD = pokemon("Relicanth", "TEF", "84", "H")
            .basic(100, FIGHTING)
            .ability(
                    "Memory Dive",
                    new Passive.Borrows(
                            Likes.all(Likes.yours(), EVOLVED), always(), Passive.Lender.PREVIOUS_EVOLUTIONS))
            .attack("Razor Fin", "FC", 30)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Relicanth() {}
}
