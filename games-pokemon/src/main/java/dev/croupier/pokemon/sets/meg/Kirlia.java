package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Kirlia {
    static final Card CARD = pokemon("Kirlia", "MEG", "59", "I")
            .stage1("Ralts", 100, PSYCHIC)
            .attack("Call Sign", "P", after(Do.searchToHand(Kinds.Simply.POKEMON, 3)))
            .attack("Psyshot", "P", 30)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Kirlia() {}
}
