package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import io.vavr.control.Either;

/** Taking moves back: honestly, or for practice. */
final class StepsBack<S, A extends Action, E extends Event, V> {
    private final TableScreen<A, E, V> screen;
    private final Company<A, V> company;

    StepsBack(TableScreen<A, E, V> screen, Company<A, V> company) {
        this.screen = screen;
        this.company = company;
    }

    /** Back to before the seat's last move, unless somebody learned something since. */
    Reply<S, A, E, V> undo(Session<S, A, E, V> session, Seat seat) {
        Either<Message, Session<S, A, E, V>> back = undone(session, seat);
        if (back.isRight()) {
            screen.message(FrontendMessage.UNDONE.with());
            return Reply.jumped(back.get());
        }
        FrontendMessage refusal =
                company.humans().size() == 1 ? FrontendMessage.NOT_UNDONE : FrontendMessage.NOT_UNDONE_HERE;
        screen.message(refusal.with(screen.face().said(back.getLeft())));
        return Reply.none();
    }

    private Either<Message, Session<S, A, E, V>> undone(Session<S, A, E, V> session, Seat seat) {
        int own = lastOwn(session, seat);
        if (own < 0) {
            return Either.left(CoreMessage.NOTHING_TO_UNDO.with());
        }
        Either<Message, Session<S, A, E, V>> back = session.undo();
        while (back.isRight() && back.get().history().size() > own) {
            back = back.get().undo();
        }
        return back;
    }

    /** Back to before the seat's last move, whatever was learned since; where bots alone play against it. */
    Reply<S, A, E, V> takeBack(Session<S, A, E, V> session, Seat seat) {
        int own = lastOwn(session, seat);
        if (company.humans().size() > 1 || own < 0) {
            screen.message(
                    own < 0 ? FrontendMessage.NOTHING_TO_TAKE_BACK.with() : FrontendMessage.ONLY_AGAINST_BOTS.with());
            return Reply.none();
        }
        screen.message(FrontendMessage.TAKEN_BACK.with());
        return Reply.jumped(session.rewind(own));
    }

    private int lastOwn(Session<S, A, E, V> session, Seat seat) {
        return session.history().lastIndexWhere(played -> played.actor().equals(seat));
    }
}
