package dev.croupier.heretoslay.rules;

/** When the roller names the players and Heroes that an effect is for (HTS-MOD-07). */
public enum TargetDeclaration {
    /** Once the running total is a success, so that Modifiers may answer it. */
    BEFORE_CLOSE,
    /** When the window is closed and the roll has succeeded. */
    AFTER_CLOSE
}
