package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * A game being played: a persistent fold of actions. Every method leaves this session as it is, so holding on to an older one is a
 * branch. For hosts and frontends; simulations play on the {@link Game} itself.
 */
public final class Session<S, A extends Action, E extends Event, V> {
    private final Game<S, A, E, V> game;
    private final Step<S, E> opening;
    private final Vector<Played<S, A, E>> history;
    private final S state;
    private final Randomness randomness;
    private final DecisionIds<A> ids;

    private Session(
            Game<S, A, E, V> game,
            Step<S, E> opening,
            Vector<Played<S, A, E>> history,
            S state,
            Randomness randomness,
            DecisionIds<A> ids) {
        this.game = game;
        this.opening = opening;
        this.history = history;
        this.state = state;
        this.randomness = randomness;
        this.ids = ids;
    }

    /** Opens a game. */
    public static <S, A extends Action, E extends Event, V> Session<S, A, E, V> start(
            Game<S, A, E, V> game, Randomness randomness) {
        Step<S, E> opening = game.start(randomness);
        return new Session<>(
                game,
                opening,
                Vector.empty(),
                opening.state(),
                opening.randomness(),
                DecisionIds.first(game, opening.state()));
    }

    public Game<S, A, E, V> game() {
        return game;
    }

    /** The whole state, hidden cards included: for the host, never for a player. */
    public S state() {
        return state;
    }

    /** What opening the game led to. */
    public Step<S, E> opening() {
        return opening;
    }

    /** What was played so far, in order. */
    public Vector<Played<S, A, E>> history() {
        return history;
    }

    public Turn<A> turn(Observer observer) {
        return game.turn(state, observer);
    }

    /** The seats that may act, in seat order; empty when the game is over. */
    public IndexedSeq<Seat> toAct() {
        return game.turn(state).toAct();
    }

    public V view(Observer observer) {
        return game.view(state, observer);
    }

    /** The legal actions of every seat that may act. */
    public IndexedSeq<A> legalActions() {
        return game.legalActions(state);
    }

    public IndexedSeq<A> legalActions(Seat seat) {
        return game.legalActions(state, seat);
    }

    /** What {@code seat} has to decide now, with the id under which {@link #play(String, Action)} takes the answer. */
    public Option<Pending<A>> pending(Seat seat) {
        return ids.pending(seat);
    }

    public Option<Outcome> outcome() {
        return game.outcome(state);
    }

    /** Every reason why {@code action} is illegal now. */
    public Validation<Seq<Violation>, A> explain(A action) {
        return game.explain(state, action);
    }

    /** The session after {@code action}, or why it is illegal. */
    public Either<Violation, Session<S, A, E, V>> play(A action) {
        return game.explain(state, action)
                .<Violation>mapError(Seq::head)
                .toEither()
                .map(legal -> after(Either.right(legal), game.applyUnchecked(state, legal, randomness)));
    }

    /** As {@link #play(Action)}, but refuses an answer to a decision that is no longer open for the action's seat. */
    public Either<Violation, Session<S, A, E, V>> play(String decisionId, A action) {
        String current = pending(action.seat()).map(Pending::id).getOrElse("");
        return current.equals(decisionId) ? play(action) : Either.left(new StaleDecision(action, decisionId, current));
    }

    /** The session after {@code seat} withdrew; this one when the game is over. */
    public Session<S, A, E, V> withdraw(Seat seat) {
        return outcome().isDefined() ? this : after(Either.left(seat), game.withdraw(state, seat, randomness));
    }

    private Session<S, A, E, V> after(Either<Seat, A> cause, Step<S, E> step) {
        return new Session<>(
                game,
                opening,
                history.append(new Played<>(cause, state, step)),
                step.state(),
                step.randomness(),
                ids.after(game, step.state(), cause.fold(seat -> seat, Action::seat)));
    }

    /** What {@code observer} learned in the last step; before the first step, from the opening. */
    public IndexedSeq<E> lastEvents(Observer observer) {
        return game.project(
                history.lastOption().map(played -> played.step().events()).getOrElse(opening.events()), observer);
    }

    /** What {@code observer} learned since the opening. */
    public Vector<E> events(Observer observer) {
        return history.foldLeft(
                Vector.ofAll(game.project(opening.events(), observer)),
                (events, played) -> events.appendAll(game.project(played.step().events(), observer)));
    }

    /**
     * Takes the last step back, unless somebody learned something by it: chance was drawn or a hidden card shown. Then the reason is
     * answered.
     */
    public Either<Message, Session<S, A, E, V>> undo() {
        return history.lastOption()
                .toEither(CoreMessage.NOTHING_TO_UNDO.with())
                .flatMap(last -> last.isInnocent()
                        ? Either.right(rewind(history.size() - 1))
                        : Either.left(CoreMessage.INFORMATION_SINCE.with(last.step()
                                .events()
                                .find(Event::reveals)
                                .<Object>map(Event::message)
                                .getOrElse(() -> last.step()
                                        .draws()
                                        .map(draw -> draw.text())
                                        .mkString(" ")))));
    }

    /**
     * The session as it was after its first {@code steps} steps, whatever was learned since: for a host's own purposes, such as practice
     * against bots. The chance from there on is the same again, unless {@link #withRandomness} changes it.
     */
    public Session<S, A, E, V> rewind(int steps) {
        if (steps < 0 || steps > history.size()) {
            throw new IllegalArgumentException("a session of " + history.size() + " steps cannot go back to " + steps);
        }
        if (steps == history.size()) {
            return this;
        }
        Vector<Played<S, A, E>> kept = history.take(steps);
        Step<S, E> last = kept.lastOption().map(Played::step).getOrElse(opening);
        return new Session<>(game, opening, kept, last.state(), last.randomness(), ids.rewound(game, last.state()));
    }

    /** This session with another source for what is still to come: a branch with other chance. */
    public Session<S, A, E, V> withRandomness(Randomness other) {
        return new Session<>(game, opening, history, state, other, ids);
    }

    /** The source of what is still to come. */
    Randomness randomness() {
        return randomness;
    }
}
