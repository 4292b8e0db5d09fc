package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Delibird {
    static final Card CARD = pokemon("Delibird", "MEG", "105", "I")
            .basic(90, COLORLESS)
            .attack("Quick Gift", "C", after(Do.search(Kinds.Simply.CARD, 1, Do.toHand(false))))
            .passive(Always.attacksFirstTurn(Likes.Simply.SELF, "Quick Gift"))
            .attack("Gentle Slap", "CC", 30)
            .weakness(LIGHTNING, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Delibird() {}
}
