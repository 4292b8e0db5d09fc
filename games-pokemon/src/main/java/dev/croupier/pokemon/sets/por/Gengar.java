package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Gengar {
    static final Card CARD = pokemon("Gengar", "POR", "50", "J")
            .stage2("Haunter", 130, DARKNESS)
            .ability("Infinite Shadow", Always.toHandInstead(Likes.Simply.SELF, Likes.theirs()))
            .attack(
                    "Mind Jack",
                    "D",
                    plus(10),
                    base(Do.more(HowManys.times(30, HowManys.count(Those.theirs(BENCHED))))))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Gengar() {}
}
