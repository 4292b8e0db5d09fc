package dev.croupier.pokemon.sets.xy;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Xerneas {
    static final Card CARD = pokemon("Xerneas", "XY", "96")
            .basic(130, FAIRY)
            .attack(
                    "Geomancy",
                    "Y",
                    after(
                            Do.choose(Those.yours(Where.BENCHED), 2),
                            new Deck.LookThrough(),
                            Control.ForEach.of(
                                    Do.chosen(),
                                    Do.SECOND,
                                    Do.find(Kinds.basicEnergy(FAIRY), 1),
                                    Do.attachTo(Those.bound(Do.SECOND))),
                            new Deck.Shuffle(Whose.YOURS)))
            .attack("Rainbow Spear", "YYC", 100, after(Do.discardEnergy(Those.self(), COLORLESS, 1)))
            .weakness(METAL, times(2))
            .resistance(DARKNESS, minus(20))
            .retreat(2)
            .build();

    private Xerneas() {}
}
