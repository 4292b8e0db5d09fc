package dev.croupier.pokemon.knockout;

import dev.croupier.pokemon.query.Numbers;
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
            return isByAttackDamage(state, pokemon, hits) ? Fact.Cause.ATTACK_DAMAGE : Fact.Cause.ATTACK_EFFECT;
        }
        Origin origin = state.agenda().nearest(Bound.ORIGIN);
        return origin == Origin.ATTACK
                ? Fact.Cause.ATTACK_EFFECT
                : origin == Origin.ABILITY ? Fact.Cause.ABILITY : Fact.Cause.OTHER;
    }

    /** Whether damage of an attack Knocks it Out: with what it had before, that alone reaches its HP (PKM-S16). */
    static boolean isByAttackDamage(PokemonState state, InPlay pokemon, @Nullable Hits hits) {
        Hits.Hit hit = hits == null ? null : hits.on(pokemon.id());
        return hit != null && 10 * hit.before() + hit.damage() >= Numbers.hp(state, pokemon);
    }
}
