package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.play.Played;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.host.Entry.By;
import dev.croupier.frontend.host.Entry.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * How a table has gone so far: a persistent value, and a function of the deeds alone, so that a table that is read from disk has the same
 * decisions under the same ids and the same log at the same positions.
 *
 * <p>Each observer has a log of its own: what it can notice nothing of has no place in it, and takes no number.
 *
 * @param chairs who sits where
 * @param session the game
 * @param logs by seat, and last for spectators: the entries that it has, its position 1 first; that of a bot has the first alone
 * @param names what those who play call themselves
 * @param present the seats of people that have come
 * @param undo what somebody wants to take back
 */
record Course<S, A extends Action, E extends Event, V>(
        Array<Chair> chairs,
        Session<S, A, E, V> session,
        Array<Vector<Entry<S, A, E, V>>> logs,
        TreeMap<Seat, String> names,
        TreeSet<Seat> present,
        Option<UndoAsked> undo) {

    /** A table at which nothing was done yet. */
    static <S, A extends Action, E extends Event, V> Course<S, A, E, V> opened(
            Array<Chair> chairs, Session<S, A, E, V> session) {
        Entry<S, A, E, V> entry = new Entry<>(
                Kind.OPENED,
                Option.none(),
                By.SEAT,
                session.game(),
                session.state(),
                Vector.of(session.opening().events()));
        return new Course<>(
                chairs,
                session,
                Array.fill(chairs.size() + 1, () -> Vector.of(entry)),
                TreeMap.empty(),
                TreeSet.empty(),
                Option.none());
    }

    private Array<Observer> observers() {
        return chairs.<Observer>map(Chair::seat).append(Observer.SPECTATOR);
    }

    private Course<S, A, E, V> with(Entry<S, A, E, V> entry, Session<S, A, E, V> next, Option<UndoAsked> asked) {
        Array<Vector<Entry<S, A, E, V>>> longer = observers()
                .zipWith(
                        logs,
                        (observer, log) -> isReader(observer) && isNoticed(entry, observer) ? log.append(entry) : log);
        return new Course<>(chairs, next, longer, names, present, asked);
    }

    /** Whether somebody may read the log: bots do not. */
    private boolean isReader(Observer observer) {
        return !(observer instanceof Seat seat) || chairs.get(seat.index()).isHuman();
    }

    /** Whether {@code observer} can tell the table after it from the table before it. */
    private boolean isNoticed(Entry<S, A, E, V> entry, Observer observer) {
        return !entry.isStep()
                || entry.seat(observer).isDefined()
                || !entry.events(observer).isEmpty()
                || !session.turn(observer).equals(entry.turn(observer))
                || !session.view(observer).equals(entry.view(observer));
    }

    /** The same table with another session. */
    Course<S, A, E, V> with(Session<S, A, E, V> other) {
        return new Course<>(chairs, other, logs, names, present, undo);
    }

    /** The chance that it took to come from here to {@code next}. */
    Array<Draw> draws(Session<S, A, E, V> next) {
        return next.history()
                .drop(session.history().size())
                .flatMap(played -> played.step().draws())
                .toArray();
    }

    /** After the game went on to {@code next}. */
    Course<S, A, E, V> played(Session<S, A, E, V> next, Seat seat, By by) {
        return stepped(next, Kind.PLAYED, seat, by);
    }

    /** After {@code seat} withdrew. */
    Course<S, A, E, V> withdrew(Session<S, A, E, V> next, Seat seat) {
        return stepped(next, Kind.WITHDREW, seat, By.SEAT);
    }

    private Course<S, A, E, V> stepped(Session<S, A, E, V> next, Kind kind, Seat seat, By by) {
        return with(entry(kind, seat, by, next), next, Option.none());
    }

    /** The entry of what led from here to {@code next}, which may be where it was. */
    private Entry<S, A, E, V> entry(Kind kind, Seat seat, By by, Session<S, A, E, V> next) {
        return new Entry<>(
                kind,
                Option.some(seat),
                by,
                next.game(),
                next.state(),
                next.history()
                        .drop(session.history().size())
                        .map(played -> played.step().events()));
    }

    /** After somebody came to that seat, or took another name. */
    Course<S, A, E, V> joined(Seat seat, Option<String> name) {
        return new Course<>(
                        chairs,
                        session,
                        logs,
                        name.map(said -> names.put(seat, said)).getOrElse(names),
                        present.add(seat),
                        undo)
                .with(entry(Kind.JOINED, seat, By.SEAT, session), session, undo);
    }

    /** After the session began or ceased to answer for that seat. */
    Course<S, A, E, V> answering(Session<S, A, E, V> next, Seat seat) {
        boolean stepped = next.history().size() > session.history().size();
        return with(entry(Kind.AUTO_PASS, seat, By.SEAT, next), next, stepped ? Option.none() : undo);
    }

    /** The session, which answers for that seat or does not, and for the others as before. */
    Session<S, A, E, V> answeringFor(Seat seat, boolean wanted) {
        TreeSet<Seat> now = TreeSet.ofAll(chairs.map(Chair::seat).filter(session::isAnsweringFor));
        TreeSet<Seat> next = wanted ? now.add(seat) : now.remove(seat);
        return session.answeringFor(next.toJavaArray(Seat[]::new));
    }

    /** Whose consent it needs to take a move back. */
    TreeSet<Seat> players() {
        return present.removeAll(
                session.history().filter(played -> played.cause().isLeft()).map(Played::actor));
    }

    /**
     * After {@code seat} asked to take back everything from its own last action on, or agreed to what another seat asked: as soon as all
     * agree, it is taken back.
     */
    Either<Message, Course<S, A, E, V>> undoWanted(Seat seat) {
        UndoAsked asked = undo.map(open -> open.agreedBy(seat)).getOrElse(() -> UndoAsked.by(seat));
        return backBefore(asked.by()).map(back -> {
            Course<S, A, E, V> said = with(entry(Kind.UNDO_ASKED, seat, By.SEAT, session), session, Option.some(asked));
            return players().forAll(asked.agreed()::contains)
                    ? said.with(entry(Kind.UNDONE, asked.by(), By.SEAT, back), back, Option.none())
                    : said;
        });
    }

    /** After {@code seat} did not want a move to be taken back, or not any more. */
    Course<S, A, E, V> undoDeclined(Seat seat) {
        return with(entry(Kind.UNDO_DECLINED, seat, By.SEAT, session), session, Option.none());
    }

    /** The session before the last action of {@code seat}, unless somebody learned something since. */
    private Either<Message, Session<S, A, E, V>> backBefore(Seat seat) {
        int last = session.history()
                .lastIndexWhere(played -> played.cause().isRight()
                        && !played.answered()
                        && played.actor().equals(seat));
        Either<Message, Session<S, A, E, V>> back =
                last < 0 ? Either.left(CoreMessage.NOTHING_TO_UNDO.with()) : Either.right(session);
        while (back.isRight() && back.get().history().size() > last) {
            back = back.get().undo();
        }
        return back;
    }

    /** What {@code observer} has in its log. */
    Vector<Entry<S, A, E, V>> log(Observer observer) {
        return logs.get(observer instanceof Seat seat ? seat.index() : chairs.size());
    }

    /** Whether everybody who is to play has come. */
    boolean isComplete() {
        return chairs.filter(Chair::isHuman).map(Chair::seat).forAll(present::contains);
    }
}
