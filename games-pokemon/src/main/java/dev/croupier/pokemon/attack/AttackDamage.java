package dev.croupier.pokemon.attack;

import dev.croupier.pokemon.damage.Calculation;
import dev.croupier.pokemon.damage.Change;
import dev.croupier.pokemon.damage.Damage;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Identities;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.query.Prevention;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The damage of an attack to one Pokémon on the table: what the table adds to the {@linkplain Damage calculation}. */
public final class AttackDamage {
    private static final Ignored NO_WEAKNESS = new Ignored(true, true, false);

    private AttackDamage() {}

    /** How much damage is done; never negative. */
    public static int of(PokemonState state, InPlay attacker, InPlay target, int base, Ignored ignored, String attack) {
        return Damage.of(
                base,
                Identities.types(state, attacker),
                Numbers.change(state, Hook.DAMAGE_DEALT, attacker, target, attack),
                Identities.weaknesses(state, target),
                Identities.resistances(state, target),
                !state.isActive(target),
                ignored(state, ignored),
                Numbers.change(state, Hook.DAMAGE_TAKEN, target, attacker, attack),
                Prevention.ofDamage(state, target, attacker, Origin.ATTACK) != null);
    }

    /** Everything that decides it, with names: for a preview with its trace. */
    public static Calculation calculation(
            PokemonState state, InPlay attacker, InPlay target, int base, Ignored ignored, String attack) {
        return new Calculation(
                base,
                Identities.types(state, attacker),
                changes(state, Hook.DAMAGE_DEALT, attacker, target, attack),
                Identities.weaknesses(state, target),
                Identities.resistances(state, target),
                !state.isActive(target),
                ignored(state, ignored),
                changes(state, Hook.DAMAGE_TAKEN, target, attacker, attack),
                Option.of(Prevention.ofDamage(state, target, attacker, Origin.ATTACK)));
    }

    private static Ignored ignored(PokemonState state, Ignored ignored) {
        return state.setting().course().hasWeaknessAndResistance() ? ignored : ignored.union(NO_WEAKNESS);
    }

    private static Array<Change> changes(PokemonState state, Hook hook, InPlay whom, InPlay other, String attack) {
        Array<Change> changes = Array.empty();
        for (Holding one : Numbers.counting(state, hook, whom, other, attack)) {
            changes = changes.append(new Change(one.source(), Numbers.amount(state, one)));
        }
        return changes;
    }
}
