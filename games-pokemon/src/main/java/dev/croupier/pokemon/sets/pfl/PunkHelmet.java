package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class PunkHelmet {
    static final Card CARD = tool("Punk Helmet", "PFL", "92", "I")
            .passive(Always.retaliates(
                    Likes.all(Likes.Simply.SELF, Likes.Simply.STRUCK_ACTIVE, Likes.ofType(DARKNESS)),
                    Do.putCounters(Those.attacker(), 4)))
            .build();

    private PunkHelmet() {}
}
