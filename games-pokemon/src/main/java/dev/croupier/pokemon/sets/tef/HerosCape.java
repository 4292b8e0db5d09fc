package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Always.changes;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;

final class HerosCape {
    static final Card CARD = tool("Hero's Cape", "TEF", "152", "H")
            .aceSpec()
            .passive(changes(Hook.HP, SELF, 100))
            .build();

    private HerosCape() {}
}
