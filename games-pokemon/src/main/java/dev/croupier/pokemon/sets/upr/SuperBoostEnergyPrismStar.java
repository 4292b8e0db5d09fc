package dev.croupier.pokemon.sets.upr;

import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class SuperBoostEnergyPrismStar {
    static final Card CARD = specialEnergy("Super Boost Energy ◇", "UPR", "136")
            .prismStar()
            .provides(COLORLESS)
            .passive(
                    Always.provides(Likes.ofStage(Stage.STAGE_2), Whens.always(), Types.every()),
                    Always.provides(
                            Likes.ofStage(Stage.STAGE_2),
                            Whens.atLeast(HowManys.count(Those.yours(Where.IN_PLAY, Likes.ofStage(Stage.STAGE_2))), 3),
                            Types.every(),
                            Types.every(),
                            Types.every(),
                            Types.every()))
            .build();

    private SuperBoostEnergyPrismStar() {}
}
