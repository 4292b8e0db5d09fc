package dev.croupier.frontend.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The input cannot be read. */
public final class ReadFailure extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    ReadFailure(IOException cause) {
        super("the input cannot be read: " + cause.getMessage(), cause);
    }
}
