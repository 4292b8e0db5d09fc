package dev.croupier.pokemon.sets.blk;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class Throh {
    static final Card CARD = pokemon("Throh", "BLK", "50", "I")
            .basic(130, FIGHTING)
            .attack(
                    "Shoulder Throw",
                    "FC",
                    minus(120),
                    base(Do.less(HowManys.times(30, HowManys.retreatCost(Those.defender())))))
            .weakness(PSYCHIC, times(2))
            .retreat(2)
            .build();

    private Throh() {}
}
