package dev.croupier.pokemon.sets.pre;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;

final class Budew {
    static final Card CARD = pokemon("Budew", "PRE", "4", "H")
            .basic(30, GRASS)
            .attack("Itchy Pollen", "", 10, after(Do.opponentsCannotPlay(Passive.Forbidden.PLAY_ITEM)))
            .weakness(FIRE, times(2))
            .build();

    private Budew() {}
}
