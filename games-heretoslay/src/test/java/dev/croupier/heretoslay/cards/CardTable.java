package dev.croupier.heretoslay.cards;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Reads the hand-written tables of the folder {@code cards}:
 *
 * <pre>
 * == bad-axe
 * -- success
 * lay: party 0: bad-axe; party 1: fluffy hook; wears fluffy: really-big-ring
 * do: 0 use bad-axe [4 4]; 0 hero fluffy; pass
 * then: party 1: hook; wears fluffy: -; discards: fluffy really-big-ring; points: 2
 * -- protected
 * none: why there is no such situation
 * </pre>
 *
 * <p>{@code lay} knows: {@code seats}, {@code rules} (name=value …), {@code turn} (seat and points), {@code leader n}, {@code hand n}, {@code
 * party n}, {@code wears hero}, {@code slain n}, {@code used}, {@code discards} and {@code deck} (top first), {@code row}, {@code rest} (in
 * discards). {@code do} has actions in the notation of the game, the dice that they roll in brackets; {@code pass} is everybody's pass until the
 * window closes; {@code pick} names cards that chance will pick; {@code leaves n}; {@code not} with an action that is refused. {@code then} names
 * the zones that differ: {@code hand n}, {@code party n}, {@code wears hero}, {@code slain n}, {@code lasts n} (the cards whose effects last for a
 * player), {@code discards}, {@code row}, {@code deck} (how many cards more or fewer), {@code points}, {@code used}, {@code active}, {@code
 * pending} (the kind of decision, {@code turn} unless it is said), {@code won}. {@code -} is nothing. Lines that begin with {@code #} are remarks;
 * a line that begins with blanks goes on with the one before.
 */
final class CardTable {
    static final Array<String> SITUATIONS = Array.of("success", "failure", "no target", "protected", "challenged");

    static final Array<String> FILES = Array.of(
            "fighters",
            "bards",
            "guardians",
            "rangers",
            "thieves",
            "wizards",
            "items",
            "magics",
            "responses",
            "monsters",
            "leaders");

    private CardTable() {}

    static Array<Cell> cells() {
        return FILES.flatMap(CardTable::cells);
    }

    static Array<Cell> cells(String file) {
        Array<Cell> cells = Array.empty();
        String card = "";
        int number = 0;
        String last = "";
        for (String raw : text(file).split("\n", -1)) {
            number++;
            String line = raw.strip();
            String place = file + ".txt:" + number;
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("== ")) {
                card = line.substring(3).strip();
            } else if (line.startsWith("-- ")) {
                cells = cells.append(new Cell(
                        card,
                        line.substring(3).strip(),
                        LinkedHashMap.empty(),
                        Array.empty(),
                        LinkedHashMap.empty(),
                        "",
                        place));
            } else {
                boolean goesOn = Character.isWhitespace(raw.charAt(0));
                int colon = line.indexOf(':');
                String head = goesOn ? last : line.substring(0, Math.max(colon, 0));
                String rest = goesOn ? line : line.substring(colon + 1);
                last = head;
                cells = cells.update(cells.size() - 1, with(cells.last(), head, rest.strip(), place));
            }
        }
        return cells;
    }

    private static Cell with(Cell cell, String head, String rest, String place) {
        return switch (head) {
            case "lay" ->
                new Cell(
                        cell.card(),
                        cell.situation(),
                        cell.lay().merge(clauses(rest, place)),
                        cell.does(),
                        cell.then(),
                        cell.none(),
                        cell.place());
            case "do" ->
                new Cell(
                        cell.card(),
                        cell.situation(),
                        cell.lay(),
                        cell.does().appendAll(parts(rest)),
                        cell.then(),
                        cell.none(),
                        cell.place());
            case "then" ->
                new Cell(
                        cell.card(),
                        cell.situation(),
                        cell.lay(),
                        cell.does(),
                        cell.then().merge(clauses(rest, place)),
                        cell.none(),
                        cell.place());
            case "none" ->
                new Cell(
                        cell.card(),
                        cell.situation(),
                        cell.lay(),
                        cell.does(),
                        cell.then(),
                        (cell.none() + " " + rest).strip(),
                        cell.place());
            default -> throw new AssertionError(place + ": a line begins with lay, do, then or none, not " + head);
        };
    }

    private static Array<String> parts(String text) {
        return Array.of(text.split(";", -1)).map(String::strip).filter(part -> !part.isEmpty());
    }

    private static LinkedHashMap<String, String> clauses(String text, String place) {
        LinkedHashMap<String, String> clauses = LinkedHashMap.empty();
        for (String part : parts(text)) {
            int colon = part.lastIndexOf(':');
            if (colon < 0) {
                throw new AssertionError(place + ": a clause is written head: words, not " + part);
            }
            clauses = clauses.put(
                    part.substring(0, colon).strip(), part.substring(colon + 1).strip());
        }
        return clauses;
    }

    private static String text(String file) {
        try (InputStream in = CardTable.class.getResourceAsStream("/cards/" + file + ".txt")) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
