package dev.croupier.core.chance;

import io.vavr.control.Option;

/** One draw of chance with its result, as a recording keeps it. */
public sealed interface Draw {

    /** How many results were equally likely. */
    int among();

    /** Which of them it was, 0-based; for a {@link Pick} the card's number instead. */
    int result();

    /** The stable text, such as {@code d6=4}, {@code coin=heads}, {@code below5=2}, {@code pick31=17}. */
    String text();

    /** One die: {@code value} 1…{@code sides}. */
    record Roll(int sides, int value) implements Draw {
        @Override
        public int among() {
            return sides;
        }

        @Override
        public int result() {
            return value - 1;
        }

        @Override
        public String text() {
            return "d" + sides + "=" + value;
        }
    }

    /** A coin. */
    record Coin(boolean heads) implements Draw {
        @Override
        public int among() {
            return 2;
        }

        @Override
        public int result() {
            return heads ? 1 : 0;
        }

        @Override
        public String text() {
            return heads ? "coin=heads" : "coin=tails";
        }
    }

    /** A number 0…{@code bound}−1. */
    record Below(int bound, int value) implements Draw {
        @Override
        public int among() {
            return bound;
        }

        @Override
        public int result() {
            return value;
        }

        @Override
        public String text() {
            return "below" + bound + "=" + value;
        }
    }

    /** A card, by its number, out of {@code among} cards. */
    record Pick(int among, int card) implements Draw {
        @Override
        public int result() {
            return card;
        }

        @Override
        public String text() {
            return "pick" + among + "=" + card;
        }
    }

    /** Reads what {@link #text} wrote; none for anything else. */
    static Option<Draw> parse(String text) {
        return DrawText.parse(text);
    }
}
