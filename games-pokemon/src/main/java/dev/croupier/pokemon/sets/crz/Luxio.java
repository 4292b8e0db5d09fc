package dev.croupier.pokemon.sets.crz;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Luxio {
    static final Card CARD = pokemon("Luxio", "CRZ", "42", "F")
            .stage1("Shinx", 90, LIGHTNING)
            .attack("Shorting Spark", "L", base(Do.hit(Those.theirs(Where.IN_PLAY, Likes.Simply.WITH_TOOL), 90)))
            .attack("Bite", "LC", 40)
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Luxio() {}
}
