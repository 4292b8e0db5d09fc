package dev.croupier.protocol;

import dev.croupier.core.Action;
import dev.croupier.core.Decision;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RedactedRecording;
import io.vavr.collection.Array;

/** What a message holds besides its head: the record's name is the message's type, its components are the message's fields. */
public sealed interface Content {

    /** The options of a table. */
    record Options<R>(R options) implements Content {}

    /** What an observer may know of a table. */
    record View<V>(V view) implements Content {}

    /** Whose decision it is, as an observer sees it. */
    record WhoseTurn<A extends Action>(Turn<A> turn) implements Content {}

    /** Cards of one's own, each written whole. */
    record Cards<C>(Array<C> cards) implements Content {}

    /**
     * What a seat has to decide.
     *
     * @param seat who
     * @param id comes back with the answer; another one as soon as the decision or its answers have changed
     * @param decision what is asked
     * @param actions the answers
     */
    record Asked<A extends Action>(Seat seat, String id, Decision<A> decision, Array<Offer<A>> actions)
            implements Content {}

    /** What a seat may do. */
    record LegalActions<A extends Action>(Seat seat, Array<Offer<A>> actions) implements Content {}

    /**
     * One legal action.
     *
     * @param number its place among those that were offered with it, from 0
     * @param text in the game's notation, which reads back
     * @param action the action itself
     */
    record Offer<A extends Action>(int number, String text, A action) {}

    /**
     * An action that a client asks for.
     *
     * @param decision the id of the decision that it answers
     * @param action what is to be done
     */
    record Act<A extends Action>(String decision, A action) implements Content {}

    /**
     * What happened, as an observer may know it.
     *
     * @param observer who
     * @param events in order
     */
    record Events<E extends Event>(Observer observer, Array<Happened<E>> events) implements Content {}

    /** One event and what it is in words. */
    record Happened<E extends Event>(E event, Message message) {}

    /** Why an action is refused: every reason. */
    record Refused(Array<Reason> reasons) implements Content {}

    /**
     * One reason.
     *
     * @param rule the rule that the action would break
     * @param violation the evidence
     * @param message in words
     */
    record Reason(RuleRef rule, Violation violation, Message message) {}

    /** How a game ended. */
    record Ended(Outcome outcome) implements Content {}

    /** A whole game as it was played, hidden cards and all: for when it is over. */
    record Recorded(Recording recording) implements Content {}

    /** What an observer may have of a recorded game while it is in play. */
    record Redacted(RedactedRecording recording) implements Content {}

    /** Why a message could not be read. */
    record Unreadable(Array<ReadError> errors) implements Content {}
}
