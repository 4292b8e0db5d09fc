package dev.croupier.core.toy;

import dev.croupier.core.Event;
import dev.croupier.core.GameId;
import dev.croupier.core.Happening;
import dev.croupier.core.Notation;
import dev.croupier.core.Rule;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** What the toys have in common: one rule, by which a seat says one of the words on offer. */
abstract class ToyGame<S, E extends Event, V> extends RuledGame<S, Says, E, V> {
    private final String name;
    private final Rule<S, Says, E> rule = new Rule<>() {
        @Override
        public IndexedSeq<Says> candidates(S state, Seat seat) {
            return words(state, seat).map(word -> new Says(seat, word));
        }

        @Override
        public Seq<? extends Violation> violations(S state, Says action) {
            Array<String> words = words(state, action.seat());
            return words.contains(action.word())
                    ? Array.empty()
                    : Array.of(new NotOffered(action, words.mkString(" or ")));
        }

        @Override
        public S effect(S state, Says action, Happening<E> happening) {
            return said(state, action, happening);
        }
    };

    ToyGame(String name) {
        this.name = name;
    }

    /** What a seat that may act can say, in canonical order. */
    abstract Array<String> words(S state, Seat seat);

    abstract S said(S state, Says action, Happening<E> happening);

    @Override
    public GameId id() {
        return new GameId(name, 1, "");
    }

    @Override
    protected Seq<? extends Rule<S, ? extends Says, E>> rulebook() {
        return Array.of(rule);
    }

    @Override
    protected Seq<? extends Violation> violations(S state, Says action) {
        return rule.violations(state, action);
    }

    @Override
    protected S effect(S state, Says action, Happening<E> happening) {
        return rule.effect(state, action, happening);
    }

    @Override
    public Notation<Says> notation() {
        return new Says.Words();
    }

    @Override
    public String canonicalForm(S state) {
        return String.valueOf(state);
    }
}
