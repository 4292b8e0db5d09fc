package dev.croupier.pokemon.position;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a position line by line: first what is said of the whole table, then of each seat, and there of each Pokémon beneath it. For one reading. */
final class ReadPosition {
    private static final Pattern SEAT = Pattern.compile("seat\\s+(\\d{1,3})", Pattern.CASE_INSENSITIVE);
    private static final Array<String> OFTEN =
            Array.of("now", "before", "open", "knows", "bench", "effect", "player effect");

    private final Entries entries;
    private final TableDraft table = new TableDraft();
    /** In which line each word of the block that goes on stood. */
    private TreeMap<String, Integer> seen = TreeMap.empty();

    private Option<SeatDraft> seat = Option.none();
    private Option<SpotDraft> spot = Option.none();

    ReadPosition(Entries entries) {
        this.entries = entries;
    }

    /** How many seats the text has. */
    static int seats(String text) {
        return (int) text.lines()
                .filter(line -> SEAT.matcher(line.strip()).matches())
                .count();
    }

    TableDraft of(String text) {
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Piece piece = new Piece(number, 1, line.replace('\u00a0', ' ').replace('\ufeff', ' ')).stripped();
            if (!piece.isEmpty() && !piece.text().startsWith("//")) {
                read(piece);
            }
        }
        return table;
    }

    private void read(Piece piece) {
        Option<Matcher> header = piece.matching(SEAT);
        if (header.isDefined()) {
            int next = table.seats.size();
            if (!header.get().group(1).equals(Integer.toString(next))) {
                entries.unexpected(piece, PositionMessage.NEXT_SEAT.with(next));
            }
            SeatDraft draft = new SeatDraft(piece);
            table.seats = table.seats.append(draft);
            seat = Option.some(draft);
            spot = Option.none();
            seen = TreeMap.empty();
            return;
        }
        Option<Line> line = Line.of(piece);
        if (line.isEmpty()) {
            entries.unexpected(piece, PositionMessage.A_LINE.with());
        } else {
            read(line.get());
        }
    }

    private void read(Line line) {
        if (line.isOneOf(ReadSpot.KEYS)) {
            if (spot.isEmpty()) {
                misplaced(line, PositionMessage.WITHIN_POKEMON);
            } else if (isFirst(line)) {
                new ReadSpot(entries, spot.get()).read(line);
            }
        } else if (line.isOneOf(ReadSeat.KEYS)) {
            if (seat.isEmpty()) {
                misplaced(line, PositionMessage.WITHIN_SEAT);
            } else if (isFirst(line)) {
                spot = new ReadSeat(entries, seat.get()).read(line);
                seen = seen.removeAll(ReadSpot.KEYS);
            }
        } else if (line.isOneOf(ReadTable.KEYS)) {
            if (seat.isDefined()) {
                misplaced(line, PositionMessage.ABOVE_SEATS);
            } else if (isFirst(line)) {
                new ReadTable(entries, table).read(line);
            }
        } else {
            entries.problem(new PositionError.UnknownKey(
                    line.key().line(), line.key().column(), line.key().text(), known()));
        }
    }

    private Array<String> known() {
        return seat.isEmpty()
                ? ReadTable.KEYS
                : ReadSeat.KEYS.appendAll(spot.isEmpty() ? Array.empty() : ReadSpot.KEYS);
    }

    private void misplaced(Line line, PositionMessage where) {
        entries.problem(new PositionError.Misplaced(
                line.key().line(), line.key().column(), line.key().text(), where));
    }

    /** Whether the block has no such line yet, or may have several. */
    private boolean isFirst(Line line) {
        Option<Integer> before = OFTEN.contains(line.word()) ? Option.none() : seen.get(line.word());
        seen = seen.put(line.word(), line.key().line());
        before.forEach(first -> entries.problem(new PositionError.Repeated(
                line.key().line(), line.key().column(), line.key().text(), first)));
        return before.isEmpty();
    }
}
