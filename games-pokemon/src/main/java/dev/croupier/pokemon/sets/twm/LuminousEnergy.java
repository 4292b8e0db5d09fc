package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.number.HowManys.energyCards;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.when.Whens.atLeast;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Those.self;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

final class LuminousEnergy {
    static final Card CARD = specialEnergy("Luminous Energy", "TWM", "226", "H")
            .provides(Types.every())
            .passive(new Passive.Provides(
                    SELF, atLeast(energyCards(self(), Kinds.Simply.SPECIAL_ENERGY), 2), Array.of(Types.of(COLORLESS))))
            .build();

    private LuminousEnergy() {}
}
