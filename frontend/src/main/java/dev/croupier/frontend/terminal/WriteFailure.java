package dev.croupier.frontend.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Objects;

/** The output takes no more. */
public final class WriteFailure extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    WriteFailure(IOException cause) {
        super("nothing more can be written: " + cause.getMessage(), cause);
    }

    /** Whether the reader has only gone away, as {@code head} does when it has enough. */
    public boolean isReaderGone() {
        String why = Objects.requireNonNullElse(getMessage(), "").toLowerCase(Locale.ROOT);
        return why.contains("broken pipe") || why.contains("pipe is being closed");
    }
}
