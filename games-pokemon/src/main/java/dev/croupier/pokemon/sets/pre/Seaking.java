package dev.croupier.pokemon.sets.pre;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class Seaking {
    static final Card CARD = pokemon("Seaking", "PRE", "21", "H")
            .stage1("Goldeen", 110, WATER)
            .ability("Festival Lead", Always.attacksAgain(Likes.Simply.SELF, Whens.stadium("Festival Grounds")))
            .attack("Rapid Draw", "C", 60, after(Do.draw(2)))
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private Seaking() {}
}
