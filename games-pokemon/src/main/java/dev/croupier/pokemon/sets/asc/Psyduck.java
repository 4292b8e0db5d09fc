package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import io.vavr.collection.Array;

final class Psyduck {
    static final Card CARD = pokemon("Psyduck", "ASC", "39", "I")
            .basic(70, WATER)
            .ability(
                    "Damp",
                    new Passive.Silences(Hook.ABILITY_SILENCED, Likes.Simply.ANY, Whens.always(), Array.empty(), true))
            .attack("Ram", "CC", 20)
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private Psyduck() {}
}
