package dev.croupier.pokemon.sets.mt;

import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class Pichu {
    static final Card CARD = pokemon("Pichu", "MT", "93")
            .basic(40, LIGHTNING)
            .pokePower(
                    "Baby Evolution",
                    use(POKEMON_TURN)
                            .when(Whens.mayEvolve())
                            .does(
                                    Do.chooseFromHand(Kinds.named("Pikachu"), 1),
                                    new Moves.EvolveWith(Do.CARDS, Those.self()),
                                    Do.healAll(Those.self())))
            .attack("Chupi", "", 20, before(Do.failOnTails()))
            .weakness(FIGHTING, plus(10))
            .resistance(METAL, minus(20))
            .retreat(1)
            .build();

    private Pichu() {}
}
