package dev.croupier.heretoslay.table;

import java.util.Locale;

/** The six classes of Heroes and Party Leaders (HTS-B16). */
public enum HeroClass {
    FIGHTER,
    GUARDIAN,
    RANGER,
    THIEF,
    WIZARD,
    BARD;

    /** The class as a word, such as {@code Fighter}. */
    public String word() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
