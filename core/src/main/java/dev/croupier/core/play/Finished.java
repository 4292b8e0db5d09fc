package dev.croupier.core.play;

import dev.croupier.core.Outcome;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game of a simulation that is over.
 *
 * @param outcome how it ended
 * @param decisions how many decisions were made
 * @param choices those among them with two legal actions or more
 * @param counts what is counted besides, in the simulation's order
 * @param session the game itself, when somebody listens
 */
record Finished<T>(Outcome outcome, long decisions, long choices, Array<Long> counts, Option<T> session) {}
