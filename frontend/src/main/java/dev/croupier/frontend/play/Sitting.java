package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
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

    Sitting(TableScreen<A, E, V> screen, Company<A, V> company, Keeping keeping) {
        this.screen = screen;
        this.company = company;
        this.keeping = keeping;
        this.narrator = new Narrator<>(screen);
        this.humanTurn = new HumanTurn<>(screen, company, keeping, narrator);
        this.watching = new Watching(screen.screen(), screen.isInteractive());
    }

    void play(Game<S, A, E, V> game, long seed, String title) {
        screen.message(
                FrontendMessage.WELCOME.with(title, company.names().names().mkString(", ")));
        Session<S, A, E, V> session = Session.start(game, company.cards());
        keeping.recorded(session);
        Option<Session<S, A, E, V>> next = Option.some(session);
        while (next.isDefined() && session.outcome().isEmpty()) {
            next = turn(session);
            session = next.getOrElse(session);
        }
        keeping.recorded(session);
        end(session, seed);
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
        return Option.some(bot(session, seat));
    }

    /** Shows a table of bots; whether somebody goes on watching. */
    private boolean shown(Session<S, A, E, V> session) {
        narrator.tell(session, company.onlooker());
        screen.table(session.view(company.onlooker()));
        return watching.goesOn();
    }

    private Session<S, A, E, V> bot(Session<S, A, E, V> session, Seat seat) {
        A action = company.bots().get(seat.index()).get().choose(session.view(seat), session.legalActions(seat));
        return session.play(action)
                .getOrElseThrow(violation -> new IllegalStateException("a bot's move: " + violation.explain()));
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
            case 1 -> FrontendMessage.WON.with(winners, reason);
            default -> FrontendMessage.SHARED.with(winners, reason);
        };
    }
}
