package dev.croupier.core.toy;

import dev.croupier.core.MessageKey;

/** The texts of the toys. */
public enum ToyMessage implements MessageKey {
    ASK("toy.ask", "What do you say?"),
    NO_WORD("toy.no-word", "{0} is not a seat and a word"),
    NOT_OFFERED("toy.not-offered", "{0} cannot be said now; {1} can"),
    DEALT("toy.dealt", "seat {0} is dealt {1}"),
    SAID("toy.said", "seat {0} says {1}"),
    COMMITTED("toy.committed", "seat {0} has committed"),
    SHOWN("toy.shown", "seat {0} shows {1}"),
    ROLLED("toy.rolled", "seat {0} rolls {1}"),
    TOSSED("toy.tossed", "the coin shows {0}"),
    WITHDREW("toy.withdrew", "seat {0} withdraws"),
    SHOWDOWN("toy.showdown", "the higher card wins"),
    FOLDED("toy.folded", "the other folded"),
    POINTS("toy.points", "most points win");

    private final String key;
    private final String english;

    ToyMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String english() {
        return english;
    }
}
