package dev.croupier.pokemon.knockout;

import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;

/** Whether a Pokémon that is out of HP counts as Knocked Out, or is merely discarded. */
final class Counting {
    private Counting() {}

    static boolean isKnockOut(PokemonState state, InPlay pokemon) {
        for (Holding one : Standing.at(state, Hook.COUNTS_AS_KNOCKED_OUT)) {
            Passive.NoKnockOut none = one.as(Passive.NoKnockOut.class);
            if (none.whom().accepts(state, one.scope(), pokemon) && none.when().holds(state, one.scope())) {
                return false;
            }
        }
        return true;
    }
}
