package dev.croupier.heretoslay.rules;

/** Who is asked in the windows for Challenges and Modifiers (HTS-CHL-03, HTS-MOD-03). */
public enum Windows {
    /** One seat after the other, clockwise from the left of the active player. */
    IN_ORDER,
    /** All at once; whoever answers first is heard first. */
    FIRST_COMER
}
