package dev.croupier.core.options;

/**
 * An option that cannot be taken.
 *
 * @param option its name as given
 * @param value its value as given
 * @param expected what could stand there
 */
public record OptionError(String option, String value, String expected) {
    /** The error in one English sentence. */
    public String explain() {
        return value.isEmpty()
                ? "'" + option + "' is unknown; known are: " + expected
                : option + "=" + value + ": expected " + expected;
    }
}
