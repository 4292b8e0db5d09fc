package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Always.changes;
import static dev.croupier.pokemon.card.Always.none;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.when.Whens.always;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Likes.remainingHpAtMost;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;

final class RescueBoard {
    static final Card CARD = tool("Rescue Board", "TEF", "159", "H")
            .passive(
                    changes(Hook.RETREAT_COST, SELF, -1),
                    none(Hook.RETREAT_COST, Likes.all(SELF, remainingHpAtMost(30)), always()))
            .build();

    private RescueBoard() {}
}
