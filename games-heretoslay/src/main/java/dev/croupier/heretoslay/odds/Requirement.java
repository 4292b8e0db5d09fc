package dev.croupier.heretoslay.odds;

/**
 * What the total of a roll must be for it to succeed.
 *
 * @param total the total that just succeeds
 * @param inverted whether less is better, as for the Monster that is slain by a low roll
 */
public record Requirement(int total, boolean inverted) {

    /** Succeeds at {@code total} or more, such as a Hero's roll requirement or a slay roll. */
    public static Requirement atLeast(int total) {
        return new Requirement(total, false);
    }

    /** Succeeds at {@code total} or less: an inverted slay roll. */
    public static Requirement atMost(int total) {
        return new Requirement(total, true);
    }

    /** Whether a roll of that total succeeds. */
    public boolean isMetBy(int rolled) {
        return shortfall(rolled) <= 0;
    }

    /** How much a roll of that total lacks; 0 or less when it succeeds. */
    public int shortfall(int rolled) {
        return towards(total - rolled);
    }

    /** How much nearer to success a change of the total brings the roll; below 0 when it leads away. */
    int towards(int change) {
        return inverted ? -change : change;
    }
}
