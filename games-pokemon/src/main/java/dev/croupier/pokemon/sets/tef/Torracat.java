package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Always.cannotUse;
import static dev.croupier.pokemon.card.Do.onSelfNextTurn;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;

import dev.croupier.pokemon.table.Card;

final class Torracat {
    static final Card CARD = pokemon("Torracat", "TEF", "33", "H")
            .stage1("Litten", 100, FIRE)
            .attack("Bite", "R", 30)
            .attack("Flare Strike", "RCC", 80, after(onSelfNextTurn(cannotUse(SELF, "Flare Strike"))))
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private Torracat() {}
}
