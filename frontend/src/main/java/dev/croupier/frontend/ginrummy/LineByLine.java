package dev.croupier.frontend.ginrummy;

import dev.croupier.frontend.terminal.Screen;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * Answers each line of the input by one line. A line that cannot be answered gets an empty one, and its number with the reason among the
 * errors; the others are answered all the same.
 *
 * @param screen input, answers and errors
 */
record LineByLine(Screen screen) {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** The exit status: 0, or 2 when a line could not be answered. */
    int answer(Function<String, Either<String, String>> question) {
        int status = CommandLine.ExitCode.OK;
        int number = 0;
        Option<String> line = screen.read();
        while (line.isDefined()) {
            number++;
            String text = number == 1 && line.get().startsWith(BYTE_ORDER_MARK)
                    ? line.get().substring(1)
                    : line.get();
            Either<String, String> answer = question.apply(text);
            screen.line(answer.getOrElse(""));
            if (answer.isLeft()) {
                screen.error("line " + number + ": " + answer.getLeft());
                status = CommandLine.ExitCode.USAGE;
            }
            line = screen.read();
        }
        return status;
    }
}
