package dev.croupier.heretoslay.bot;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.search.Playouts;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.challenge.ChallengeWindow;
import dev.croupier.heretoslay.roll.ModifierWindow;
import dev.croupier.heretoslay.table.Asked;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;

/**
 * What a position comes to if every seat plays on by the heuristic for some turns; then the table is rated as it stands.
 *
 * <p>Mutable: for one thread.
 */
final class Playout implements Playouts.Evaluation<HtsState> {
    /** So many decisions end a playout whatever the turn. */
    private static final int LONGEST = 200;

    /** How much better a standing wins e times as often. */
    private static final double SPREAD = 9.0;

    /** What it is worth to be the one whose turn begins. */
    private static final double MOVE = 2.5;

    private final HereToSlay game;
    private final Weights weights;
    private final int turns;
    private Randomness randomness;

    /** A playout to the beginning of the turn that is so many turns later. */
    Playout(HereToSlay game, Weights weights, int turns, Randomness randomness) {
        this.game = game;
        this.weights = weights;
        this.turns = turns;
        this.randomness = randomness;
    }

    @Override
    public void rate(HtsState state, double[] utilities) {
        HtsState at = state;
        int last = state.turn().number() + turns;
        for (int decisions = 0;
                decisions < LONGEST && at.outcome() == null && at.turn().number() < last;
                decisions++) {
            at = next(at);
        }
        Outcome outcome = at.outcome();
        if (outcome == null) {
            estimate(at, utilities);
        } else {
            for (int seat = 0; seat < utilities.length; seat++) {
                utilities[seat] = outcome.utility(Seat.of(seat));
            }
        }
    }

    private HtsState next(HtsState state) {
        Seat seat = Asked.of(state).get().toAct(state).head();
        Step<HtsState, HtsEvent> step = game.applyUnchecked(state, action(state, seat), randomness);
        randomness = step.randomness();
        return step.state();
    }

    private HtsAction action(HtsState state, Seat seat) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending instanceof ModifierWindow && !holds(state, seat, CardType.MODIFIER)
                || pending instanceof ChallengeWindow && !holds(state, seat, CardType.CHALLENGE)) {
            return new HtsAction.Pass(seat);
        }
        IndexedSeq<HtsAction> legal = game.legalActions(state, seat);
        return legal.size() == 1 ? legal.get(0) : new Judgement(state, seat, weights).best(legal);
    }

    private static boolean holds(HtsState state, Seat seat, CardType type) {
        return state.hand(seat).intersects(state.catalogue().ofType(type));
    }

    /** The chances to win by how the seats stand, as utilities. */
    private void estimate(HtsState state, double[] utilities) {
        Standing standing = new Standing(state, Weights.FITTED);
        double total = 0.0;
        for (int index = 0; index < utilities.length; index++) {
            Seat seat = Seat.of(index);
            double score = standing.score(seat) + (seat.equals(state.turn().seat()) ? MOVE : 0.0);
            utilities[index] = state.isAtTable(seat) ? Math.exp(score / SPREAD) : 0.0;
            total += utilities[index];
        }
        for (int index = 0; index < utilities.length; index++) {
            utilities[index] = 2.0 * utilities[index] / total - 1.0;
        }
    }
}
