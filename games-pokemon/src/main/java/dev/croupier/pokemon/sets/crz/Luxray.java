package dev.croupier.pokemon.sets.crz;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Luxray {
    static final Card CARD = pokemon("Luxray", "CRZ", "44", "F")
            .stage2("Luxio", 160, LIGHTNING)
            .ability("Explosiveness", Always.mayStartActive())
            .attack("Seeking Fang", "C", 50, after(Do.searchToHand(Kinds.Simply.TRAINER, 2)))
            .weakness(FIGHTING, times(2))
            .build();

    private Luxray() {}
}
