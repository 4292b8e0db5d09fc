package dev.croupier.ginrummy.table;

import dev.croupier.core.Rule;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rule of one kind of action at a table of Gin Rummy. */
public interface GinRule<A extends GinAction> extends Rule<GinState, A, GinEvent> {

    /** The refusal of an action whose moment it is not. */
    static Seq<Violation> notNow(GinAction action, String rule, Phase asked, GinState state) {
        return Array.of(new GinViolation.NotNow(action, new RuleRef(rule), asked, state.phase()));
    }

    /** No reason against an action. */
    static Seq<Violation> none() {
        return Array.empty();
    }
}
