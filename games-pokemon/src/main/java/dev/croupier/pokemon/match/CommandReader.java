package dev.croupier.pokemon.match;

import dev.croupier.core.Notation.Word;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** Reads the line of one command, word by word. */
final class CommandReader {
    private static final String KEYWORDS =
            "start, prizes, turn, end, time, expired, penalty, appeal, tardy, flip or deck";

    private final int line;
    private final String text;
    private Array<Word> words;

    CommandReader(int line, String text) {
        this.line = line;
        this.text = text;
        this.words = Word.of(text);
    }

    Either<MatchRecordError, MatchCommand> command() {
        Option<Word> keyword = words.headOption();
        return word(KEYWORDS)
                .flatMap(said -> said(said, keyword.get()))
                .flatMap(command -> words.isEmpty()
                        ? Either.right(command)
                        : Either.left(unexpected(words.head(), "the end of the line")));
    }

    private Either<MatchRecordError, MatchCommand> said(String keyword, Word word) {
        return switch (keyword) {
            case "START" -> seat().map(MatchCommand.GameStarted::new);
            case "PRIZES" -> prizes().map(MatchCommand.PrizesCounted::new);
            case "TURN" ->
                number().flatMap(turn ->
                        seat().flatMap(seat -> prizes().map(left -> new MatchCommand.TurnEnded(turn, seat, left))));
            case "END" ->
                oneOf(GameResult.values())
                        .flatMap(result -> oneOf(GameEnding.values())
                                .flatMap(ending ->
                                        prizes().map(left -> new MatchCommand.GameEnded(result, ending, left))));
            case "TIME" -> oneOf(Moment.values()).map(MatchCommand.TimeCalled::new);
            case "EXPIRED" -> prizes().map(MatchCommand.OvertimeExpired::new);
            case "PENALTY" ->
                seat().flatMap(seat ->
                        oneOf(PenaltyLevel.values()).map(level -> new MatchCommand.Penalty(seat, level)));
            case "APPEAL" ->
                number().flatMap(penalty ->
                        oneOf("UPHELD", "LIFTED").map(said -> new MatchCommand.Appeal(penalty, said.equals("UPHELD"))));
            case "TARDY" -> seat().map(MatchCommand.Tardy::new);
            case "FLIP" ->
                number().flatMap(flip ->
                        oneOf("HEADS", "TAILS").map(said -> new MatchCommand.FlipRuled(flip, said.equals("HEADS"))));
            case "DECK" -> seat().flatMap(seat -> number().map(cards -> new MatchCommand.DeckFault(seat, cards)));
            default -> Either.left(unexpected(word, KEYWORDS));
        };
    }

    private Either<MatchRecordError, Seat> seat() {
        return oneOf("0", "1").map(said -> Seat.of(Integer.parseInt(said)));
    }

    private Either<MatchRecordError, PrizesLeft> prizes() {
        return number().flatMap(first -> number().map(second -> new PrizesLeft(first, second)));
    }

    private Either<MatchRecordError, Integer> number() {
        Option<Word> next = words.headOption();
        return word("a number")
                .flatMap(said -> said.matches("[0-9]{1,9}")
                        ? Either.right(Integer.parseInt(said))
                        : Either.left(unexpected(next.get(), "a number")));
    }

    /** One of these, by what they print as; letter case doesn't matter. */
    @SafeVarargs
    @SuppressWarnings("varargs") // Array.of copies them
    private <T> Either<MatchRecordError, T> oneOf(T... values) {
        Option<Word> next = words.headOption();
        String expected = Array.of(values).mkString(" or ");
        return word(expected)
                .flatMap(said -> Array.of(values)
                        .find(value -> value.toString().equals(said))
                        .toEither(() -> unexpected(next.get(), expected)));
    }

    private Either<MatchRecordError, String> word(String expected) {
        if (words.isEmpty()) {
            return Either.left(new MatchRecordError.Unreadable(
                    line, text.length() + 1, MatchMessage.RECORD_END_OF_LINE.with(expected)));
        }
        String said = words.head().text().toUpperCase(Locale.ROOT);
        words = words.tail();
        return Either.right(said);
    }

    private MatchRecordError unexpected(Word found, String expected) {
        return new MatchRecordError.Unreadable(
                line, found.column(), MatchMessage.RECORD_WORD.with(found.text(), expected));
    }
}
