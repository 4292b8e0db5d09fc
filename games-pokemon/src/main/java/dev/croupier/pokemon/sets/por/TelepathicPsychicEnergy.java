package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;

final class TelepathicPsychicEnergy {
    static final Card CARD = specialEnergy("Telepathic Psychic Energy", "POR", "88", "J")
            .provides(PSYCHIC)
            .passive(Always.trigger(
                    Hook.ATTACHED_FROM_HAND,
                    Likes.all(Likes.Simply.SELF, Likes.ofType(PSYCHIC)),
                    Do.searchToBench(Kinds.all(Kinds.Simply.BASIC_POKEMON, Kinds.ofType(PSYCHIC)), 2)))
            .build();

    private TelepathicPsychicEnergy() {}
}
