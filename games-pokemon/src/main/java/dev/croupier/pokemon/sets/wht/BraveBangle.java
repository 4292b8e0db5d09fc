package dev.croupier.pokemon.sets.wht;

import static dev.croupier.pokemon.card.Always.damageToActive;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.which.Likes.Simply.RULE_BOX;
import static dev.croupier.pokemon.which.Likes.not;
import static dev.croupier.pokemon.which.Likes.tagged;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;

final class BraveBangle {
    static final Card CARD = tool("Brave Bangle", "WHT", "80", "I")
            .passive(damageToActive(not(RULE_BOX), tagged(Tag.EX), 30))
            .build();

    private BraveBangle() {}
}
