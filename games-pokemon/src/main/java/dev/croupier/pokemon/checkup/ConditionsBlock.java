package dev.croupier.pokemon.checkup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SpecialCondition;
import org.jspecify.annotations.Nullable;

/** Poisoned, Burned, Asleep, Paralyzed, in this order and each for all players, never split (PKM-CHECK-1, PKM-CHECK-2). */
final class ConditionsBlock {
    private ConditionsBlock() {}

    static PokemonState carriedOut(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (SpecialCondition condition : ORDER) {
            for (int seat = 0; seat < state.seats(); seat++) {
                InPlay active = at.sides().get(seat).active();
                if (active != null && active.conditions().has(condition)) {
                    at = one(at, active, condition, happening);
                }
            }
        }
        return at;
    }

    private static final SpecialCondition[] ORDER = {
        SpecialCondition.POISONED, SpecialCondition.BURNED, SpecialCondition.ASLEEP, SpecialCondition.PARALYZED
    };

    private static PokemonState one(
            PokemonState state, InPlay active, SpecialCondition condition, Happening<PokemonEvent> happening) {
        Conditions conditions = active.conditions();
        return switch (condition) {
            case POISONED ->
                Health.put(
                        state,
                        active,
                        Numbers.of(state, Hook.POISON_COUNTERS, active, active, null, conditions.poison()),
                        happening);
            case BURNED -> {
                PokemonState burned = Health.put(
                        state,
                        active,
                        Numbers.of(state, Hook.BURN_COUNTERS, active, active, null, conditions.burn()),
                        happening);
                yield flipped(burned, active, condition, happening);
            }
            case ASLEEP -> flipped(state, active, condition, happening);
            case PARALYZED -> hasHadTurn(state, active) ? Health.recover(state, active, condition, happening) : state;
            case CONFUSED -> state;
        };
    }

    /** Heads: it recovers. */
    private static PokemonState flipped(
            PokemonState state, InPlay active, SpecialCondition condition, Happening<PokemonEvent> happening) {
        Seat owner = active.owner();
        boolean heads = happening.chance().coin();
        happening.tell(new PokemonEvent.Flipped(owner, heads, condition.toString()));
        @Nullable InPlay now = state.find(active.id());
        return heads && now != null ? Health.recover(state, now, condition, happening) : state;
    }

    /** Paralysis ends in the checkup after its owner's next turn (PKM-R57): this turn is its owner's, and it did not begin in it. */
    private static boolean hasHadTurn(PokemonState state, InPlay active) {
        return state.setting().team(state.turn().seat()) == state.setting().team(active.owner())
                && active.conditions().since() < state.turn().number();
    }
}
