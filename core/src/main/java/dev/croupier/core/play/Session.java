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
import io.vavr.collection.TreeSet;
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
    private final TreeSet<Seat> answering;

    private Session(
            Game<S, A, E, V> game,
            Step<S, E> opening,
            Vector<Played<S, A, E>> history,
            S state,
            Randomness randomness,
            DecisionIds<A> ids,
            TreeSet<Seat> answering) {
        this.game = game;
        this.opening = opening;
        this.history = history;
        this.state = state;
        this.randomness = randomness;
        this.ids = ids;
        this.answering = answering;
    }

    /** Opens a game. */
    public static <S, A extends Action, E extends Event, V> Session<S, A, E, V> start(
            Game<S, A, E, V> game, Randomness randomness) {
        return of(game, game.start(randomness), Vector.empty());
    }

    /** A game that was played elsewhere, step by step. */
    static <S, A extends Action, E extends Event, V> Session<S, A, E, V> of(
            Game<S, A, E, V> game, Step<S, E> opening, Vector<Played<S, A, E>> history) {
        Step<S, E> last = history.lastOption().map(Played::step).getOrElse(opening);
        return new Session<>(
                game,
                opening,
                history,
                last.state(),
                last.randomness(),
                DecisionIds.first(game, last.state()),
                TreeSet.empty());
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
                .map(legal -> played(legal, false).answered());
    }

    /** As {@link #play(Action)}, but refuses an answer to a decision that is no longer open for the action's seat. */
    public Either<Violation, Session<S, A, E, V>> play(String decisionId, A action) {
        String current = pending(action.seat()).map(Pending::id).getOrElse("");
        return current.equals(decisionId) ? play(action) : Either.left(new StaleDecision(action, decisionId, current));
    }

    /** The session after {@code seat} withdrew; this one when the game is over. */
    public Session<S, A, E, V> withdraw(Seat seat) {
        return outcome().isDefined()
                ? this
                : after(new Played<>(Either.left(seat), state, game.withdraw(state, seat, randomness), false))
                        .answered();
    }

    /**
     * This session, answering from now on for {@code seats} and for no other seat: whenever such a seat may decline and has exactly one
     * legal action, which is then to pass or to decline, that is played at once. It goes on until none of them is in that position. What
     * a seat must do is left to it even where there is no choice, so that it sees what is asked. The answers are steps of the history
     * and of recordings like any other; {@link Played#answered} and {@link #lastAnswers} tell them apart. A session answers for nobody
     * unless it is told to, and one that is restored from a recording has to be told again.
     *
     * <p>It is for the seats to opt into: an answer that comes at once tells the others that there was no choice, such as that a hand
     * holds no card to respond with.
     */
    public Session<S, A, E, V> answeringFor(Seat... seats) {
        return new Session<>(game, opening, history, state, randomness, ids, TreeSet.of(seats)).answered();
    }

    /** Whether this session answers for {@code seat}. */
    public boolean isAnsweringFor(Seat seat) {
        return answering.contains(seat);
    }

    /** The steps that this session took by itself since somebody acted or withdrew, in order; none when nobody was answered for. */
    public Vector<Played<S, A, E>> lastAnswers() {
        return history.drop(lastTaken() + 1);
    }

    /** The place in the history of the last step that somebody took; -1 when nobody has. */
    private int lastTaken() {
        return history.lastIndexWhere(played -> !played.answered());
    }

    private Session<S, A, E, V> answered() {
        Session<S, A, E, V> session = this;
        Option<A> only = session.onlyAnswer();
        while (only.isDefined()) {
            session = session.played(only.get(), true);
            only = session.onlyAnswer();
        }
        return session;
    }

    private Option<A> onlyAnswer() {
        return answering
                .toStream()
                .flatMap(ids::pending)
                .filter(pending -> pending.decision().optional())
                .map(Pending::legalActions)
                .find(legal -> legal.size() == 1)
                .map(IndexedSeq::head);
    }

    private Session<S, A, E, V> played(A legal, boolean answered) {
        return after(new Played<>(Either.right(legal), state, game.applyUnchecked(state, legal, randomness), answered));
    }

    private Session<S, A, E, V> after(Played<S, A, E> played) {
        Step<S, E> step = played.step();
        return new Session<>(
                game,
                opening,
                history.append(played),
                step.state(),
                step.randomness(),
                ids.after(game, step.state(), played.actor()),
                answering);
    }

    /**
     * What {@code observer} learned in the last step that somebody took and from the answers that this session gave after it by itself;
     * before the first such step, from the opening on.
     */
    public IndexedSeq<E> lastEvents(Observer observer) {
        int last = lastTaken();
        return last < 0 ? events(observer) : learned(Vector.empty(), history.drop(last), observer);
    }

    /** What {@code observer} learned since the opening. */
    public Vector<E> events(Observer observer) {
        return learned(Vector.ofAll(game.project(opening.events(), observer)), history, observer);
    }

    private Vector<E> learned(Vector<E> before, Vector<Played<S, A, E>> steps, Observer observer) {
        return steps.foldLeft(
                before,
                (events, played) -> events.appendAll(game.project(played.step().events(), observer)));
    }

    /**
     * Takes the last step back, together with the answers that this session gave after it by itself, unless somebody learned something:
     * chance was drawn or a hidden card shown. Then the reason is answered. Answers are given again from the next step on, not before it.
     */
    public Either<Message, Session<S, A, E, V>> undo() {
        int last = lastTaken();
        if (last < 0) {
            return Either.left(CoreMessage.NOTHING_TO_UNDO.with());
        }
        return history.drop(last)
                .find(played -> !played.isInnocent())
                .map(this::informationOf)
                .toEither(() -> rewind(last))
                .swap();
    }

    /** What was learned, in words that anybody may read. */
    private Message informationOf(Played<S, A, E> played) {
        return CoreMessage.INFORMATION_SINCE.with(game.project(played.step().events(), Observer.SPECTATOR)
                .find(Event::reveals)
                .map(Event::message)
                .getOrElse(CoreMessage.HIDDEN_INFORMATION::with));
    }

    /**
     * The session as it was after its first {@code steps} steps, whatever was learned since: for a host's own purposes, such as practice
     * against bots. The chance from there on is the same again, unless {@link #withRandomness} changes it. Answers are given again from the
     * next step on, not before it.
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
        TreeSet<Seat> actors = TreeSet.ofAll(history.drop(steps).map(Played::actor));
        return new Session<>(
                game,
                opening,
                kept,
                last.state(),
                last.randomness(),
                ids.rewound(game, last.state(), actors),
                answering);
    }

    /** This session with another source for what is still to come: a branch with other chance. */
    public Session<S, A, E, V> withRandomness(Randomness other) {
        return new Session<>(game, opening, history, state, other, ids, answering);
    }

    /** The source of what is still to come. */
    Randomness randomness() {
        return randomness;
    }
}
