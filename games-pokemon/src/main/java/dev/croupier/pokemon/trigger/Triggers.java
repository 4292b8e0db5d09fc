package dev.croupier.pokemon.trigger;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Finds what is set off, and puts it on the agenda. */
public final class Triggers {
    private Triggers() {}

    /**
     * What is set off by something that happens to {@code subject}.
     *
     * @param about what else the programs find bound, such as the attacker
     */
    public static Array<Fired> of(PokemonState state, Hook hook, InPlay subject, Slots about) {
        Array<Fired> fired = Array.empty();
        for (Holding one : Standing.at(state, hook)) {
            fired = with(fired, state, one, subject, about.with(Bound.SUBJECT, subject.id()));
        }
        return fired;
    }

    /**
     * What is set off by something that happens to no Pokémon, such as that a player plays a Trainer: each text once, whatever it stands on.
     *
     * @param by who does it
     */
    public static Array<Fired> of(PokemonState state, Hook hook, Seat by, Slots about) {
        Array<Fired> fired = Array.empty();
        for (Holding one : Standing.at(state, hook)) {
            fired = with(fired, state, one, state.find(one.scope().self()), about.with(Bound.BY, by));
        }
        return fired;
    }

    private static Array<Fired> with(
            Array<Fired> before, PokemonState state, Holding one, @Nullable InPlay subject, Slots about) {
        Slots slots = about.with(Bound.SELF, one.scope().self());
        Scope scope = new Scope(one.scope().seat(), one.scope().self(), slots);
        return one.passive() instanceof Passive.Trigger trigger
                        && (subject == null || trigger.whom().accepts(state, scope, subject))
                        && isLeft(state, trigger, scope)
                        && trigger.program().isAllowed(state, scope)
                ? before.append(new Fired(trigger, one.scope().seat(), one.source(), one.origin(), slots))
                : before;
    }

    /**
     * Whether what was set off still is to be done when its turn comes: what it stands on is there and has an effect, it has not been used as often as it
     * may be, and its conditions hold as they did (PKM-R51, PKM-R67). They speak of the table, as when it was set off: a Pokémon that is being Knocked
     * Out is there until it leaves.
     */
    static boolean isStill(PokemonState state, Fired fired) {
        Passive.Trigger trigger = fired.trigger();
        Scope scope = fired.scope();
        PokemonState table = state.withAgenda(Agenda.empty());
        if (!isLeft(state, trigger, scope) || !trigger.program().isAllowed(table, scope)) {
            return false;
        }
        for (Holding one : Standing.at(state, trigger.on())) {
            if (one.passive().equals(trigger)
                    && one.source().equals(fired.source())
                    && one.scope().self().equals(scope.self())
                    && one.scope().seat().equals(fired.seat())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLeft(PokemonState state, Passive.Trigger trigger, Scope scope) {
        return switch (trigger.limit()) {
            case UNLIMITED -> true;
            case POKEMON_TURN -> {
                InPlay self = state.find(scope.self());
                yield self != null && !self.used().contains(trigger.key());
            }
            case PLAYER_TURN -> !state.side(scope.seat()).turn().names().contains(trigger.key());
            case VSTAR_GAME -> !state.side(scope.seat()).spent().contains(Attack.OncePerGame.VSTAR.name());
        };
    }

    /** Has them done before what was on the agenda, in the order that {@code chooser} chooses. */
    public static PokemonState push(PokemonState state, Seat chooser, Array<Fired> fired) {
        if (fired.isEmpty()) {
            return state;
        }
        return state.withAgenda(
                state.agenda().push(new Frame<>(chooser, "", List.of(new RunTriggers(fired)), Slots.empty())));
    }

    /** Has one of them done before what was on the agenda, in a frame of its own. */
    public static PokemonState push(PokemonState state, Fired fired) {
        List<Instruction<PokemonState, PokemonEvent>> program = List.of(new Offered(
                fired.trigger(),
                fired.trigger().program().begun(state, fired.scope()).toList()));
        return state.withAgenda(state.agenda()
                .push(new Frame<>(
                        fired.seat(), fired.source(), program, fired.slots().with(Bound.ORIGIN, fired.origin()))));
    }
}
