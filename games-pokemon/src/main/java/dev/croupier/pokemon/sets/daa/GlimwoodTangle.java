package dev.croupier.pokemon.sets.daa;

import static dev.croupier.pokemon.card.Write.stadium;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;

final class GlimwoodTangle {
    static final Card CARD = stadium("Glimwood Tangle", "DAA", "162", "D")
            .passive(Always.ignoresFlips(Passive.Who.EVERYBODY))
            .build();

    private GlimwoodTangle() {}
}
