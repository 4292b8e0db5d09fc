package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class RockyFightingEnergy {
    static final Card CARD = specialEnergy("Rocky Fighting Energy", "POR", "87", "J")
            .provides(FIGHTING)
            .passive(Always.preventsEffects(Likes.all(Likes.Simply.SELF, Likes.ofType(FIGHTING)), Likes.theirs()))
            .build();

    private RockyFightingEnergy() {}
}
