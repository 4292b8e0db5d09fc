package dev.croupier.heretoslay.table;

import dev.croupier.core.Message;

/** Numbers in the words that go with them. */
public final class Amounts {
    private Amounts() {}

    /** {@code a card}, {@code 2 cards}. */
    public static Message cards(int count) {
        return count == 1 ? HtsMessage.A_CARD.with() : HtsMessage.N_CARDS.with(count);
    }

    /** {@code 1 action point}, {@code 2 action points}. */
    public static Message points(int count) {
        return count == 1 ? HtsMessage.A_POINT.with() : HtsMessage.N_POINTS.with(count);
    }

    /** {@code 1 turn was played}, {@code 2 turns were played}. */
    public static Message turnsPlayed(int count) {
        return count == 1 ? HtsMessage.A_TURN.with() : HtsMessage.N_TURNS.with(count);
    }

    /** {@code +1}, {@code -3}. */
    public static String signed(int number) {
        return (number > 0 ? "+" : "") + number;
    }
}
