package dev.croupier.frontend.host;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.frontend.host.Entry.By;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Try;

/** One thing that was done at a table, as it is kept: a line of text. From these alone a table is made again. */
sealed interface Deed {
    /** The line, without its end. */
    String line();

    /** The game was opened. */
    record Opened(Array<Draw> draws) implements Deed {
        @Override
        public String line() {
            return joined("open", text(draws));
        }
    }

    /** An action was played; {@code action} is its text. */
    record Acted(By by, String action, Array<Draw> draws) implements Deed {
        @Override
        public String line() {
            return joined("act", by.name(), action, text(draws));
        }
    }

    /** A seat withdrew. */
    record Withdrew(Seat seat, Array<Draw> draws) implements Deed {
        @Override
        public String line() {
            return joined("withdraw", seat.toString(), text(draws));
        }
    }

    /** Somebody came, and was called so; by nothing where the name is empty. */
    record Joined(Seat seat, String name) implements Deed {
        @Override
        public String line() {
            return joined("join", seat.toString(), name);
        }
    }

    /** A seat wants to be answered for, or not. */
    record AutoPass(Seat seat, boolean wanted, Array<Draw> draws) implements Deed {
        @Override
        public String line() {
            return joined("auto-pass", seat.toString(), Boolean.toString(wanted), text(draws));
        }
    }

    /** A seat wants a move to be taken back. */
    record UndoWanted(Seat seat) implements Deed {
        @Override
        public String line() {
            return joined("undo", seat.toString());
        }
    }

    /** A seat does not want it. */
    record UndoDeclined(Seat seat) implements Deed {
        @Override
        public String line() {
            return joined("decline", seat.toString());
        }
    }

    private static String joined(String... parts) {
        return String.join("\t", parts);
    }

    private static String text(Array<Draw> draws) {
        return draws.map(Draw::text).mkString(" ");
    }

    /** Reads what {@link #line} wrote; none for anything else. */
    static Option<Deed> parse(String line) {
        Array<String> parts = Array.of(line.split("\t", -1));
        return Try.of(() -> read(parts))
                .toOption()
                .flatMap(read -> read)
                .filter(deed -> deed.line().equals(line));
    }

    private static Option<Deed> read(Array<String> parts) {
        return switch (parts.head() + parts.size()) {
            case "open2" -> draws(parts.get(1)).map(Opened::new);
            case "act4" -> draws(parts.get(3)).map(draws -> new Acted(By.valueOf(parts.get(1)), parts.get(2), draws));
            case "withdraw3" -> draws(parts.get(2)).map(draws -> new Withdrew(seat(parts), draws));
            case "join3" -> Option.some(new Joined(seat(parts), parts.get(2)));
            case "auto-pass4" ->
                draws(parts.get(3))
                        .map(draws -> new AutoPass(seat(parts), parts.get(2).equals("true"), draws));
            case "undo2" -> Option.some(new UndoWanted(seat(parts)));
            case "decline2" -> Option.some(new UndoDeclined(seat(parts)));
            default -> Option.none();
        };
    }

    private static Seat seat(Array<String> parts) {
        return Seat.of(Integer.parseInt(parts.get(1)));
    }

    private static Option<Array<Draw>> draws(String text) {
        return text.isEmpty()
                ? Option.some(Array.empty())
                : Option.sequence(Array.of(text.split(" ", -1)).map(Draw::parse))
                        .map(Seq::toArray);
    }
}
