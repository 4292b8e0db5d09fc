package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import io.vavr.control.Either;

/** Taking moves back: honestly, or for practice. */
final class StepsBack<S, A extends Action, E extends Event, V> {
    private final TableScreen<A, E, V> screen;
    private final Company<A, V> company;

    StepsBack(TableScreen<A, E, V> screen, Company<A, V> company) {
        this.screen = screen;
        this.company = company;
    }

    /**
     * How many moves are meant: one, or as many as are named.
     *
     * @throws UserError when it is no number
     */
    static int moves(String word, String number) {
        if (number.isBlank()) {
            return 1;
        }
        if (!number.strip().matches("[1-9][0-9]{0,5}")) {
            throw UserError.badInput(FrontendMessage.HOW_MANY.with(word, number.strip()));
        }
        return Integer.parseInt(number.strip());
    }

    /** Back to before the seat's last moves, unless somebody learned something since; all of them or none. */
    Reply<S, A, E, V> undo(Session<S, A, E, V> session, Seat seat, int moves) {
        Either<Message, Session<S, A, E, V>> back = Either.right(session);
        int undone = 0;
        while (undone < moves && back.isRight()) {
            back = undone(back.get(), seat);
            undone += back.isRight() ? 1 : 0;
        }
        if (back.isRight()) {
            screen.message(moves == 1 ? FrontendMessage.UNDONE.with() : FrontendMessage.UNDONE_SEVERAL.with(moves));
            return Reply.jumped(back.get());
        }
        FrontendMessage refusal =
                company.humans().size() == 1 ? FrontendMessage.NOT_UNDONE : FrontendMessage.NOT_UNDONE_HERE;
        if (undone > 0) {
            screen.message(FrontendMessage.NOT_SO_MANY.with(moves, undone));
        }
        screen.message(refusal.with(screen.face().said(back.getLeft())));
        return Reply.none();
    }

    private Either<Message, Session<S, A, E, V>> undone(Session<S, A, E, V> session, Seat seat) {
        int own = lastOwn(session, seat, session.history().size());
        if (own < 0) {
            return Either.left(CoreMessage.NOTHING_TO_UNDO.with());
        }
        Either<Message, Session<S, A, E, V>> back = session.undo();
        while (back.isRight() && back.get().history().size() > own) {
            back = back.get().undo();
        }
        return back;
    }

    /** Back to before the seat's last moves, whatever was learned since; where bots alone play against it. */
    Reply<S, A, E, V> takeBack(Session<S, A, E, V> session, Seat seat, int moves) {
        if (company.humans().size() > 1) {
            screen.message(FrontendMessage.ONLY_AGAINST_BOTS.with());
            return Reply.none();
        }
        int to = session.history().size();
        int found = 0;
        for (int own = lastOwn(session, seat, to); found < moves && own >= 0; own = lastOwn(session, seat, to)) {
            to = own;
            found++;
        }
        if (found < moves) {
            screen.message(
                    found == 0
                            ? FrontendMessage.NOTHING_TO_TAKE_BACK.with()
                            : FrontendMessage.NOT_SO_MANY.with(moves, found));
            return Reply.none();
        }
        screen.message(FrontendMessage.TAKEN_BACK.with());
        return Reply.jumped(session.rewind(to));
    }

    /** The place of the seat's last move among the first {@code steps}. */
    private int lastOwn(Session<S, A, E, V> session, Seat seat, int steps) {
        return session.history()
                .take(steps)
                .lastIndexWhere(played -> played.actor().equals(seat) && !played.answered());
    }
}
