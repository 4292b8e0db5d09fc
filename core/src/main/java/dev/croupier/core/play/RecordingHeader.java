package dev.croupier.core.play;

import dev.croupier.core.GameId;

/**
 * What a {@link Recording} is of.
 *
 * @param id the game, its rules version and its options
 * @param seats how many seats play
 * @param commitment of the salt under which the hashes stand
 */
public record RecordingHeader(GameId id, int seats, String commitment) {
    static final String FORMAT = "croupier-recording";
    static final int VERSION = 1;

    /** The same of that id, which may say less. */
    RecordingHeader of(GameId known) {
        return new RecordingHeader(known, seats, commitment);
    }

    /** Whether the other says the same, or less of the options: no more than their begin. */
    boolean confirms(RecordingHeader other) {
        return of(other.id).equals(other)
                && id.game().equals(other.id.game())
                && id.rulesVersion() == other.id.rulesVersion()
                && id.options().startsWith(other.id.options());
    }

    /** The lines at the head of a recording, each with its line break. */
    String text() {
        return line(FORMAT, Integer.toString(VERSION))
                + line("game", id.game())
                + line("rules", Integer.toString(id.rulesVersion()))
                + line("options", id.options())
                + line("seats", Integer.toString(seats))
                + line("commitment", commitment);
    }

    /** A line of a recording: a keyword, and what it says where that is not empty. */
    static String line(String keyword, String value) {
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a line break in the " + keyword + " of a recording: " + value);
        }
        return value.isEmpty() ? keyword + "\n" : keyword + " " + value + "\n";
    }
}
