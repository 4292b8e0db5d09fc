package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Always.damageToActive;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.which.Likes.Simply.ANY;
import static dev.croupier.pokemon.which.Likes.tagged;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;

final class MaximumBelt {
    static final Card CARD = tool("Maximum Belt", "TEF", "154", "H")
            .aceSpec()
            .passive(damageToActive(ANY, tagged(Tag.EX), 50))
            .build();

    private MaximumBelt() {}
}
