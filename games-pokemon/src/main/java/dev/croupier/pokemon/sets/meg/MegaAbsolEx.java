package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class MegaAbsolEx {
    static final Card CARD = pokemon("Mega Absol ex", "MEG", "86", "I")
            .basic(280, DARKNESS)
            .mega()
            .ex()
            .attack(
                    "Terminal Period",
                    "DC",
                    after(Do.when(
                            Whens.exactly(HowManys.counters(Those.defender()), 6), Do.knockOut(Those.defender()))))
            .attack("Claw of Darkness", "DDC", 200, after(Do.discardFromShownHand(1)))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private MegaAbsolEx() {}
}
