package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaDarkraiEx {
    static final Card CARD = pokemon("Mega Darkrai ex", "PBL", "48", "J")
            .basic(280, DARKNESS)
            .mega()
            .ex()
            .attack(
                    "Dusk Raid",
                    "DD",
                    plus(110),
                    base(Do.when(Whens.exists(Those.yours(Where.BENCHED, Likes.Simply.DAMAGED)), Do.more(110))))
            .attack(
                    "Abyss Eye",
                    "DDD",
                    after(Do.when(
                            Whens.exists(Those.only(Those.defender(), Likes.Simply.AFFLICTED)),
                            Do.knockOut(Those.defender()))))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private MegaDarkraiEx() {}
}
