package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Koraidon {
    static final Card CARD = pokemon("Koraidon", "PBL", "47", "J")
            .basic(130, FIGHTING)
            .attack(
                    "Battle Claw",
                    "F",
                    plus(30),
                    base(Do.when(Whens.exists(Those.only(Those.defender(), Likes.Simply.EVOLUTION)), Do.more(30))))
            .attack("Gaia Impact", "FFC", 190, after(Do.discardAllAttached(Those.self(), Kinds.Simply.ENERGY)))
            .weakness(PSYCHIC, times(2))
            .retreat(2)
            .build();

    private Koraidon() {}
}
