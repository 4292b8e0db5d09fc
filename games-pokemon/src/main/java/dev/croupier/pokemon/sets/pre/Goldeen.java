package dev.croupier.pokemon.sets.pre;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Goldeen {
    static final Card CARD = pokemon("Goldeen", "PRE", "20", "H")
            .basic(50, WATER)
            .ability("Festival Lead", Always.attacksAgain(Likes.Simply.SELF, Whens.stadium("Festival Grounds")))
            .attack(
                    "Whirlpool",
                    "CC",
                    10,
                    after(Do.onHeads(Do.discardAttached(Those.defender(), Kinds.Simply.ENERGY, 1))))
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private Goldeen() {}
}
