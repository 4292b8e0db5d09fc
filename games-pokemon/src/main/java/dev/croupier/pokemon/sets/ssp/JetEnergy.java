package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class JetEnergy {
    static final Card CARD = specialEnergy("Jet Energy", "SSP", "252", "H")
            .provides(COLORLESS)
            .passive(Always.trigger(
                    Hook.ATTACHED_FROM_HAND,
                    Likes.all(Likes.Simply.SELF, Likes.Simply.BENCHED),
                    new Moves.MoveToActive(Those.self())))
            .build();

    private JetEnergy() {}
}
