package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.tool;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;

final class AirBalloon {
    static final Card CARD = tool("Air Balloon", "MEG", "166", "I")
            .passive(Always.changes(Hook.RETREAT_COST, Likes.Simply.SELF, -2))
            .build();

    private AirBalloon() {}
}
