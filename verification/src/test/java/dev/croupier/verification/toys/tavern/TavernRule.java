package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Rule;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.Refusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rule of one kind of action: it answers one kind of question. */
abstract class TavernRule implements Rule<TavernState, TavernAction, TavernEvent> {

    /** It answers no such question as is asked now. */
    static Seq<Violation> notNow(TavernState state, TavernAction action, String needed) {
        return Array.of(
                Refusal.of("TAVERN-NOW", action, needed, Asking.of(state).get().kind()));
    }

    static Seq<Violation> unless(boolean holds, TavernAction action, Object needed, Object found) {
        return holds ? Array.empty() : Array.of(Refusal.of("TAVERN-" + action.verb(), action, needed, found));
    }
}
