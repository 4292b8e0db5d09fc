package dev.croupier.core;

import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;

/**
 * A game written as a list of {@link Rule}s: legality follows from them, in one place, for {@link #legalActions}, {@link #explain} and
 * {@link #apply} alike.
 */
public abstract class RuledGame<S, A extends Action, E extends Event, V> implements Game<S, A, E, V> {

    protected RuledGame() {}

    /** The rules in canonical order: the order in which their actions are listed. */
    protected abstract Seq<? extends Rule<S, ? extends A, E>> rulebook();

    /** Asks the rule of {@code action}'s kind for its violations. */
    protected abstract Seq<? extends Violation> violations(S state, A action);

    /** Has the rule of {@code action}'s kind do what the action does. */
    protected abstract S effect(S state, A action, Happening<E> happening);

    /** Whether {@code seat} is among those that may act: what {@link #turn} says; overridden where that can be told faster. */
    protected boolean mayAct(S state, Seat seat) {
        return turn(state).toAct().contains(seat);
    }

    @Override
    public IndexedSeq<A> legalActions(S state, Seat seat) {
        return mayAct(state, seat) ? legalByRules(state, seat) : Array.empty();
    }

    /** The definition: the candidates of all rules without violations. A faster generator is compared with it. */
    public final IndexedSeq<A> legalByRules(S state, Seat seat) {
        return rulebook()
                .toArray()
                .flatMap(rule -> Array.<A>narrow(rule.legal(state, seat).toArray()));
    }

    @Override
    public Validation<Seq<Violation>, A> explain(S state, A action) {
        if (!mayAct(state, action.seat())) {
            IndexedSeq<Seat> toAct = turn(state).toAct();
            return Validation.invalid(Array.of(
                    toAct.isEmpty() ? new GameIsOver(action) : new NotYourDecision(action, toAct.mkString(" "))));
        }
        A canonical = canonical(state, action);
        Seq<? extends Violation> against = violations(state, canonical);
        return against.isEmpty() ? Validation.valid(canonical) : Validation.invalid(Seq.narrow(against));
    }

    @Override
    public Step<S, E> applyUnchecked(S state, A action, Randomness randomness) {
        Happening<E> happening = Happening.from(randomness);
        return happening.endsIn(effect(state, action, happening));
    }
}
