package dev.croupier.pokemon.knockout;

import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonState;
import org.jspecify.annotations.Nullable;

/** Why a Pokémon is out of HP: revenge texts tell damage of an attack from its other effects and from everything else (PKM-R47). */
final class Causes {
    private Causes() {}

    static Fact.Cause of(PokemonState state, InPlay pokemon, @Nullable Hits hits) {
        if (hits != null) {
            return hits.on(pokemon.id()) == null ? Fact.Cause.ATTACK_EFFECT : Fact.Cause.ATTACK_DAMAGE;
        }
        Origin origin = state.agenda().nearest(Bound.ORIGIN);
        return origin == Origin.ATTACK
                ? Fact.Cause.ATTACK_EFFECT
                : origin == Origin.ABILITY ? Fact.Cause.ABILITY : Fact.Cause.OTHER;
    }

    /** Whether damage of an attack Knocks it Out. */
    static boolean isByAttackDamage(InPlay pokemon, @Nullable Hits hits) {
        return hits != null && hits.on(pokemon.id()) != null;
    }
}
