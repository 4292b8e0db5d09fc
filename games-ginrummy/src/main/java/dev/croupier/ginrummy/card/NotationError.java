package dev.croupier.ginrummy.card;

/** Why a text is not the cards that it should be: the first thing wrong in it, and where. */
public sealed interface NotationError {
    /** The offending word as it was written; empty where a word is missing. */
    String token();

    /** Which of the words of the text it is, counted from 1; the bars between melds are no words. */
    int position();

    /** One English sentence that names the word, its position and what is wrong. */
    String explain();

    /** A word that names no card. */
    record UnknownCard(String token, int position) implements NotationError {
        @Override
        public String explain() {
            return "'" + token + "' at position " + position + " is no card; write rank and suit, such as 7H or TS.";
        }
    }

    /** A card that was named before. */
    record DuplicateCard(String token, int position, int firstPosition) implements NotationError {
        @Override
        public String explain() {
            return "'" + token + "' at position " + position + " is already at position " + firstPosition + ".";
        }
    }

    /**
     * More or fewer cards than were asked for: the first card too many, or an empty word at the position that stayed
     * empty.
     */
    record WrongCount(String token, int position, int expected, int found) implements NotationError {
        @Override
        public String explain() {
            return "Expected " + expected + (expected == 1 ? " card" : " cards") + " but found " + found + ".";
        }
    }

    /** Cards between two bars that are neither a set nor a run (GIN-B11); the word is the first of them. */
    record NotAMeld(String token, int position, String cards) implements NotationError {
        @Override
        public String explain() {
            return "'" + cards + "' at position " + position + " is neither a set nor a run.";
        }
    }
}
