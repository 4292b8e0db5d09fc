package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.noConditions;
import static dev.croupier.pokemon.card.Always.recovers;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.which.Likes.Simply.WITH_ENERGY;

import dev.croupier.pokemon.table.Card;

final class FestivalGrounds {
    static final Card CARD = stadium("Festival Grounds", "TWM", "149", "H")
            .passive(recovers(WITH_ENERGY), noConditions(WITH_ENERGY))
            .build();

    private FestivalGrounds() {}
}
