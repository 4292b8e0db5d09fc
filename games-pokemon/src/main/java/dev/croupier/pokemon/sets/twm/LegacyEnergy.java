package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.fewerPrizesOnceAGame;
import static dev.croupier.pokemon.card.Write.specialEnergy;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Types;

final class LegacyEnergy {
    static final Card CARD = specialEnergy("Legacy Energy", "TWM", "167", "H")
            .aceSpec()
            .provides(Types.every())
            .passive(fewerPrizesOnceAGame("Legacy Energy", 1))
            .build();

    private LegacyEnergy() {}
}
