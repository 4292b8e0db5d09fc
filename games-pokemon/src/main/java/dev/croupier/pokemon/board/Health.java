package dev.croupier.pokemon.board;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.query.Immunity;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SpecialCondition;

/** Damage counters and Special Conditions come and go. Whether a Pokémon is Knocked Out by it is seen when the running text has been carried out. */
public final class Health {
    private Health() {}

    /** Damage counters are put on a Pokémon; over-killing is allowed (PKM-R20). */
    public static PokemonState put(
            PokemonState state, InPlay pokemon, int counters, Happening<PokemonEvent> happening) {
        if (counters <= 0) {
            return state;
        }
        int now = pokemon.counters() + counters;
        happening.tell(new PokemonEvent.Counters(pokemon.id(), counters, now));
        return state.with(pokemon.withCounters(now));
    }

    /** Damage counters are taken from a Pokémon, because they are moved. */
    public static PokemonState take(
            PokemonState state, InPlay pokemon, int counters, Happening<PokemonEvent> happening) {
        int taken = Math.min(counters, pokemon.counters());
        if (taken <= 0) {
            return state;
        }
        happening.tell(new PokemonEvent.Counters(pokemon.id(), -taken, pokemon.counters() - taken));
        return state.with(pokemon.withCounters(pokemon.counters() - taken));
    }

    /** Whether the Pokémon can be healed of something. */
    public static boolean canBeHealed(PokemonState state, InPlay pokemon) {
        return pokemon.isDamaged()
                && Permission.forbids(state, pokemon.owner(), Passive.Forbidden.HEAL, pokemon, pokemon.name()) == null;
    }

    /** A Pokémon is healed of so much damage. */
    public static PokemonState heal(PokemonState state, InPlay pokemon, int damage, Happening<PokemonEvent> happening) {
        int healed = Math.min(damage / 10, pokemon.counters());
        if (healed <= 0 || !canBeHealed(state, pokemon)) {
            return state;
        }
        int left = pokemon.counters() - healed;
        happening.tell(new PokemonEvent.Healed(pokemon.id(), 10 * healed, left));
        return state.with(pokemon.withCounters(left)).with(new Fact.Healed(pokemon.id()));
    }

    /** The Active Pokémon gets a Special Condition; others cannot have any (PKM-CHECK-3, PKM-CHECK-4). */
    public static PokemonState inflict(
            PokemonState state,
            InPlay pokemon,
            SpecialCondition condition,
            int counters,
            Happening<PokemonEvent> happening) {
        if (!state.isActive(pokemon) || Immunity.isImmune(state, pokemon, condition)) {
            return state;
        }
        happening.tell(new PokemonEvent.Inflicted(pokemon.id(), condition));
        return state.with(pokemon.withConditions(
                pokemon.conditions().with(condition, counters, state.turn().number())));
    }

    /** A Pokémon recovers from a Special Condition. */
    public static PokemonState recover(
            PokemonState state, InPlay pokemon, SpecialCondition condition, Happening<PokemonEvent> happening) {
        Conditions before = pokemon.conditions();
        if (!before.has(condition)) {
            return state;
        }
        happening.tell(new PokemonEvent.Recovered(pokemon.id(), condition));
        return state.with(pokemon.withConditions(before.without(condition)));
    }
}
