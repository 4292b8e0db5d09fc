package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.stadium;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.which.Likes;

final class BattleCage {
    static final Card CARD = stadium("Battle Cage", "PFL", "85", "I")
            .passive(Always.prevents(
                    Passive.Prevented.COUNTERS,
                    Likes.Simply.BENCHED,
                    Likes.Simply.RIVAL,
                    Origin.ATTACK,
                    Origin.ABILITY))
            .build();

    private BattleCage() {}
}
