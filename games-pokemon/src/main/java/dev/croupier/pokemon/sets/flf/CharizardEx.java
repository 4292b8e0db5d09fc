package dev.croupier.pokemon.sets.flf;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class CharizardEx {
    static final Card CARD = pokemon("Charizard-EX", "FLF", "12")
            .basic(180, FIRE)
            .upperEx()
            .attack("Wing Attack", "CCC", 60)
            .attack(
                    "Combustion Blast",
                    "RRCC",
                    150,
                    after(Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Combustion Blast"))))
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private CharizardEx() {}
}
