package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.cannotAttack;
import static dev.croupier.pokemon.card.Do.onSelfNextTurn;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;

import dev.croupier.pokemon.table.Card;

final class Finizen {
    static final Card CARD = pokemon("Finizen", "TWM", "59", "H")
            .basic(70, WATER)
            .attack("Aqua Slash", "W", 30, after(onSelfNextTurn(cannotAttack(SELF))))
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private Finizen() {}
}
