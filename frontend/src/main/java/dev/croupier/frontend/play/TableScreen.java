package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Notation;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.terminal.Ink;
import dev.croupier.frontend.terminal.Screen;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * The screen on which a table is shown, in its game's own way.
 *
 * @param screen where it goes
 * @param ink in which colours
 * @param face how the game shows itself
 */
public record TableScreen<A extends Action, E extends Event, V>(Screen screen, Ink ink, Face<A, E, V> face) {
    private static final int WIDTH = 79;
    private static final int GAP = 3;
    private static final int TALL = 6;
    private static final int CELL = 26;
    private static final String INDENT = "    ";

    /** Whether somebody sits at the terminal, so that waiting for a key makes sense. */
    public boolean isInteractive() {
        return screen.terminals().in() && screen.terminals().out();
    }

    /** How long a line may be. */
    private int width() {
        return screen.terminals().columns() - 1;
    }

    /** Writes text, broken between words where it is too long. */
    public void line(String text) {
        wrapped(text, width()).forEach(line -> screen.line(face.painted(line, ink)));
    }

    /** As {@link #line}, but stronger. */
    public void heading(String text) {
        wrapped(fitted(text), width()).forEach(line -> screen.line(ink.bold(face.painted(line, ink))));
    }

    /** The text with a shorter rule in it, where that is what makes it too long. */
    private String fitted(String text) {
        String fitted = text;
        while (fitted.length() > width() && fitted.contains("───")) {
            fitted = fitted.replaceFirst("───", "──");
        }
        return fitted;
    }

    /** Lines of no more than a usual screen holds. */
    public static Seq<String> wrapped(String text) {
        return wrapped(text, WIDTH);
    }

    private static Seq<String> wrapped(String text, int width) {
        Array<String> lines = Array.empty();
        String rest = text;
        while (rest.length() > width) {
            int blank = rest.lastIndexOf(' ', width);
            if (blank <= INDENT.length()) {
                break;
            }
            lines = lines.append(rest.substring(0, blank));
            rest = INDENT + rest.substring(blank + 1);
        }
        return lines.append(rest);
    }

    public void lines(Seq<String> lines) {
        lines.forEach(this::line);
    }

    public void message(Message message) {
        line(face.said(message));
    }

    public void table(V view) {
        Seq<String> lines = face.table(view, width());
        heading(lines.head());
        lines(lines.tail());
    }

    /** Tells what happened, each event a sentence; what happened several times in a row is told once. */
    public void events(Seq<E> events, V view) {
        told(face.told(events, view));
    }

    /** As {@link #events}, without what is not worth telling, and no more than the last {@code most}. */
    void happened(Seq<E> events, V view, int most) {
        told(events.zip(face.told(events, view))
                .filter(told -> face.isTold(told._1()))
                .map(told -> told._2())
                .takeRight(most));
    }

    private void told(Seq<String> words) {
        Seq<String> sentences = words.map(TableScreen::sentence);
        while (!sentences.isEmpty()) {
            String next = sentences.head();
            int times = sentences.segmentLength(next::equals, 0);
            line("  " + next
                    + (times == 1 ? "" : FrontendMessage.TIMES.with(times).english()));
            sentences = sentences.drop(times);
        }
    }

    static String sentence(String words) {
        return words.isEmpty() ? words : capitalized(words) + ".";
    }

    static String capitalized(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** The legal actions, numbered, in columns. */
    public void choices(IndexedSeq<A> legal, Notation<A> notation, V view) {
        Array<String> numbers = numbers(legal).map(number -> Integer.toString(number));
        int digits = numbers.map(String::length).max().getOrElse(0);
        Array<String> choices = legal.toArray().zipWith(numbers, (action, number) -> {
            String text = face.choice(action, words(action, notation), view);
            return " ".repeat(digits - number.length()) + number + (text.equals(number) ? "" : " " + text);
        });
        Array<String> groups = legal.toArray().map(face::group);
        if (groups.exists(group -> !group.isEmpty())) {
            grouped(choices, groups);
        } else if (rows(choices) > TALL) {
            cells(choices);
        } else {
            columns(choices);
        }
    }

    /** The numbers under which the actions stand in the list: their own, where each has one, else their places from 1 on. */
    Array<Integer> numbers(IndexedSeq<A> legal) {
        Array<Integer> own = legal.toArray().flatMap(face::number);
        return own.size() == legal.size() && own.distinct().size() == own.size()
                ? own
                : Array.rangeClosed(1, legal.size());
    }

    /** Texts by the heading under which they stand, one after another. */
    private void grouped(Array<String> texts, Array<String> groups) {
        int width = groups.map(String::length).max().getOrElse(0) + 2;
        for (String group : groups.distinct()) {
            StringBuilder line = new StringBuilder(" " + group + " ".repeat(width - group.length()));
            for (int place = 0; place < texts.size(); place++) {
                String text = texts.get(place).strip();
                if (!groups.get(place).equals(group)) {
                    continue;
                }
                if (line.length() > width + 1 && line.length() + text.length() > width()) {
                    line(line.toString().stripTrailing());
                    line.setLength(0);
                    line.append(" ".repeat(width + 1));
                }
                line.append(text).append(" ".repeat(GAP));
            }
            line(line.toString().stripTrailing());
        }
    }

    /** Texts one after another, read across, each at the begin of a cell: few lines for many texts of which some are long. */
    private void cells(Seq<String> texts) {
        StringBuilder line = new StringBuilder(" ");
        for (String text : texts) {
            int begin = line.length() == 1 ? 1 : (line.length() + GAP - 2) / CELL * CELL + CELL + 1;
            if (begin > 1 && begin + text.length() > width()) {
                line(line.toString());
                line.setLength(1);
                begin = 1;
            }
            line.append(" ".repeat(begin - line.length())).append(text);
        }
        line(line.toString());
    }

    /** Short texts side by side, read downwards. */
    public void columns(Seq<String> texts) {
        int rows = rows(texts);
        Array<Integer> widths = widths(texts, rows);
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder(" ");
            for (int place = row; place < texts.size(); place += rows) {
                int width = widths.get(place / rows);
                line.append(texts.get(place))
                        .append(" ".repeat(width - texts.get(place).length()));
            }
            line(line.toString().stripTrailing());
        }
    }

    /** How many rows the columns need. */
    private int rows(Seq<String> texts) {
        int rows = 1;
        while (rows < texts.size() && widths(texts, rows).sum().intValue() > width()) {
            rows++;
        }
        return rows;
    }

    /** How wide the columns are when there are so many rows. */
    private static Array<Integer> widths(Seq<String> texts, int rows) {
        return texts.toArray()
                .grouped(rows)
                .map(column -> column.map(String::length).max().getOrElse(0) + GAP)
                .toArray();
    }

    /** An action in notation, without its seat. */
    public static <A extends Action> String words(A action, Notation<A> notation) {
        String text = notation.text(action);
        return text.substring(text.indexOf(' ') + 1);
    }
}
