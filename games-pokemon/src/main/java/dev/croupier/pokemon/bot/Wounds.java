package dev.croupier.pokemon.bot;

import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.attack.AttackDamage;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.HitOneByOne;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;

/** What it is worth that Pokémon are hurt, healed or given Special Conditions. */
final class Wounds {
    private final Worth worth;
    private final PokemonState state;

    Wounds(Worth worth) {
        this.worth = worth;
        this.state = worth.sight().state();
    }

    /** That the instruction is carried out, where it is such a one; else 0. */
    double of(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Hit.Also also) {
            InPlay attacker = state.find(scope.self());
            double sum = 0.0;
            int damage = also.damage().in(state, scope);
            for (InPlay target : also.which().of(state, scope)) {
                sum += attacker == null ? 0.0 : harm(scope, target, damage(scope, attacker, target, damage));
            }
            return sum;
        }
        if (deed instanceof HitOneByOne hits) {
            return spread(hits.which(), hits.times().in(state, scope), hits.damage(), scope);
        }
        return harmed(deed, scope);
    }

    /** How much damage an attack does that has that base. */
    int damage(Scope scope, InPlay attacker, InPlay target, int base) {
        Attack attack = scope.slots().get(Bound.ATTACK);
        Ignored ignored = scope.slots().get(Targets.IGNORED, Ignored.nothing());
        return AttackDamage.of(state, attacker, target, base, ignored, attack == null ? "" : attack.name());
    }

    /** What more damage to a Pokémon is worth, if the attack has damaged it already. */
    private double harm(Scope scope, InPlay target, int damage) {
        boolean isAttacked = target.id().equals(scope.slots().get(Bound.DEFENDER));
        int already = isAttacked ? scope.slots().get(Bound.DEALT, 0) : 0;
        return worth.harm(target, damage, already);
    }

    private interface Valued {
        double of(InPlay pokemon);
    }

    private double sum(Which which, Scope scope, Valued valued) {
        double sum = 0.0;
        Array<InPlay> all = which.of(state, scope);
        for (int i = 0; i < all.size(); i++) {
            sum += valued.of(all.get(i));
        }
        return sum;
    }

    private double harmed(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Harm.PutCounters put) {
            int damage = 10 * put.count().in(state, scope);
            return sum(put.which(), scope, pokemon -> harm(scope, pokemon, damage));
        }
        if (deed instanceof Harm.DistributeCounters put) {
            return spread(put.which(), put.count().in(state, scope), 10, scope);
        }
        if (deed instanceof Harm.MoveCounters move) {
            Array<InPlay> from = move.from().of(state, scope);
            Array<InPlay> to = move.to().of(state, scope);
            if (from.isEmpty() || to.isEmpty()) {
                return 0.0;
            }
            int moved = 10 * Math.min(from.head().counters(), move.count().in(state, scope));
            return worth.heal(from.head(), moved) + harm(scope, to.head(), moved);
        }
        if (deed instanceof Harm.Heal heal) {
            int healed = heal.damage().in(state, scope);
            return sum(heal.which(), scope, pokemon -> worth.heal(pokemon, healed));
        }
        if (deed instanceof Harm.Inflict inflict) {
            return sum(inflict.which(), scope, pokemon -> inflicted(pokemon, inflict.condition()));
        }
        if (deed instanceof Harm.Recover recover) {
            return sum(recover.which(), scope, pokemon -> {
                double gain = pokemon.conditions().isNone() ? 0.0 : 14.0;
                return worth.sight().isOurs(pokemon) ? gain : -gain;
            });
        }
        if (deed instanceof Harm.KnockOut out) {
            return sum(out.which(), scope, pokemon -> knockedOut(pokemon, scope));
        }
        if (deed instanceof Harm.KnockOutSelf out) {
            return sum(out.self(), scope, pokemon -> knockedOut(pokemon, scope));
        }
        return 0.0;
    }

    private double knockedOut(InPlay pokemon, Scope scope) {
        return worth.sight().canBeLost(pokemon) ? harm(scope, pokemon, Numbers.hp(state, pokemon)) : 0.0;
    }

    /** What so many counters, or hits of so much, are worth that are spread as it likes. */
    private double spread(Which which, int times, int damage, Scope scope) {
        Array<InPlay> all = which.of(state, scope).sortBy(pokemon -> Numbers.remainingHp(state, pokemon));
        int left = times;
        double sum = 0.0;
        double rest = 0.0;
        for (int i = 0; i < all.size(); i++) {
            int needed = (Numbers.remainingHp(state, all.get(i)) + damage - 1) / damage;
            if (worth.sight().canBeLost(all.get(i)) && needed <= left) {
                sum += worth.harm(all.get(i), needed * damage, 0);
                left -= needed;
            } else {
                rest = Math.max(rest, worth.harm(all.get(i), left * damage, 0));
            }
        }
        return sum + rest;
    }

    private double inflicted(InPlay pokemon, SpecialCondition condition) {
        if (pokemon.conditions().has(condition)) {
            return 0.0;
        }
        double pain = switch (condition) {
            case PARALYZED -> 24.0;
            case ASLEEP -> 14.0;
            case CONFUSED -> 16.0;
            case BURNED -> 10.0;
            case POISONED -> 8.0;
        };
        return worth.sight().isOurs(pokemon) ? -pain : pain;
    }
}
