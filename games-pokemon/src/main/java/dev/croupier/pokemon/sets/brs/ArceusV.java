package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class ArceusV {
    static final Card CARD = pokemon("Arceus V", "BRS", "122", "F")
            .basic(220, COLORLESS)
            .v()
            .attack(
                    "Trinity Charge",
                    "CC",
                    after(Do.searchToAttach(
                            Kinds.Simply.BASIC_ENERGY, 3, Those.yours(Where.IN_PLAY, Likes.tagged(Tag.V)))))
            .attack("Power Edge", "CCC", 130)
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private ArceusV() {}
}
