package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import io.vavr.control.Option;

/** One game at one terminal, from the deal to the end, or until somebody leaves. */
final class Sitting<S, A extends Action, E extends Event, V> {
    private final TableScreen<A, E, V> screen;
    private final Company<A, V> company;
    private final Keeping keeping;
    private final Narrator<S, A, E, V> narrator;
    private final HumanTurn<S, A, E, V> humanTurn;
    private final Watching watching;

    Sitting(TableScreen<A, E, V> screen, Company<A, V> company, Kept<S, A, E, V> kept) {
        this.screen = screen;
        this.company = company;
        this.keeping = kept.keeping();
        this.narrator = new Narrator<>(screen);
        this.humanTurn = new HumanTurn<>(screen, company, kept, narrator);
        this.watching = new Watching(screen.screen(), screen.isInteractive());
    }

    /** Says what is played, and by whom. */
    void welcome(String title) {
        FrontendMessage welcome = company.humans().isEmpty() ? FrontendMessage.WELCOME : FrontendMessage.WELCOME_TYPING;
        screen.message(welcome.with(title, company.names().names().mkString(", ")));
        if (company.autoPass() && !company.humans().isEmpty()) {
            screen.message(FrontendMessage.AUTO_PASS.with());
        }
    }

    /** As {@link #play}, for a session that was loaded: nothing is told of the way there. */
    Option<Session<S, A, E, V>> goOn(Session<S, A, E, V> loaded, long seed) {
        narrator.beginAt(loaded);
        return play(loaded, seed);
    }

    /** Plays on from there; when a game by other rules was loaded, that is where to go on, at another table. */
    Option<Session<S, A, E, V>> play(Session<S, A, E, V> from, long seed) {
        Session<S, A, E, V> session = from;
        keeping.recorded(session);
        Option<Session<S, A, E, V>> next = Option.some(session);
        while (next.isDefined() && session.outcome().isEmpty()) {
            next = turn(session);
            if (next.exists(other -> !other.game().id().equals(from.game().id()))) {
                return next;
            }
            session = next.getOrElse(session);
        }
        keeping.recorded(session);
        end(session, seed);
        return Option.none();
    }

    /** The session after somebody acted; none when the table was left. */
    private Option<Session<S, A, E, V>> turn(Session<S, A, E, V> session) {
        Seat seat = session.toAct().head();
        if (company.isHuman(seat)) {
            return humanTurn.take(session, seat);
        }
        if (company.humans().isEmpty() && !shown(session)) {
            return Option.none();
        }
        return Option.some(company.played(session, seat));
    }

    /** Shows a table of bots; whether somebody goes on watching. */
    private boolean shown(Session<S, A, E, V> session) {
        narrator.tell(session, company.onlooker());
        screen.table(session.view(company.onlooker()));
        return watching.goesOn();
    }

    private void end(Session<S, A, E, V> session, long seed) {
        Observer onlooker = company.onlooker();
        Option<Outcome> outcome = session.outcome();
        if (outcome.isDefined()) {
            narrator.tell(session, onlooker);
            V view = session.view(onlooker);
            screen.table(view);
            screen.lines(screen.face().score(view));
            screen.heading(screen.face().said(won(outcome.get())));
        }
        keeping.record().forEach(file -> screen.message(FrontendMessage.RECORDED.with(file)));
        screen.message(FrontendMessage.SEED.with(seed));
    }

    private Message won(Outcome outcome) {
        String winners = outcome.winners().map(company.names()::of).mkString(", ");
        String reason = screen.face().said(outcome.reason());
        return switch (outcome.winners().size()) {
            case 0 -> FrontendMessage.NOBODY_WON.with(reason);
            case 1 -> FrontendMessage.WON.with(winners, within(reason));
            default -> FrontendMessage.SHARED.with(winners, within(reason));
        };
    }

    /** A clause within a sentence: whoever is addressed is no longer at its beginning. */
    private static String within(String clause) {
        return clause.startsWith(Company.YOU + " ")
                ? Character.toLowerCase(clause.charAt(0)) + clause.substring(1)
                : clause;
    }
}
