package dev.croupier.heretoslay.rules;

/** Whether what a Hero's roll sets off comes before or after the effect of the Hero (HTS-ITM-12). */
public enum TriggerOrder {
    /** The Hero's effect, then what the success or failure set off. */
    EFFECT_FIRST,
    /** What the success or failure set off, then the Hero's effect. */
    TRIGGERS_FIRST
}
