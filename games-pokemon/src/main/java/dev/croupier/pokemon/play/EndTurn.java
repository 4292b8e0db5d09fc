package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonRule;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.turn.MainRule;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Seq;
import java.util.List;

/** Ending the turn without an attack (PKM-TURN-2), or being ready for attacks where they come later. */
public final class EndTurn extends MainRule<PokemonAction.EndTurn> {

    public EndTurn() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.EndTurn> offered) {
        offered.add(new PokemonAction.EndTurn(seat));
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.EndTurn action) {
        return PokemonRule.none();
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.EndTurn action, Happening<PokemonEvent> happening) {
        Side side = state.side(action.seat());
        TakeTurn turn = PokemonRule.pending(state, TakeTurn.class);
        if (turn != null && turn.part() == TakeTurn.Part.BEFORE_ATTACKS) {
            happening.tell(new PokemonEvent.Committed(action.seat()));
            return state.withSide(action.seat(), side.withTurn(side.turn().withReady()));
        }
        happening.tell(new PokemonEvent.TurnEnded(action.seat()));
        return state.withSide(action.seat(), side.withTurn(side.turn().withDone()));
    }

    @Override
    protected boolean isOf(TakeTurn.Part part) {
        return true;
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_END_TURN;
    }

    @Override
    protected String id() {
        return "PKM-TURN-2";
    }
}
