package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Using what the Stadium in play offers, whoever played it: once in each player's turn (PKM-TURN-13). */
public final class UseStadium extends MainRule<PokemonAction.UseStadium> {

    public UseStadium() {}

    private static @Nullable Activation use(PokemonState state) {
        StadiumInPlay stadium = state.stadium();
        return stadium == null ? null : ((Face.Trainer) stadium.card().face()).use();
    }

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.UseStadium> offered) {
        if (use(state) != null) {
            offered.add(new PokemonAction.UseStadium(seat));
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.UseStadium action) {
        Activation use = use(state);
        StadiumInPlay stadium = state.stadium();
        if (use == null || stadium == null) {
            return Array.of(blocked(action, id(), PokemonMessage.NEEDS_STADIUM, PokemonMessage.NO_STADIUM));
        }
        Array<PokemonViolation> against = Array.empty();
        if (state.side(action.seat()).turn().stadiumUsed()) {
            against = against.append(exhausted(action, id(), PokemonMessage.ONE_STADIUM_USE_A_TURN));
        }
        Scope scope = Scope.of(action.seat(), PokemonId.NONE);
        for (When when : use.program().failing(state, scope)) {
            against = against.append(new PokemonViolation.ConditionFails(action, new RuleRef(id()), when));
        }
        return against.isEmpty() && !use.program().canChange(state, scope)
                ? Array.of(new PokemonViolation.NoEffect(
                        action, new RuleRef("PKM-TURN-14"), stadium.card().name()))
                : against;
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.UseStadium action, Happening<PokemonEvent> happening) {
        Activation use = use(state);
        StadiumInPlay stadium = state.stadium();
        if (use == null || stadium == null) {
            return state;
        }
        Seat seat = action.seat();
        happening.tell(new PokemonEvent.StadiumUsed(seat, stadium.card()));
        Side side = state.side(seat);
        var turn = side.turn().withStadiumUsed(true);
        PokemonState marked = state.withSide(seat, side.withTurn(use.ends() ? turn.withDone() : turn));
        return marked.withAgenda(marked.agenda()
                .push(new Frame<>(
                        seat,
                        stadium.card().name(),
                        io.vavr.collection.List.narrow(use.program()
                                .begun(marked, Scope.of(seat, PokemonId.NONE))
                                .toList()),
                        Slots.empty().with(Bound.ORIGIN, Origin.STADIUM))));
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_USE_STADIUM;
    }

    @Override
    protected String id() {
        return "PKM-TURN-13";
    }
}
