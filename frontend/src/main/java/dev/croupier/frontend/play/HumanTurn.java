package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
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
    Option<Session<S, A, E, V>> take(Session<S, A, E, V> session, Seat seat) {
        keeping.recorded(session);
        if (!isHandedTo(seat)) {
            return left(FrontendMessage.INPUT_ENDED);
        }
        narrator.tell(session, seat);
        shown(session, seat);
        while (true) {
            Option<String> typed = ask(seat);
            if (typed.isEmpty()) {
                return left(FrontendMessage.INPUT_ENDED);
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
        screen.heading(TableScreen.capitalized(pending.decision()
                .source()
                .filter(card -> !asked.contains(card))
                .fold(() -> asked, card -> card + ": " + asked)));
        screen.choices(pending.legalActions(), session.game().notation(), session.view(seat));
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
    private boolean isHandedTo(Seat seat) {
        boolean changes = company.humans().size() > 1 && !atTheKeyboard.contains(seat);
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
