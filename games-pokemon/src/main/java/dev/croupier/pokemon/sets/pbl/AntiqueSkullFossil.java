package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class AntiqueSkullFossil {
    static final Card CARD = item("Antique Skull Fossil", "PBL", "73", "J")
            .playedAs(fossil -> fossil.basic(60, COLORLESS)
                    .passive(Always.noConditions(Likes.Simply.SELF), Always.cannotRetreat(Likes.Simply.SELF)))
            .build();

    private AntiqueSkullFossil() {}
}
