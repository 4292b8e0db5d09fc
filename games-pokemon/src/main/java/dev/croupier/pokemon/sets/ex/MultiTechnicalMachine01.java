package dev.croupier.pokemon.sets.ex;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.attack;
import static dev.croupier.pokemon.card.Write.technicalMachine;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class MultiTechnicalMachine01 {
    static final Card CARD = technicalMachine("Multi Technical Machine 01", "EX", "144")
            .passive(
                    Always.grants(
                            Likes.Simply.SELF,
                            attack(
                                    "Paralyzing Gaze",
                                    "C",
                                    after(Do.inflict(Those.defender(), SpecialCondition.PARALYZED)))),
                    Always.discardedAtEndOfTurn("Multi Technical Machine 01"))
            .build();

    private MultiTechnicalMachine01() {}
}
