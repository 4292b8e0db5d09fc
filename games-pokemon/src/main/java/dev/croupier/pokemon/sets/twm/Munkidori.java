package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.inflict;
import static dev.croupier.pokemon.card.Do.moveCounters;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.SpecialCondition.CONFUSED;
import static dev.croupier.pokemon.when.Whens.exists;
import static dev.croupier.pokemon.which.Likes.Simply.DAMAGED;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Likes.withEnergy;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.defender;
import static dev.croupier.pokemon.which.Those.theirs;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class Munkidori {
    static final Card CARD = pokemon("Munkidori", "TWM", "95", "H")
            .basic(110, PSYCHIC)
            .ability(
                    "Adrena-Brain",
                    use(Activation.Limit.POKEMON_TURN)
                            .when(exists(yours(IN_PLAY, SELF, withEnergy(DARKNESS, 1))))
                            .does(moveCounters(yours(IN_PLAY, DAMAGED), 3, theirs(IN_PLAY))))
            .attack("Mind Bend", "PC", 60, after(inflict(defender(), CONFUSED)))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Munkidori() {}
}
