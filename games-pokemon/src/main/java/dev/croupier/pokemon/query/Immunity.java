package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SpecialCondition;

/** Which Special Conditions a Pokémon cannot have, whatever would give them to it. */
public final class Immunity {
    private Immunity() {}

    public static boolean isImmune(PokemonState state, InPlay pokemon, SpecialCondition condition) {
        for (Holding one : Standing.at(state, Hook.IMMUNITY)) {
            Passive.Immune immune = one.as(Passive.Immune.class);
            if (immune.conditions().contains(condition)
                    && immune.whom().accepts(state, one.scope(), pokemon)
                    && immune.when().holds(state, one.scope())) {
                return true;
            }
        }
        return false;
    }
}
