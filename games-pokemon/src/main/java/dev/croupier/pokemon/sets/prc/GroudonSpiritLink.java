package dev.croupier.pokemon.sets.prc;

import static dev.croupier.pokemon.card.Write.tool;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.which.Likes;

final class GroudonSpiritLink {
    static final Card CARD = tool("Groudon Spirit Link", "PRC", "131")
            .passive(Always.allows(
                    Passive.Allowed.EVOLVE_WITHOUT_ENDING_TURN,
                    Likes.all(Likes.Simply.SELF, Likes.named("Groudon-EX"))))
            .build();

    private GroudonSpiritLink() {}
}
