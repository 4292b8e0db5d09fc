package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;

final class ShayminV {
    static final Card CARD = pokemon("Shaymin V", "BRS", "13", "F")
            .basic(190, GRASS)
            .v()
            .attack("Flap", "G", 30)
            .attack(
                    "Revenge Blast",
                    "GC",
                    plus(60),
                    base(Do.more(HowManys.times(40, HowManys.prizesTaken(Whose.OPPONENTS)))))
            .weakness(FIRE, times(2))
            .retreat(1)
            .build();

    private ShayminV() {}
}
