package dev.croupier.heretoslay.rules;

import dev.croupier.core.agenda.Window;

/** Who is asked in the windows for Challenges and Modifiers (HTS-CHL-03, HTS-MOD-03). */
public enum Windows {
    /** One seat after the other, clockwise from the left of the active player. */
    IN_ORDER(Window.Policy.IN_ORDER),
    /** All at once; whoever answers first is heard first. */
    FIRST_COMER(Window.Policy.FIRST_COMER);

    private final Window.Policy policy;

    Windows(Window.Policy policy) {
        this.policy = policy;
    }

    /** The same in the engine's words. */
    public Window.Policy policy() {
        return policy;
    }
}
