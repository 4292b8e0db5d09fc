package dev.croupier.pokemon.trigger;

import dev.croupier.core.Seat;
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
            Slots slots = about.with(Bound.SELF, one.scope().self()).with(Bound.SUBJECT, subject.id());
            Scope scope = new Scope(one.scope().seat(), one.scope().self(), slots);
            if (one.passive() instanceof Passive.Trigger trigger
                    && trigger.whom().accepts(state, scope, subject)
                    && isLeft(state, trigger, one)
                    && trigger.program().isAllowed(state, scope)) {
                fired = fired.append(new Fired(trigger, one.scope().seat(), one.source(), one.origin(), slots));
            }
        }
        return fired;
    }

    private static boolean isLeft(PokemonState state, Passive.Trigger trigger, Holding one) {
        return switch (trigger.limit()) {
            case UNLIMITED -> true;
            case POKEMON_TURN -> {
                InPlay self = state.find(one.scope().self());
                yield self != null && !self.used().contains(trigger.key());
            }
            case PLAYER_TURN -> !state.side(one.scope().seat()).turn().names().contains(trigger.key());
            case VSTAR_GAME -> !state.side(one.scope().seat()).spent().contains(Attack.OncePerGame.VSTAR.name());
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
        List<Instruction<PokemonState, PokemonEvent>> program = List.of(
                new Offered(fired.trigger(), fired.trigger().program().all().toList()));
        return state.withAgenda(state.agenda()
                .push(new Frame<>(
                        fired.seat(),
                        fired.source(),
                        program,
                        fired.slots().with(Bound.ORIGIN, fired.origin()))));
    }
}
