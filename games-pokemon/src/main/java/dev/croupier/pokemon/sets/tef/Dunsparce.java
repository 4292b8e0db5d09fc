package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.onHeads;
import static dev.croupier.pokemon.card.Do.shieldSelf;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.table.Card;

final class Dunsparce {
    static final Card CARD = pokemon("Dunsparce", "TEF", "128", "H")
            .basic(60, COLORLESS)
            .attack("Gnaw", "C", 10)
            .attack("Dig", "CC", 30, after(onHeads(shieldSelf())))
            .weakness(FIGHTING, times(2))
            .build();

    private Dunsparce() {}
}
