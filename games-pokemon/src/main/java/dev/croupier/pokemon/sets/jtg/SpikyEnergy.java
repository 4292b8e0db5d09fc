package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class SpikyEnergy {
    static final Card CARD = specialEnergy("Spiky Energy", "JTG", "159", "I")
            .provides(COLORLESS)
            .passive(Always.trigger(
                    Hook.DAMAGED_BY_ATTACK,
                    Likes.all(Likes.Simply.SELF, Likes.Simply.ACTIVE),
                    Do.putCounters(Those.theirs(IN_PLAY, Likes.among(Those.attacker())), 2)))
            .build();

    private SpikyEnergy() {}
}
