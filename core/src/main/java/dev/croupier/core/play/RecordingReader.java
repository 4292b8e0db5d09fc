package dev.croupier.core.play;

import dev.croupier.core.GameId;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** Reads the text of a recording, line by line. */
final class RecordingReader {
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern SALT = Pattern.compile("(?:[0-9a-f]{2}){16,}");

    private final Lines lines;

    RecordingReader(String text) {
        this.lines = new Lines(text);
    }

    Either<RecordingError, Recording> read() {
        return header().flatMap(header -> step(header, true).flatMap(opening -> {
            Vector<RecordedStep> steps = Vector.empty();
            while (!lines.isAtEnd() && !lines.isAt("over")) {
                Either<RecordingError, RecordedStep> step = step(header, false);
                if (step.isLeft()) {
                    return torn(step.getLeft(), new Recording(header, opening, steps, Option.none()));
                }
                steps = steps.append(step.get());
            }
            Recording inPlay = new Recording(header, opening, steps, Option.none());
            return lines.isAtEnd()
                    ? Either.right(inPlay)
                    : ending(header)
                            .<Either<RecordingError, Recording>>fold(
                                    error -> torn(error, inPlay),
                                    ending -> Either.right(
                                            new Recording(header, opening, inPlay.steps(), Option.some(ending))));
        }));
    }

    private static Either<RecordingError, Recording> torn(RecordingError error, Recording readable) {
        return Either.left(
                error instanceof RecordingError.Torn torn
                        ? new RecordingError.Torn(torn.line(), torn.column(), Option.some(readable))
                        : error);
    }

    private Either<RecordingError, RecordingHeader> header() {
        return version()
                .flatMap(version -> lines.take("game"))
                .flatMap(game -> number("rules")
                        .flatMap(rules -> lines.take("options").map(options -> new GameId(game, rules, options))))
                .flatMap(id -> number("seats")
                        .flatMap(seats -> matching("commitment", HASH, RecordingMessage.NO_HASH.with())
                                .map(commitment -> new RecordingHeader(id, seats, commitment))));
    }

    private Either<RecordingError, Integer> version() {
        return number(RecordingHeader.FORMAT)
                .flatMap(version -> version == RecordingHeader.VERSION
                        ? Either.right(version)
                        : Either.left(lines.errorInLast(
                                RecordingHeader.FORMAT.length() + 1, RecordingMessage.VERSION.with(version))));
    }

    private Either<RecordingError, RecordedStep> step(RecordingHeader header, boolean opening) {
        return cause(header, opening)
                .flatMap(cause -> draws().flatMap(draws -> matching("hash", HASH, RecordingMessage.NO_HASH.with())
                        .map(hash -> new RecordedStep(cause, draws, hash))));
    }

    private Either<RecordingError, RecordedStep.Cause> cause(RecordingHeader header, boolean opening) {
        if (opening) {
            return lines.take("open")
                    .flatMap(rest -> rest.isEmpty()
                            ? Either.right(new RecordedStep.Opened())
                            : Either.left(lines.errorInLast(4, RecordingMessage.EXPECTED.with("the end of the line"))));
        }
        if (lines.isAt("withdraw")) {
            return number("withdraw")
                    .flatMap(seat -> seat < header.seats()
                            ? Either.right(new RecordedStep.Withdrew(Seat.of(seat)))
                            : Either.left(lines.errorInLast(9, RecordingMessage.NO_SEAT.with(seat, header.seats()))));
        }
        return lines.take("play").map(RecordedStep.Acted::new);
    }

    private Either<RecordingError, Array<Draw>> draws() {
        return lines.isAt("draws")
                ? lines.take("draws").flatMap(text -> words(5, text, this::draw))
                : Either.right(Array.empty());
    }

    private Either<RecordingError, Draw> draw(int column, String word) {
        return Draw.parse(word).toEither(() -> lines.errorInLast(column, RecordingMessage.NO_DRAW.with(word)));
    }

    private Either<RecordingError, Recording.Ending> ending(RecordingHeader header) {
        return lines.take("over")
                .flatMap(text -> words(4, text, this::number))
                .flatMap(ranks -> ranks.size() == header.seats()
                        ? Either.right(ranks)
                        : Either.left(lines.errorInLast(4, RecordingMessage.EXPECTED.with(header.seats() + " ranks"))))
                .flatMap(ranks -> matching("salt", SALT, RecordingMessage.NO_SALT.with())
                        .map(salt -> new Recording.Ending(ranks, Salt.ofHex(salt))))
                .flatMap(ending -> lines.isAtEnd()
                        ? Either.right(ending)
                        : Either.left(lines.error(0, RecordingMessage.AFTER_END.with())));
    }

    private Either<RecordingError, Integer> number(String keyword) {
        return lines.take(keyword).flatMap(text -> number(keyword.length() + 1, text));
    }

    private Either<RecordingError, Integer> number(int column, String text) {
        return NUMBER.matcher(text).matches()
                ? Either.right(Integer.parseInt(text))
                : Either.left(lines.errorInLast(column, RecordingMessage.NO_NUMBER.with(text)));
    }

    private Either<RecordingError, String> matching(String keyword, Pattern pattern, Message otherwise) {
        return lines.take(keyword)
                .flatMap(text -> pattern.matcher(text).matches()
                        ? Either.right(text)
                        : Either.left(lines.errorInLast(keyword.length() + 1, otherwise)));
    }

    /** Reads words parted by single blanks; {@code keyword} is the length of the keyword before them. */
    private static <T> Either<RecordingError, Array<T>> words(int keyword, String text, Word<T> word) {
        Array<T> read = Array.empty();
        int at = 0;
        while (at <= text.length()) {
            int blank = text.indexOf(' ', at);
            int end = blank < 0 ? text.length() : blank;
            Either<RecordingError, T> next = word.read(keyword + 1 + at, text.substring(at, end));
            if (next.isLeft()) {
                return Either.left(next.getLeft());
            }
            read = read.append(next.get());
            at = end + 1;
        }
        return Either.right(read);
    }

    @FunctionalInterface
    private interface Word<T> {
        Either<RecordingError, T> read(int column, String word);
    }
}
