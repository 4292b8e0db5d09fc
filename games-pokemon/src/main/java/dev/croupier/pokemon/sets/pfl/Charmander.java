package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class Charmander {
    static final Card CARD = pokemon("Charmander", "PFL", "11", "I")
            .basic(80, FIRE)
            .ability(
                    "Agile",
                    Always.none(
                            Hook.RETREAT_COST,
                            Likes.all(Likes.Simply.SELF, Likes.not(Likes.Simply.WITH_ENERGY)),
                            Whens.always()))
            .attack("Live Coal", "R", 20)
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private Charmander() {}
}
