package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.choose;
import static dev.croupier.pokemon.card.Do.chosen;
import static dev.croupier.pokemon.card.Do.draw;
import static dev.croupier.pokemon.card.Do.hit;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.when.Whens.ownKnockedOutLastTurn;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class FezandipitiEx {
    static final Card CARD = pokemon("Fezandipiti ex", "SFA", "38", "H")
            .basic(210, DARKNESS)
            .ex()
            .ability(
                    "Flip the Script",
                    use(Activation.Limit.PLAYER_TURN)
                            .when(ownKnockedOutLastTurn())
                            .does(draw(3)))
            .attack("Cruel Arrow", "CCC", base(choose(theirs(IN_PLAY)), hit(chosen(), 100)))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private FezandipitiEx() {}
}
