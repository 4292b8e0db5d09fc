package dev.croupier.frontend.host;

import dev.croupier.core.Message;
import dev.croupier.core.Violation;
import dev.croupier.core.play.StaleDecision;
import dev.croupier.frontend.game.Flaw;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Why something is not done.
 *
 * @param kind what sort of reason
 * @param why in words
 * @param violations the rules that it would break, where it would break any
 * @param flaws what is wrong with what was brought, each with its place, where something is
 */
public record Refusal(Kind kind, Message why, Seq<Violation> violations, Seq<Flaw> flaws) {

    /** What sort of reason. */
    public enum Kind {
        /** There is no such table, or the token is not of it: which of both is not told. */
        NO_TABLE,
        /** The decision that was answered is no longer open. */
        STALE_DECISION,
        /** The rules forbid it. */
        ILLEGAL_ACTION,
        /** Somebody else may do it, or nobody. */
        NOT_ALLOWED,
        /** It says nothing that could be done. */
        BAD_REQUEST,
        /** There are enough of these. */
        TOO_MANY,
        /** It could not be written down. */
        NOT_KEPT
    }

    static Refusal of(Kind kind, Message why) {
        return new Refusal(kind, why, Array.empty(), Array.empty());
    }

    static Refusal notAllowed(Message why) {
        return of(Kind.NOT_ALLOWED, why);
    }

    static Refusal bad(Message why) {
        return of(Kind.BAD_REQUEST, why);
    }

    /** What was brought cannot be played with: every reason, the first of which is told first. */
    static Refusal bad(Seq<Flaw> flaws) {
        return new Refusal(Kind.BAD_REQUEST, new Said(flaws.head().what()).message(), Array.empty(), flaws);
    }

    static Refusal against(Violation violation) {
        Kind kind = violation instanceof StaleDecision ? Kind.STALE_DECISION : Kind.ILLEGAL_ACTION;
        return new Refusal(kind, violation.message(), Array.of(violation), Array.empty());
    }
}
