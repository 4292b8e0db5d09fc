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
    private final Company<A, V> company;
    private final Kept<S, A, E, V> kept;
    private final StepsBack<S, A, E, V> stepsBack;

    TableWords(TableScreen<A, E, V> screen, Company<A, V> company, Kept<S, A, E, V> kept) {
        this.screen = screen;
        this.company = company;
        this.kept = kept;
        this.stepsBack = new StepsBack<>(screen, company);
    }

    /** What the line does; none when it is none of these words. */
    Option<Reply<S, A, E, V>> reply(String typed, Session<S, A, E, V> session, Seat seat) {
        String[] parts = typed.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        V view = session.view(seat);
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> said(help());
            case "hint" -> hint(session, seat);
            case "score" -> said(screen.face().score(view));
            case "rules" -> rules();
            case "log" -> log(session.events(seat), rest.equalsIgnoreCase("all"), view);
            case "table" -> Option.some(Reply.table());
            case "as" -> notAsked(session, seat);
            case "wait" -> Option.some(waited(session, seat));
            case "best" -> Option.some(best(session, seat));
            case "undo" -> Option.some(stepsBack.undo(session, seat, StepsBack.moves(parts[0], rest)));
            case "takeback" -> Option.some(stepsBack.takeBack(session, seat, StepsBack.moves(parts[0], rest)));
            case "save" -> Option.some(save(file(parts[0], rest), session));
            case "load" -> Option.some(load(file(parts[0], rest), session));
            case "quit", "exit", "q" -> Option.some(Reply.leave());
            default -> Option.none();
        };
    }

    /** That nobody of that number may act instead: who could was found before. */
    private Option<Reply<S, A, E, V>> notAsked(Session<S, A, E, V> session, Seat seat) {
        Seq<Seat> others = company.mayActToo(session, seat).filter(company::isHuman);
        String who = others.map(other -> "as " + (other.index() + 1)).mkString(", ");
        screen.message(FrontendMessage.NOT_ASKED.with(
                who.isEmpty() ? "" : FrontendMessage.NOT_ASKED_BUT.with(who).english()));
        return Option.some(Reply.none());
    }

    /** A bot that may act as well does. */
    private Reply<S, A, E, V> waited(Session<S, A, E, V> session, Seat seat) {
        Option<Seat> bot = company.mayActToo(session, seat).find(other -> !company.isHuman(other));
        if (bot.isEmpty()) {
            screen.message(FrontendMessage.NOBODY_TO_WAIT_FOR.with());
            return Reply.none();
        }
        return Reply.played(company.played(session, bot.get()));
    }

    private Option<Reply<S, A, E, V>> said(Seq<String> lines) {
        screen.lines(lines);
        return Option.some(Reply.none());
    }

    private Option<Reply<S, A, E, V>> rules() {
        screen.columns(screen.face().rules());
        return Option.some(Reply.none());
    }

    private Option<Reply<S, A, E, V>> log(Seq<E> events, boolean all, V view) {
        if (all) {
            screen.events(events, view);
        } else {
            screen.happened(events, view, LOG);
        }
        return Option.some(Reply.none());
    }

    /** Plays what the analysis would, and goes on while the same seat is asked the same kind of question. */
    private Reply<S, A, E, V> best(Session<S, A, E, V> session, Seat seat) {
        Option<String> asked = kind(session, seat);
        Session<S, A, E, V> reached = session;
        Option<A> advice = advice(reached, seat);
        if (advice.isEmpty()) {
            return judged(session, seat);
        }
        while (advice.isDefined() && kind(reached, seat).equals(asked)) {
            reached = reached.play(advice.get())
                    .getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
            advice = advice(reached, seat);
        }
        return Reply.played(reached);
    }

    /** Plays what a bot would, where the analysis leaves it to judgement. */
    private Reply<S, A, E, V> judged(Session<S, A, E, V> session, Seat seat) {
        Option<A> judgement = judgement(session, seat);
        if (judgement.isEmpty()) {
            screen.message(FrontendMessage.NO_ADVICE.with());
            return Reply.none();
        }
        screen.message(FrontendMessage.JUDGED.with(screen.face().judge(), words(judgement.get(), session, seat)));
        return Reply.played(session.play(judgement.get())
                .getOrElseThrow(violation -> new IllegalStateException(violation.explain())));
    }

    /** What the analysis says, and what a bot would do. */
    private Option<Reply<S, A, E, V>> hint(Session<S, A, E, V> session, Seat seat) {
        screen.lines(screen.face().hint(session.view(seat)));
        judgement(session, seat)
                .filter(action -> session.legalActions(seat).size() > 1)
                .forEach(action -> screen.message(
                        FrontendMessage.WOULD_PLAY.with(screen.face().judge(), words(action, session, seat))));
        return Option.some(Reply.none());
    }

    private Option<A> judgement(Session<S, A, E, V> session, Seat seat) {
        return screen.face().judgement(session.view(seat), session.legalActions(seat));
    }

    private String words(A action, Session<S, A, E, V> session, Seat seat) {
        return screen.face()
                .choice(action, TableScreen.words(action, session.game().notation()), session.view(seat));
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
        kept.save(file, session);
        screen.message(FrontendMessage.SAVED.with(file));
        return Reply.none();
    }

    private Reply<S, A, E, V> load(Path file, Session<S, A, E, V> session) {
        Session<S, A, E, V> loaded =
                company.answered(kept.load(file, session.game().seats()));
        boolean same = loaded.game().id().equals(session.game().id());
        screen.message((same ? FrontendMessage.LOADED : FrontendMessage.LOADED_OTHER).with(file));
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
