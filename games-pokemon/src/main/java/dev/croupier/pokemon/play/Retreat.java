package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Retreating: once a turn, the Active Pokémon for a Benched one, for the Energy that it costs (PKM-TURN-9). */
public final class Retreat extends MainRule<PokemonAction.Retreat> {

    public Retreat() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.Retreat> offered) {
        Side side = state.side(seat);
        if (!side.turn().retreated() && !side.bench().isEmpty()) {
            offered.add(new PokemonAction.Retreat(seat));
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.Retreat action) {
        Side side = state.side(action.seat());
        InPlay active = side.active();
        Array<PokemonViolation> against = Array.empty();
        if (side.turn().retreated()) {
            against = against.append(exhausted(action, id(), PokemonMessage.ONE_RETREAT_A_TURN));
        }
        if (side.bench().isEmpty()) {
            against = against.append(blocked(action, id(), PokemonMessage.NEEDS_BENCH, PokemonMessage.BENCH_IS_EMPTY));
        }
        if (active == null) {
            return against;
        }
        Conditions.Turned turned = active.conditions().turned();
        if (turned == Conditions.Turned.ASLEEP || turned == Conditions.Turned.PARALYZED) {
            against = against.append(
                    blocked(action, "PKM-CHECK-5", PokemonMessage.NEEDS_ATTACKER, PokemonMessage.IT_IS_ASLEEP));
        }
        int cost = Numbers.retreatCost(state, active);
        Array<Types> units = cost == 0 ? Array.empty() : Energies.units(state, active);
        if (units.size() < cost) {
            against = against.append(
                    new PokemonViolation.CannotPay(action, new RuleRef(id()), Cost.colorless(cost), units));
        }
        String forbidden = Permission.forbids(state, action.seat(), Passive.Forbidden.RETREAT, active, active.name());
        return forbidden == null
                ? against
                : against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_RETREAT, forbidden));
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.Retreat action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        Side side = state.side(seat);
        InPlay active = side.active();
        if (active == null) {
            return state;
        }
        happening.tell(new PokemonEvent.Retreated(seat, active.id()));
        PokemonState marked = state.withSide(seat, side.withTurn(side.turn().withRetreated()));
        io.vavr.collection.List<Instruction<PokemonState, PokemonEvent>> rest =
                io.vavr.collection.List.of(PayRetreat.of(marked, active), new ChooseReplacement());
        return marked.withAgenda(marked.agenda().push(new Frame<>(seat, active.name(), rest, Slots.empty())));
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_RETREAT;
    }

    @Override
    protected String id() {
        return "PKM-TURN-9";
    }
}
