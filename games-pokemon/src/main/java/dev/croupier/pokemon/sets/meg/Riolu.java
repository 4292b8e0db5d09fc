package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Riolu {
    static final Card CARD = pokemon("Riolu", "MEG", "76", "I")
            .basic(80, FIGHTING)
            .attack(
                    "Accelerating Stab",
                    "F",
                    30,
                    after(Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Accelerating Stab"))))
            .weakness(PSYCHIC, times(2))
            .retreat(2)
            .build();

    private Riolu() {}
}
