package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.VSTAR_GAME;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class ArceusVstar {
    static final Card CARD = pokemon("Arceus VSTAR", "BRS", "123", "F")
            .vstar("Arceus V", 280, COLORLESS)
            .ability("Starbirth", use(VSTAR_GAME).does(Do.searchAny(2, Do.toHand(false))))
            .attack(
                    "Trinity Nova",
                    "CCC",
                    200,
                    after(Do.searchToAttach(
                            Kinds.Simply.BASIC_ENERGY, 3, Those.yours(Where.IN_PLAY, Likes.tagged(Tag.V)))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private ArceusVstar() {}
}
