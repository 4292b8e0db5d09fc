package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.cannotAttack;
import static dev.croupier.pokemon.card.Always.entersOnlyInExchange;
import static dev.croupier.pokemon.card.Do.onSelfNextTurn;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;

import dev.croupier.pokemon.table.Card;

final class PalafinEx {
    static final Card CARD = pokemon("Palafin ex", "TWM", "61", "H")
            .stage1("Finizen", 340, WATER)
            .ex()
            .ability("Hero's Spirit", entersOnlyInExchange())
            .attack("Giga Impact", "W", 250, after(onSelfNextTurn(cannotAttack(SELF))))
            .weakness(LIGHTNING, times(2))
            .retreat(2)
            .build();

    private PalafinEx() {}
}
