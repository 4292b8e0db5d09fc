package dev.croupier.raid.damage;

import dev.croupier.core.Message;
import dev.croupier.raid.damage.Change.Cause;
import dev.croupier.raid.rules.RemainderDamage;
import io.vavr.collection.Array;

/**
 * How the damage of a round came about, and what it costs the boss.
 *
 * @param lines what changed the damage on the boss, in the order in which it happened
 * @param players how many players counted
 * @param remainder what becomes of damage that is too little for one more card
 */
public record Working(Array<Line> lines, int players, RemainderDamage remainder) {

    /**
     * One change.
     *
     * @param before the damage on the boss before it
     * @param after the damage on the boss after it
     */
    public record Line(Change change, int before, int after) {

        /** The line, for people. */
        public Message message() {
            int difference = Math.abs(after - before);
            boolean inPart = change.cause() == Cause.HEALED && difference < change.amount();
            RaidDamageMessage words = inPart ? RaidDamageMessage.HEALED_IN_PART : RaidDamageMessage.of(change.cause());
            return words.with(change.amount(), before, after, difference);
        }
    }

    static Working of(RaidDamage damage) {
        Array<Line> lines = Array.empty();
        int total = 0;
        for (Change change : damage.changes()) {
            Line line = new Line(change, total, change.after(total));
            lines = lines.append(line);
            total = line.after();
        }
        return new Working(lines, damage.players(), damage.remainder());
    }

    /** The damage that lies on the boss in the end. */
    public int total() {
        return lines.isEmpty() ? 0 : lines.last().after();
    }

    /** How many cards go to the Lost Zone, if the boss has so many. */
    public int cards() {
        return RaidDamage.cards(total(), players);
    }

    /** The damage that is too little for one more card. */
    public int leftOver() {
        return total() % RaidDamage.perCard(players);
    }

    /** The damage that stays on the boss for the next round. */
    public int carried() {
        return remainder == RemainderDamage.KEEP_ON_BOSS ? leftOver() : 0;
    }

    /** The whole calculation for people, a message a line. */
    public Array<Message> describe() {
        Array<Message> all =
                lines.map(Line::message).append(RaidDamageMessage.CARDS.with(total(), players, cards(), leftOver()));
        RaidDamageMessage rest =
                remainder == RemainderDamage.KEEP_ON_BOSS ? RaidDamageMessage.KEPT : RaidDamageMessage.DISCARDED;
        return leftOver() == 0 ? all : all.append(rest.with(leftOver()));
    }

    /** The calculation in English, a line for each message. */
    @Override
    public String toString() {
        return describe().map(Message::english).mkString("\n");
    }
}
