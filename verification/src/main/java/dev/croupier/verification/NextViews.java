package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Replaying;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * Steps from two states that an observer cannot tell apart: where it is told the same of both, and its own action was the same, it must
 * see the same afterwards.
 *
 * @param at where
 * @param pair the two states
 */
record NextViews<S, A extends Action, E extends Event, V>(Position<S, A, E, V> at, Lookalike<S> pair) {
    private static final int ACTIONS = 3;

    Option<String> broken() {
        Chance chance = at.randomness(9).open();
        return Position.first(some(at.legal(), chance), action -> {
                    Step<S, E> step = game().applyUnchecked(pair.one(), action, at.randomness(10));
                    return Position.first(
                            counterparts(action, chance),
                            other -> Position.first(
                                    repeats(step, other),
                                    again -> betrayed(step, again, at.text(action), at.text(other))));
                })
                .orElse(() -> at.isOver() ? Option.none() : Position.first(game().seatsInOrder(), this::withdrawn));
    }

    private Option<String> withdrawn(Seat seat) {
        String what = "the withdrawal of seat " + seat;
        return betrayed(
                game().withdraw(pair.one(), seat, at.randomness(10)),
                game().withdraw(pair.other(), seat, at.randomness(10)),
                what,
                what);
    }

    /** What may have been done in the other state: the observer's own action is the same, of others' it knows the events only. */
    private Array<A> counterparts(A action, Chance chance) {
        IndexedSeq<A> legal = game().legalActions(pair.other(), action.seat());
        Array<A> same = legal.contains(action) ? Array.of(action) : Array.empty();
        return action.seat().equals(pair.observer()) ? same : same.appendAll(some(legal, chance));
    }

    private static <A> Array<A> some(IndexedSeq<A> all, Chance chance) {
        return all.size() <= ACTIONS
                ? all.toArray()
                : Array.fill(ACTIONS, () -> all.get(chance.below(all.size()))).distinct();
    }

    /** The other state's step with the same draws, where these are possible there, and with chance of its own. */
    private Array<Step<S, E>> repeats(Step<S, E> step, A other) {
        Array<Step<S, E>> own =
                Array.of(10, 11).map(purpose -> game().applyUnchecked(pair.other(), other, at.randomness(purpose)));
        try {
            return own.prepend(game().applyUnchecked(pair.other(), other, Randomness.replaying(step.draws())));
        } catch (Replaying.Diverged elsewhere) {
            return own;
        }
    }

    private Option<String> betrayed(Step<S, E> step, Step<S, E> again, String did, String didElse) {
        IndexedSeq<E> told = game().project(step.events(), pair.observer());
        if (!told.equals(game().project(again.events(), pair.observer()))) {
            return Option.none();
        }
        V view = game().view(step.state(), pair.observer());
        V other = game().view(again.state(), pair.observer());
        return Option.when(
                !view.equals(other),
                () -> pair.who() + " is told " + told.mkString("[", ", ", "]") + " of " + did
                        + " here, and the same of " + didElse + " in " + game().canonicalForm(pair.other())
                        + ", but then sees " + view + " and " + other);
    }

    private Game<S, A, E, V> game() {
        return at.game();
    }
}
