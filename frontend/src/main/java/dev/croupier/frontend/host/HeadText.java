package dev.croupier.frontend.host;

import dev.croupier.core.GameId;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Salt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.time.Duration;

/** The head of a table as lines of text, each a word and what it says, parted by tabs. */
final class HeadText {
    private static final String FORMAT = "croupier-table\t2";
    private static final String NONE = "none";

    private HeadText() {}

    /** The lines, each with its end. */
    static String text(TableHead head) {
        Array<String> lines = Array.of(
                        FORMAT,
                        "id\t" + head.id(),
                        "game\t" + head.game().game(),
                        "rules\t" + head.game().rulesVersion(),
                        "options\t" + head.game().options(),
                        "seeded\t" + head.seeded(),
                        "salt\t" + head.salt().hex(),
                        "time-limit\t"
                                + head.rules()
                                        .timeLimit()
                                        .map(limit -> Long.toString(limit.toSeconds()))
                                        .getOrElse(NONE),
                        "bot-pause\t" + head.rules().botPause().toMillis(),
                        "undo\t" + head.rules().undo(),
                        "spectators\t" + head.spectators().map(TokenHash::hex).getOrElse(NONE))
                .appendAll(head.chairs().map(HeadText::chair));
        return lines.map(line -> line + "\n").mkString();
    }

    private static String chair(Chair chair) {
        return String.join(
                "\t",
                "seat",
                chair.who(),
                chair.called().getOrElse(""),
                chair.key().map(TokenHash::hex).getOrElse(""));
    }

    /** How many of these lines are the head; as many as there are where they are all of it. */
    static int lines(Array<String> lines) {
        int deeds = lines.indexWhere(line -> line.startsWith("open\t"));
        return deeds < 0 ? lines.size() : deeds;
    }

    /** Reads what {@link #text} wrote; none for anything else. */
    static Option<TableHead> parse(Array<String> lines) {
        return Try.of(() -> read(lines))
                .toOption()
                .filter(head -> text(head).equals(lines.map(line -> line + "\n").mkString()));
    }

    private static TableHead read(Array<String> lines) {
        String limit = said(lines, 7);
        String spectators = said(lines, 10);
        return new TableHead(
                said(lines, 1),
                new GameId(said(lines, 2), Integer.parseInt(said(lines, 3)), said(lines, 4)),
                lines.drop(11).zipWithIndex((line, seat) -> chair(line, Seat.of(seat))),
                Option.when(!spectators.equals(NONE), () -> new TokenHash(spectators)),
                new HouseRules(
                        Option.when(!limit.equals(NONE), () -> Duration.ofSeconds(Long.parseLong(limit))),
                        Duration.ofMillis(Long.parseLong(said(lines, 8))),
                        Boolean.parseBoolean(said(lines, 9)),
                        spectators.equals(NONE)),
                Boolean.parseBoolean(said(lines, 5)),
                Salt.ofHex(said(lines, 6)));
    }

    private static String said(Array<String> lines, int line) {
        return lines.get(line).split("\t", 2)[1];
    }

    private static Chair chair(String line, Seat seat) {
        String[] parts = line.split("\t", -1);
        return new Chair(
                seat,
                parts[1],
                Option.when(!parts[2].isEmpty(), () -> parts[2]),
                Option.when(!parts[3].isEmpty(), () -> new TokenHash(parts[3])));
    }
}
