package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.text.Normalizer;
import java.util.Locale;

/** What somebody typed: a number of the list, a word of the table, or a move in notation. */
final class TypedLine<S, A extends Action, E extends Event, V> {
    private final TableScreen<A, E, V> screen;
    private final TableWords<S, A, E, V> words;

    TypedLine(TableScreen<A, E, V> screen, Company<A, V> company, Kept<S, A, E, V> kept) {
        this.screen = screen;
        this.words = new TableWords<>(screen, company, kept);
    }

    Reply<S, A, E, V> reply(String typed, Session<S, A, E, V> session, Seat seat) {
        if (typed.isEmpty()) {
            return empty(session, seat);
        }
        if (isComment(typed)) {
            return Reply.none();
        }
        return typed.matches("[0-9]+")
                ? number(typed, session, seat)
                : words.reply(typed, session, seat)
                        .orElse(() -> told(typed, session, seat))
                        .getOrElse(() -> move(typed, session, seat));
    }

    /** Whether the line is only for who reads what was typed: {@code # so}, but not {@code #7}, which names something. */
    static boolean isComment(String typed) {
        return typed.startsWith("#") && !typed.matches("#\\d.*");
    }

    /** A word of the game itself that is no move. */
    private Option<Reply<S, A, E, V>> told(String typed, Session<S, A, E, V> session, Seat seat) {
        return screen.face().told(typed, session.view(seat)).map(lines -> {
            screen.lines(lines);
            return Reply.none();
        });
    }

    /** Enter alone plays the only move there is. */
    private Reply<S, A, E, V> empty(Session<S, A, E, V> session, Seat seat) {
        IndexedSeq<A> legal = session.legalActions(seat);
        if (!screen.isInteractive()) {
            return Reply.none();
        }
        if (legal.size() == 1) {
            return play(legal.head(), session, seat);
        }
        screen.message(FrontendMessage.EMPTY_LINE.with());
        return Reply.none();
    }

    private Reply<S, A, E, V> number(String typed, Session<S, A, E, V> session, Seat seat) {
        IndexedSeq<A> legal = session.legalActions(seat);
        Array<Integer> numbers = screen.numbers(legal);
        int place = typed.length() > 6 ? -1 : numbers.indexOf(Integer.parseInt(typed));
        if (place < 0) {
            screen.message(FrontendMessage.NO_SUCH_NUMBER.with(
                    typed, numbers.min().getOrElse(0), numbers.max().getOrElse(0)));
            return Reply.none();
        }
        return play(legal.get(place), session, seat);
    }

    private Reply<S, A, E, V> move(String typed, Session<S, A, E, V> session, Seat seat) {
        Either<String, String> expanded = screen.face().expanded(typed, session.view(seat));
        IndexedSeq<A> alike = alike(typed, session, seat);
        Option<A> listed = Option.when(alike.size() == 1, alike::head);
        if (expanded.isLeft()) {
            return listed.map(action -> play(action, session, seat)).getOrElse(() -> {
                screen.line(expanded.getLeft());
                return Reply.none();
            });
        }
        String prefix = seat + " ";
        Either<Notation.Unreadable, A> action = session.game().notation().parse(prefix + expanded.get());
        if (action.isLeft() && listed.isDefined()) {
            return play(listed.get(), session, seat);
        }
        if (action.isLeft() && !alike.isEmpty()) {
            IndexedSeq<A> legal = session.legalActions(seat);
            Array<Integer> numbers = screen.numbers(legal);
            screen.message(FrontendMessage.WHICH_OF_LIST.with(
                    typed,
                    alike.map(one -> numbers.get(legal.indexOf(one)) + " " + words(one, session, seat))
                            .mkString(", ")));
            return Reply.none();
        }
        if (action.isLeft()) {
            int column = Math.max(1, action.getLeft().column() - prefix.length());
            screen.message(FrontendMessage.UNREADABLE.with(shown(typed, expanded.get(), column), column));
            return Reply.none();
        }
        return play(action.get(), session, seat);
    }

    /** The moves of the list that read so, or begin so. */
    private IndexedSeq<A> alike(String typed, Session<S, A, E, V> session, Seat seat) {
        String wanted = plain(typed);
        return session.legalActions(seat).filter(action -> {
            String words = plain(words(action, session, seat));
            return words.equals(wanted) || words.startsWith(wanted + " ");
        });
    }

    private String words(A action, Session<S, A, E, V> session, Seat seat) {
        return screen.face()
                .choice(action, TableScreen.words(action, session.game().notation()), session.view(seat));
    }

    /** Without accents, in lower case. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** What was typed, where it is the same up to the column that cannot be read. */
    private static String shown(String typed, String expanded, int column) {
        return typed.regionMatches(0, expanded, 0, Math.min(column, expanded.length())) ? typed : expanded;
    }

    private Reply<S, A, E, V> play(A action, Session<S, A, E, V> session, Seat seat) {
        Validation<Seq<Violation>, A> explained = session.explain(action);
        if (explained.isInvalid()) {
            screen.message(FrontendMessage.ILLEGAL.with(screen.face()
                    .shown(action, TableScreen.words(action, session.game().notation()), session.view(seat))));
            explained
                    .getError()
                    .forEach(violation -> screen.message(
                            FrontendMessage.REASON.with(screen.face().said(violation.message()), violation.rule())));
            return Reply.none();
        }
        return Reply.played(session.play(explained.get())
                .getOrElseThrow(violation -> new IllegalStateException(violation.explain())));
    }
}
