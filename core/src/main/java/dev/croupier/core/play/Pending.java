package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Decision;
import io.vavr.collection.IndexedSeq;

/**
 * A decision that a seat has to make, with its id. The id belongs to that seat and changes exactly when the seat's own decision or legal
 * actions change, so a click that was meant for an earlier decision can be told from one that is current.
 *
 * @param id such as {@code 1-17}: the seat's index and a count of its own
 * @param decision what is asked
 * @param legalActions the answers
 */
public record Pending<A extends Action>(String id, Decision<A> decision, IndexedSeq<A> legalActions) {}
