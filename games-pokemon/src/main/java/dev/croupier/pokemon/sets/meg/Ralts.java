package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Ralts {
    static final Card CARD = pokemon("Ralts", "MEG", "58", "I")
            .basic(70, PSYCHIC)
            .attack("Collect", "C", after(Do.draw(1)))
            .attack("Headbutt", "P", 10)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Ralts() {}
}
