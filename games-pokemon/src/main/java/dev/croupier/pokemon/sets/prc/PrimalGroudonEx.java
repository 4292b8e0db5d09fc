package dev.croupier.pokemon.sets.prc;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class PrimalGroudonEx {
    static final Card CARD = pokemon("Primal Groudon-EX", "PRC", "86")
            .megaOf("Groudon-EX", 240, FIGHTING)
            .passive(Always.preventsOpponentsTrainers(Likes.Simply.SELF))
            .attack(
                    "Gaia Volcano",
                    "FFFC",
                    plus(100),
                    base(Do.when(Whens.stadium(null), Do.more(100))),
                    after(Do.discardStadium()))
            .weakness(GRASS, times(2))
            .retreat(4)
            .build();

    private PrimalGroudonEx() {}
}
