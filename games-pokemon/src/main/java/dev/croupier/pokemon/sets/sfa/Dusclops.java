package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.choose;
import static dev.croupier.pokemon.card.Do.chosen;
import static dev.croupier.pokemon.card.Do.knockOutSelf;
import static dev.croupier.pokemon.card.Do.putCounters;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class Dusclops {
    static final Card CARD = pokemon("Dusclops", "SFA", "19", "H")
            .stage1("Duskull", 90, PSYCHIC)
            .ability(
                    "Cursed Blast",
                    use(Activation.Limit.POKEMON_TURN)
                            .does(choose(theirs(IN_PLAY)), putCounters(chosen(), 5), knockOutSelf()))
            .attack("Will-O-Wisp", "PP", 50)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(2)
            .build();

    private Dusclops() {}
}
