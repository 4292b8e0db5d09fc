package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Action;
import dev.croupier.core.Rule;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Something that a player does.
 *
 * @param verb what
 * @param object the card, the seat or the number of coins; 0 where the verb stands alone
 */
record TavernAction(Seat seat, Verb verb, int object) implements Action {
    enum Verb {
        PLAY(new Playing(), Card.values().length),
        PASS(new Passing(), 1),
        ACCEPT(new Accepting(), 1),
        PICK(new Picking(), 4),
        HOLD(new Holding(), Fists.MOST + 1);

        @SuppressWarnings("ImmutableEnumChecker") // rules hold nothing
        private final Rule<TavernState, TavernAction, TavernEvent> rule;

        private final int objects;

        Verb(Rule<TavernState, TavernAction, TavernEvent> rule, int objects) {
            this.rule = rule;
            this.objects = objects;
        }

        Rule<TavernState, TavernAction, TavernEvent> rule() {
            return rule;
        }
    }

    static TavernAction of(Seat seat, Verb verb) {
        return new TavernAction(seat, verb, 0);
    }

    static TavernAction play(Seat seat, Card card) {
        return new TavernAction(seat, Verb.PLAY, card.ordinal());
    }

    Card card() {
        return Card.of(object);
    }

    /** {@code play thief}, {@code pass}, {@code hold 2}. */
    String words() {
        String word = verb.name().toLowerCase(Locale.ROOT);
        return switch (verb) {
            case PLAY -> word + " " + card();
            case PICK, HOLD -> word + " " + object;
            case PASS, ACCEPT -> word;
        };
    }

    static Option<TavernAction> read(Seat seat, Array<String> words) {
        return Array.of(Verb.values())
                .flatMap(verb -> Array.range(0, verb.objects).map(object -> new TavernAction(seat, verb, object)))
                .find(action -> action.words().equals(words.mkString(" ")));
    }

    @Override
    public String toString() {
        return seat + " " + words();
    }
}
