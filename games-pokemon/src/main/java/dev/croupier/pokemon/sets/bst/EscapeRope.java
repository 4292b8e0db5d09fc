package dev.croupier.pokemon.sets.bst;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.EachPlayer;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;

final class EscapeRope {
    static final Card CARD = item("Escape Rope", "BST", "125", "E")
            .does(EachPlayer.does(Whose.OTHERS, Do.switchActive()), Do.switchActive())
            .build();

    private EscapeRope() {}
}
