package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** The words that every table knows besides moves. */
final class TableWords<S, A extends Action, E extends Event, V> {
    private static final int LOG = 20;
    private static final int WORD_WIDTH = 28;

    private final TableScreen<A, E, V> screen;
    private final Keeping keeping;
    private final StepsBack<S, A, E, V> stepsBack;

    TableWords(TableScreen<A, E, V> screen, Company<A, V> company, Keeping keeping) {
        this.screen = screen;
        this.keeping = keeping;
        this.stepsBack = new StepsBack<>(screen, company);
    }

    /** What the line does; none when it is none of these words. */
    Option<Reply<S, A, E, V>> reply(String typed, Session<S, A, E, V> session, Seat seat) {
        String[] parts = typed.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        V view = session.view(seat);
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> said(help());
            case "hint" -> said(screen.face().hint(view));
            case "score" -> said(screen.face().score(view));
            case "rules" -> rules();
            case "log" -> log(session.events(seat), rest.equalsIgnoreCase("all"));
            case "table" -> Option.some(Reply.table());
            case "best" -> Option.some(best(session, seat));
            case "undo" -> Option.some(stepsBack.undo(session, seat));
            case "takeback" -> Option.some(stepsBack.takeBack(session, seat));
            case "save" -> Option.some(save(file(parts[0], rest), session));
            case "load" -> Option.some(load(file(parts[0], rest), session));
            case "quit", "exit", "q" -> Option.some(Reply.leave());
            default -> Option.none();
        };
    }

    private Option<Reply<S, A, E, V>> said(Seq<String> lines) {
        screen.lines(lines);
        return Option.some(Reply.none());
    }

    private Option<Reply<S, A, E, V>> rules() {
        screen.columns(screen.face().rules());
        return Option.some(Reply.none());
    }

    private Option<Reply<S, A, E, V>> log(Seq<E> events, boolean all) {
        screen.events(all ? events : events.takeRight(LOG));
        return Option.some(Reply.none());
    }

    /** Plays what the analysis would, and goes on while the same seat is asked the same kind of question. */
    private Reply<S, A, E, V> best(Session<S, A, E, V> session, Seat seat) {
        Option<String> asked = kind(session, seat);
        Session<S, A, E, V> reached = session;
        Option<A> advice = advice(reached, seat);
        while (advice.isDefined() && kind(reached, seat).equals(asked)) {
            reached = reached.play(advice.get())
                    .getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
            advice = advice(reached, seat);
        }
        if (reached.equals(session)) {
            screen.message(FrontendMessage.NO_ADVICE.with());
            return Reply.none();
        }
        return Reply.played(reached);
    }

    private Option<A> advice(Session<S, A, E, V> session, Seat seat) {
        return screen.face().advice(session.view(seat), session.legalActions(seat));
    }

    private Option<String> kind(Session<S, A, E, V> session, Seat seat) {
        return session.pending(seat).map(pending -> pending.decision().kind());
    }

    private Seq<String> help() {
        return screen.face()
                .words()
                .appendAll(Array.of(
                                FrontendMessage.WORD_NUMBER,
                                FrontendMessage.WORD_HINT,
                                FrontendMessage.WORD_BEST,
                                FrontendMessage.WORD_UNDO,
                                FrontendMessage.WORD_TAKEBACK,
                                FrontendMessage.WORD_TABLE,
                                FrontendMessage.WORD_LOG,
                                FrontendMessage.WORD_SCORE,
                                FrontendMessage.WORD_RULES,
                                FrontendMessage.WORD_SAVE,
                                FrontendMessage.WORD_QUIT)
                        .map(FrontendMessage::english))
                .map(TableWords::helpLine);
    }

    private static String helpLine(String wordAndMeaning) {
        int bar = wordAndMeaning.indexOf('|');
        String word = wordAndMeaning.substring(0, bar);
        return "  " + word + " ".repeat(Math.max(2, WORD_WIDTH - word.length())) + wordAndMeaning.substring(bar + 1);
    }

    private Reply<S, A, E, V> save(Path file, Session<S, A, E, V> session) {
        keeping.save(file, session);
        screen.message(FrontendMessage.SAVED.with(file));
        return Reply.none();
    }

    private Reply<S, A, E, V> load(Path file, Session<S, A, E, V> session) {
        Session<S, A, E, V> loaded = keeping.load(file, session.game());
        screen.message(FrontendMessage.LOADED.with(file));
        return Reply.jumped(loaded);
    }

    private static Path file(String word, String name) {
        if (name.isBlank()) {
            throw UserError.badInput(FrontendMessage.WHICH_FILE.with(word));
        }
        try {
            return Path.of(name.strip());
        } catch (InvalidPathException e) {
            throw UserError.badInput(FrontendMessage.UNREADABLE_FILE.with(name, e.getReason()));
        }
    }
}
