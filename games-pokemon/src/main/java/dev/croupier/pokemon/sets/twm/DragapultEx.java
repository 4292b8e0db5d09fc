package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.distributeCounters;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.table.Card;

final class DragapultEx {
    static final Card CARD = pokemon("Dragapult ex", "TWM", "130", "H")
            .stage2("Drakloak", 320, DRAGON)
            .tera()
            .ex()
            .attack("Jet Headbutt", "C", 70)
            .attack("Phantom Dive", "RP", 200, after(distributeCounters(6, theirs(BENCHED))))
            .retreat(1)
            .build();

    private DragapultEx() {}
}
