package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.choose;
import static dev.croupier.pokemon.card.Do.chosen;
import static dev.croupier.pokemon.card.Do.damage;
import static dev.croupier.pokemon.card.Do.inflict;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.number.HowManys.prizesTaken;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;
import static dev.croupier.pokemon.table.Whose.OPPONENTS;
import static dev.croupier.pokemon.which.Likes.named;
import static dev.croupier.pokemon.which.Likes.not;
import static dev.croupier.pokemon.which.Likes.ofType;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class PecharuntEx {
    static final Card CARD = pokemon("Pecharunt ex", "SFA", "39", "H")
            .basic(190, DARKNESS)
            .ex()
            .ability(
                    "Subjugating Chains",
                    use(Activation.Limit.PLAYER_TURN)
                            .does(
                                    choose(yours(BENCHED, ofType(DARKNESS), not(named("Pecharunt ex")))),
                                    new Moves.MoveToActive(chosen()),
                                    inflict(chosen(), POISONED)))
            .attack("Irritated Outburst", "DD", times(60), base(damage(HowManys.times(60, prizesTaken(OPPONENTS)))))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private PecharuntEx() {}
}
