package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Asks somebody at the terminal for a move, until there is one. */
final class HumanTurn<S, A extends Action, E extends Event, V> {
    private static final int BLANK_LINES = 60;

    private final TableScreen<A, E, V> screen;
    private final Company<A, V> company;
    private final Keeping keeping;
    private final Narrator<S, A, E, V> narrator;
    private final TypedLine<S, A, E, V> typedLine;
    private Option<Seat> atTheKeyboard = Option.none();

    HumanTurn(
            TableScreen<A, E, V> screen, Company<A, V> company, Kept<S, A, E, V> kept, Narrator<S, A, E, V> narrator) {
        this.screen = screen;
        this.company = company;
        this.keeping = kept.keeping();
        this.narrator = narrator;
        this.typedLine = new TypedLine<>(screen, company, kept);
    }

    /** The session after the move, or after a step back; none when the table was left. */
    Option<Session<S, A, E, V>> take(Session<S, A, E, V> session, Seat first) {
        keeping.recorded(session);
        Seat seat =
                atTheKeyboard.filter(at -> others(session, first).contains(at)).getOrElse(first);
        if (!isHandedTo(seat, session)) {
            return left(FrontendMessage.INPUT_ENDED);
        }
        narrator.tell(session, seat);
        shown(session, seat);
        while (true) {
            Option<String> typed = ask(seat);
            if (typed.isEmpty()) {
                return left(FrontendMessage.INPUT_ENDED);
            }
            Option<Seat> other = switched(typed.get().strip(), session, seat);
            if (other.isDefined() && !isHandedTo(other.get(), session)) {
                return left(FrontendMessage.INPUT_ENDED);
            }
            if (other.isDefined()) {
                seat = other.get();
                narrator.tell(session, seat);
                shown(session, seat);
                continue;
            }
            Reply<S, A, E, V> reply = replyTo(typed.get().strip(), session, seat);
            if (reply.leaves()) {
                return left(FrontendMessage.LEFT);
            }
            if (reply.next().isDefined()) {
                Session<S, A, E, V> next = reply.next().get();
                if (reply.jumps()) {
                    narrator.skipTo(next);
                }
                return reply.next();
            }
            if (reply.shows()) {
                shown(session, seat);
            }
        }
    }

    /** Who at the keyboard may act as well as that seat. */
    private Seq<Seat> others(Session<S, A, E, V> session, Seat seat) {
        return company.mayActToo(session, seat).filter(company::isHuman);
    }

    /** Who is to act instead, where that was typed and is possible. */
    private Option<Seat> switched(String typed, Session<S, A, E, V> session, Seat seat) {
        Seq<Seat> others = others(session, seat);
        return typed.matches("(?i)as \\d")
                ? others.find(other -> typed.endsWith(Integer.toString(other.index() + 1)))
                : Option.none();
    }

    private Reply<S, A, E, V> replyTo(String typed, Session<S, A, E, V> session, Seat seat) {
        try {
            return typedLine.reply(typed, session, seat);
        } catch (UserError error) {
            screen.screen().error(screen.face().painted(error.why(), screen.ink()));
            return Reply.none();
        }
    }

    /** The table, the question and its answers. */
    private void shown(Session<S, A, E, V> session, Seat seat) {
        Pending<A> pending = session.pending(seat).get();
        screen.table(session.view(seat));
        String asked = screen.face().said(pending.decision().prompt());
        String question = TableScreen.capitalized(pending.decision()
                .source()
                .filter(card -> !asked.contains(card))
                .fold(() -> asked, card -> card + ": " + asked));
        Seq<Seat> others = others(session, seat);
        screen.heading(
                others.isEmpty()
                        ? question
                        : FrontendMessage.YOUR_TURN
                                .with(company.names().of(seat), question)
                                .english());
        screen.choices(pending.legalActions(), session.game().notation(), session.view(seat));
        if (!others.isEmpty()) {
            screen.message(FrontendMessage.MAY_ACT_TOO.with(
                    others.map(other -> company.names().of(other) + ": as " + (other.index() + 1))
                            .mkString("; ")));
        }
    }

    private Option<String> ask(Seat seat) {
        if (screen.isInteractive()) {
            screen.screen()
                    .prompt((company.humans().size() > 1 ? company.names().of(seat) : "") + "> ");
            return screen.screen().read();
        }
        Option<String> typed = screen.screen().read();
        typed.filter(line -> !line.isBlank() && !TypedLine.isComment(line.strip()))
                .forEach(line -> screen.line("> " + line.strip()));
        return typed;
    }

    /** Where several play at one terminal, hides what the last one saw and waits for the next. */
    private boolean isHandedTo(Seat seat, Session<S, A, E, V> session) {
        boolean changes = company.humans().size() > 1
                && !atTheKeyboard.contains(seat)
                && !atTheKeyboard.exists(last -> screen.face().isOpenTo(seat, session.view(last)));
        atTheKeyboard = Option.some(seat);
        if (!changes || !screen.isInteractive()) {
            return true;
        }
        screen.screen().line("\n".repeat(BLANK_LINES));
        screen.message(FrontendMessage.PASS_THE_KEYBOARD.with(company.names().of(seat)));
        screen.screen().flush();
        return screen.screen().read().isDefined();
    }

    private Option<Session<S, A, E, V>> left(FrontendMessage why) {
        screen.message(why.with());
        return Option.none();
    }
}
