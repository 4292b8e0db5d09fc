package dev.croupier.verification;

import dev.croupier.core.GameId;

/** A law does not hold: which, for which game, after what, and what was found instead. */
public final class BrokenLaw extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final Law law;
    private final String found;
    private final String trace;

    BrokenLaw(Law law, GameId game, String seed, String trace, String state, String found) {
        super(String.join(
                System.lineSeparator(),
                law + " is broken: " + law.statement(),
                "  found  " + found,
                "  game   " + game.game() + " v" + game.rulesVersion() + " " + game.options(),
                "  seed   " + seed,
                "  after  " + trace,
                "  state  " + state));
        this.law = law;
        this.found = found;
        this.trace = trace;
    }

    public Law law() {
        return law;
    }

    /** What was found against the law. */
    public String found() {
        return found;
    }

    /** The actions that led there, as text. */
    public String trace() {
        return trace;
    }
}
