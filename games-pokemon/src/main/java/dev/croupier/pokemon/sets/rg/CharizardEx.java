package dev.croupier.pokemon.sets.rg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class CharizardEx {
    static final Card CARD = pokemon("Charizard ex", "RG", "105")
            .stage2("Charmeleon", 160, FIRE)
            .ex()
            .pokeBody(
                    "Energy Flame",
                    new Passive.EnergyCounts(Kinds.Simply.ENERGY, Likes.Simply.SELF, Whens.always(), Types.of(FIRE)))
            .attack("Slash", "CCC", 50)
            .attack(
                    "Burn Down",
                    "RRRRR",
                    200,
                    base(Hit.Ignore.weaknessAndResistance(), Hit.Ignore.defenderEffects()),
                    after(Do.discardEnergy(Those.self(), FIRE, 5)))
            .weakness(WATER, times(2))
            .weakness(LIGHTNING, times(2))
            .retreat(2)
            .build();

    private CharizardEx() {}
}
