package dev.croupier.core.chance;

import io.vavr.control.Option;

/** One draw of chance with its result, as a recording keeps it. */
public sealed interface Draw {

    /** How many results were equally likely. */
    int among();

    /** Which of them it was, 0-based. */
    int result();

    /** The stable text, such as {@code d6=4}, {@code coin=heads}, {@code below5=2}, {@code pick31#4=17}. */
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

    /**
     * A card out of a set of {@code among} cards.
     *
     * @param place how many cards of the set have a lower number, which is what chance decided; {@link #ANYWHERE} in a script, which
     *     names the card alone
     * @param card the card's number
     */
    record Pick(int among, int place, int card) implements Draw {
        /** The place of a pick that was written by hand: whichever the card has in the set. */
        public static final int ANYWHERE = -1;

        /** A pick for a {@link Scripted} source; the draw that is noted when it is made has its place. */
        public Pick(int among, int card) {
            this(among, ANYWHERE, card);
        }

        @Override
        public int result() {
            return place;
        }

        @Override
        public String text() {
            return "pick" + among + (place == ANYWHERE ? "" : "#" + place) + "=" + card;
        }
    }

    /** Reads what {@link #text} wrote; none for anything else. */
    static Option<Draw> parse(String text) {
        return DrawText.parse(text);
    }
}
