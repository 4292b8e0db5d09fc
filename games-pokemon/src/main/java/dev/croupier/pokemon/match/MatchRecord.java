package dev.croupier.pokemon.match;

import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * How a match is written: its rules, then every command on a line of its own. The text reads back to the same match.
 *
 * <pre>{@code
 * croupier-match 1
 * rules bestOf=3,round=SWISS,…
 * start 0
 * turn 1 0 6 6
 * prizes 6 5
 * penalty 0 PRIZE_2
 * end WON_BY_1 PRIZES 6 2
 * }</pre>
 */
public final class MatchRecord {
    private static final String FORMAT = "croupier-match 1";
    private static final String RULES = "rules ";

    private MatchRecord() {}

    /** The record of {@code match}, every line ended. */
    public static String text(Match match) {
        return Array.of(FORMAT, RULES + match.rules().text())
                .appendAll(match.history().map(MatchRecord::text))
                .map(line -> line + "\n")
                .mkString();
    }

    /** The line of {@code command}, such as {@code penalty 0 PRIZE_2}. */
    public static String text(MatchCommand command) {
        return command.accept(new CommandText());
    }

    /** The match that {@link #text(Match)} wrote. Letter case of words and extra blanks in the lines of commands don't matter. */
    public static Either<MatchRecordError, Match> parse(String text) {
        Array<String> lines = Array.of(text.split("\n", -1));
        if (!lines.head().equals(FORMAT)) {
            return Either.left(new MatchRecordError.Unreadable(1, 1, MatchMessage.RECORD_FORMAT.with(FORMAT)));
        }
        if (!text.endsWith("\n")) {
            return Either.left(new MatchRecordError.Unreadable(
                    lines.size(), lines.last().length() + 1, MatchMessage.RECORD_FORMAT.with("the end of the line")));
        }
        return rules(lines.size() > 1 ? lines.get(1) : "").flatMap(match -> commands(match, lines.init()));
    }

    private static Either<MatchRecordError, Match> rules(String line) {
        if (!line.startsWith(RULES)) {
            return Either.left(new MatchRecordError.Unreadable(2, 1, MatchMessage.RECORD_FORMAT.with(RULES.strip())));
        }
        return MatchRules.parse(line.substring(RULES.length()))
                .flatMap(rules -> Match.start(rules).mapLeft(problems -> problems.head()))
                .mapLeft(error -> new MatchRecordError.Unreadable(
                        2,
                        Math.max(line.indexOf(error.option()), RULES.length()) + 1,
                        MatchMessage.RECORD_RULES.with(error.explain())));
    }

    private static Either<MatchRecordError, Match> commands(Match start, Array<String> lines) {
        Either<MatchRecordError, Match> read = Either.right(start);
        for (int line = 2; line < lines.size() && read.isRight(); line++) {
            int number = line + 1;
            CommandReader reader = new CommandReader(number, lines.get(line));
            read = read.flatMap(match -> reader.command()
                    .flatMap(command -> match.apply(command)
                            .map(MatchStep::match)
                            .mapLeft(violation -> new MatchRecordError.Refused(number, 1, violation))));
        }
        return read;
    }
}
