package dev.croupier.pokemon.sets.evo;

import static dev.croupier.pokemon.card.Write.tool;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.which.Likes;

final class CharizardSpiritLink {
    static final Card CARD = tool("Charizard Spirit Link", "EVO", "75")
            .passive(Always.allows(
                    Passive.Allowed.EVOLVE_WITHOUT_ENDING_TURN,
                    Likes.all(Likes.Simply.SELF, Likes.named("Charizard-EX"))))
            .build();

    private CharizardSpiritLink() {}
}
