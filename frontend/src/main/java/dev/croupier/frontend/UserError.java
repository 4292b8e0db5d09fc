package dev.croupier.frontend;

import dev.croupier.core.Message;
import picocli.CommandLine;

/** What somebody asked for cannot be done: ends a command with one line that says why. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;
    private final int status;

    private UserError(String why, int status) {
        super(why);
        this.why = why;
        this.status = status;
    }

    /** The input is wrong: status 2. */
    public static UserError badInput(Message why) {
        return badInput(why.english());
    }

    /** The input is wrong: status 2. */
    public static UserError badInput(String why) {
        return new UserError(why, CommandLine.ExitCode.USAGE);
    }

    /** It went wrong: status 1. */
    public static UserError failure(Message why) {
        return new UserError(why.english(), CommandLine.ExitCode.SOFTWARE);
    }

    /** The line that says why. */
    public String why() {
        return why;
    }

    /** The exit status of the program. */
    public int status() {
        return status;
    }
}
