package dev.croupier.frontend;

import dev.croupier.frontend.terminal.Screen;
import dev.croupier.frontend.terminal.Terminals;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the program in this process: what it wrote and how it ended. */
public record Run(int status, String out, String err) {

    /** With nothing to read, in a pipe. */
    public static Run of(String... arguments) {
        return reading("", arguments);
    }

    /** With that to read, in a pipe whose characters are ASCII, so that cards are letters. */
    public static Run reading(String input, String... arguments) {
        return in(StandardCharsets.US_ASCII, Terminals.NONE, input, arguments);
    }

    /** At a terminal. */
    public static Run typing(String input, String... arguments) {
        return in(StandardCharsets.UTF_8, new Terminals(true, true, true, true), input, arguments);
    }

    public static Run in(Charset charset, Terminals terminals, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Screen screen = new Screen(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, charset, terminals);
        int status = Croupier.run(screen, arguments);
        return new Run(status, out.toString(charset), err.toString(charset));
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
