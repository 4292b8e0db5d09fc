package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.benchFromDiscard;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Duskull {
    static final Card CARD = pokemon("Duskull", "SFA", "18", "H")
            .basic(60, PSYCHIC)
            .attack("Come and Get You", "P", after(benchFromDiscard(Kinds.named("Duskull"), 3)))
            .attack("Mumble", "PP", 30)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Duskull() {}
}
