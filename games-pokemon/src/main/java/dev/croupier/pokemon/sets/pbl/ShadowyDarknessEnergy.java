package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class ShadowyDarknessEnergy {
    static final Card CARD = specialEnergy("Shadowy Darkness Energy", "PBL", "83", "J")
            .provides(DARKNESS)
            .passive(Always.preventsDamage(
                    Likes.all(Likes.Simply.SELF, Likes.Simply.BENCHED, Likes.ofType(DARKNESS)), Likes.theirs()))
            .build();

    private ShadowyDarknessEnergy() {}
}
