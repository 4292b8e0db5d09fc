package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.survivesOnce;
import static dev.croupier.pokemon.card.Write.tool;

import dev.croupier.pokemon.table.Card;

final class SurvivalBrace {
    static final Card CARD = tool("Survival Brace", "TWM", "164", "H")
            .aceSpec()
            .passive(survivesOnce(10))
            .build();

    private SurvivalBrace() {}
}
