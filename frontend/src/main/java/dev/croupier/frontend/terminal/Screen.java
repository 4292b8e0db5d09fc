package dev.croupier.frontend.terminal;

import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** What a command reads from and writes to, line by line. Characters that the charset lacks are written by others. */
public final class Screen {
    private final BufferedReader in;
    private final Writer out;
    private final Writer err;
    private final Terminals terminals;
    private boolean isReaderGone;

    public Screen(InputStream in, OutputStream out, OutputStream err, Charset charset, Terminals terminals) {
        Charset reading = charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
        this.in = new BufferedReader(new InputStreamReader(in, reading));
        this.out = new PlainWriter(new BufferedWriter(new OutputStreamWriter(out, charset)), charset);
        this.err = new PlainWriter(new BufferedWriter(new OutputStreamWriter(err, charset)), charset);
        this.terminals = terminals;
    }

    public Terminals terminals() {
        return terminals;
    }

    /** The ink to write with: as asked for, else by what the terminal can do. */
    public Ink ink(Option<Boolean> asked) {
        return new Ink(asked.getOrElse(terminals.colors()));
    }

    /** Writes a line. */
    public void line(String text) {
        write(text + "\n");
    }

    /** Writes text on which the reader's answer follows. */
    public void prompt(String text) {
        write(text);
        flush();
    }

    /** Writes a line of errors, after everything that was written before. */
    public void error(String text) {
        flush();
        progress(text + "\n");
    }

    /** Writes to where errors go, and leaves the line open. */
    public void progress(String text) {
        try {
            err.write(text);
            err.flush();
        } catch (IOException nobodyReads) {
            throw new WriteFailure(nobodyReads);
        }
    }

    /** The next line; none when the input has ended. Shows what is waiting before it waits itself. */
    public Option<String> read() {
        try {
            if (!in.ready()) {
                flush();
            }
            return Option.of(in.readLine());
        } catch (IOException unreadable) {
            throw new ReadFailure(unreadable);
        }
    }

    /** Writes what is waiting; once that has failed there is nobody to write to. */
    public void flush() {
        if (isReaderGone) {
            return;
        }
        try {
            out.flush();
        } catch (IOException nobodyReads) {
            isReaderGone = true;
            throw new WriteFailure(nobodyReads);
        }
    }

    /** For whoever writes help and usage. */
    public PrintWriter outWriter() {
        return new PrintWriter(out, true);
    }

    /** For whoever writes errors of usage. */
    public PrintWriter errWriter() {
        return new PrintWriter(err, true);
    }

    private void write(String text) {
        try {
            out.write(text);
        } catch (IOException nobodyReads) {
            isReaderGone = true;
            throw new WriteFailure(nobodyReads);
        }
    }
}
