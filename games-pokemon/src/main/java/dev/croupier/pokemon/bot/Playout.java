package dev.croupier.pokemon.bot;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.search.Playouts;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.IndexedSeq;

/**
 * What a position comes to if every seat plays on by the heuristic to the end of some turn; then the table is rated as it stands.
 *
 * <p>Mutable: for one thread.
 */
final class Playout implements Playouts.Evaluation<PokemonState> {
    /** So many decisions end a playout whatever the turn. */
    private static final int LONGEST = 120;

    private final Pokemon game;
    private final int last;
    private Randomness randomness;

    /** A playout until the turn of that number begins. */
    Playout(Pokemon game, int last, Randomness randomness) {
        this.game = game;
        this.last = last;
        this.randomness = randomness;
    }

    @Override
    public void rate(PokemonState state, double[] utilities) {
        PokemonState at = state;
        for (int decisions = 0;
                decisions < LONGEST && at.outcome() == null && at.turn().number() < last;
                decisions++) {
            at = next(at);
        }
        Outcome outcome = at.outcome();
        if (outcome == null) {
            Standing.rate(at, utilities);
            return;
        }
        for (int seat = 0; seat < utilities.length; seat++) {
            utilities[seat] = outcome.utility(Seat.of(seat));
        }
    }

    private PokemonState next(PokemonState state) {
        Seat seat = toAct(state);
        IndexedSeq<PokemonAction> legal = game.legalActions(state, seat);
        PokemonAction action = legal.size() == 1 ? legal.get(0) : new Judgement(state, seat).best(legal);
        Step<PokemonState, PokemonEvent> step = game.applyUnchecked(state, action, randomness);
        randomness = step.randomness();
        return step.state();
    }

    private Seat toAct(PokemonState state) {
        if (state.pending() instanceof TakeTurn turn) {
            return turn.toAct(state).head();
        }
        return state.pending() instanceof Asking asking
                ? asking.toAct(state).head()
                : game.turn(state).toAct().head();
    }
}
