package dev.croupier.pokemon.sets.fo;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class MysteriousFossil {
    static final Card CARD = item("Mysterious Fossil", "FO", "62")
            .playedAs(fossil -> fossil.basic(10, COLORLESS)
                    .passive(
                            Always.cannotRetreat(Likes.Simply.SELF),
                            Always.immune(
                                    Likes.Simply.SELF,
                                    SpecialCondition.ASLEEP,
                                    SpecialCondition.CONFUSED,
                                    SpecialCondition.PARALYZED,
                                    SpecialCondition.POISONED),
                            new Passive.NoKnockOut(Likes.Simply.SELF, Whens.always())))
            .build();

    private MysteriousFossil() {}
}
