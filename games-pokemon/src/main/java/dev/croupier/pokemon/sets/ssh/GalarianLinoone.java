package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class GalarianLinoone {
    static final Card CARD = pokemon("Galarian Linoone", "SSH", "118", "D")
            .stage1("Galarian Zigzagoon", 100, DARKNESS)
            .attack("Night Slash", "D", 20, after(Do.switchActive()))
            .attack("Hammer In", "DCC", 70)
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private GalarianLinoone() {}
}
