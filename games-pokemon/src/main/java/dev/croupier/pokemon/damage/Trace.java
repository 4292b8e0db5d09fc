package dev.croupier.pokemon.damage;

import dev.croupier.core.Message;
import io.vavr.collection.Array;

/**
 * How a number of damage came about. Each line begins with the number that the one before ended with.
 *
 * @param lines what changed the number, or would have, in the order of the steps; at least the base
 */
public record Trace(Array<Line> lines) {

    /**
     * One thing that changed the number, or would have.
     *
     * @param step where in the order
     * @param why what happened to the number
     * @param source what changed it, for people; empty for the base and where nothing is left
     * @param before the number before
     * @param after the number after it
     */
    public record Line(Step step, DamageMessage why, String source, int before, int after) {

        /** The line, for people. */
        public Message message() {
            return why.with(source, before, after, Math.abs(after - before));
        }
    }

    /** The damage that is done: the last number. */
    public int damage() {
        return lines.last().after();
    }

    /** How many damage counters that is. */
    public int counters() {
        return Damage.counters(damage());
    }

    /** The lines of one step. */
    public Array<Line> of(Step step) {
        return lines.filter(line -> line.step() == step);
    }

    /** The whole calculation for people: a message a line, and the counters at the end. */
    public Array<Message> describe() {
        return lines.map(Line::message).append(DamageMessage.COUNTERS.with(damage(), counters()));
    }

    /** The calculation in English, a line for each message. */
    @Override
    public String toString() {
        return describe().map(Message::english).mkString("\n");
    }
}
