package dev.croupier.pokemon.sets.teu;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class IncineroarGx {
    static final Card CARD = pokemon("Incineroar-GX", "TEU", "97")
            .stage2("Torracat", 250, DARKNESS)
            .gx()
            .ability(
                    "Scar Charge",
                    use(POKEMON_TURN)
                            .does(
                                    Do.putCounters(Those.self(), 3),
                                    Do.when(
                                            Whens.did(Harm.PUT),
                                            Do.search(Kinds.basicEnergy(DARKNESS), 3, Do.attachTo(Those.self())))))
            .attack(
                    "Crushing Punch",
                    "CCC",
                    130,
                    after(Do.discardAttached(Those.defender(), Kinds.Simply.SPECIAL_ENERGY, 1)))
            .attack(
                    "Darkest Tornado-GX",
                    "CCC",
                    plus(10),
                    onceAGame(GX),
                    base(Do.more(HowManys.times(50, HowManys.counters(Those.self())))))
            .weakness(FIGHTING, times(2))
            .resistance(PSYCHIC, minus(20))
            .retreat(3)
            .build();

    private IncineroarGx() {}
}
