package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RedactedRecording;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.host.Entry.By;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.protocol.GameProtocol;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * One table. What it is like is one immutable value, which anybody reads at any time; what is done is done one thing after another,
 * kept before it counts, and then told. Thread-safe.
 */
public final class HostedTable<S, A extends Action, E extends Event, V> {
    private static final int LONGEST_NAME = 40;

    private final TableHead head;
    private final GameModule<S, A, E, V> module;
    private final Game<S, A, E, V> game;
    private final GameProtocol<A, E, V, ?> protocol;
    private final Robots<S, A, E, V> robots;
    private final Journal journal;
    private final Surroundings around;
    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Object lock = new Object();

    private volatile Course<S, A, E, V> course;
    private volatile Deadlines deadlines = Deadlines.NONE;
    private volatile Instant lastUse;
    private Times.Alarm alarm = () -> {};
    private Times.Alarm pause = () -> {};
    private boolean thinking;
    private boolean closed;

    /** Somebody who wants to know when a table has changed. It is called while the table waits, so it only notes that. */
    public interface Watcher {
        /** Something was done. */
        void changed();

        /** The table is no more. */
        void closed();
    }

    HostedTable(
            TableHead head,
            Played<S, A, E, V> played,
            Course<S, A, E, V> course,
            Robots<S, A, E, V> robots,
            Journal journal,
            Surroundings around) {
        this.head = head;
        this.module = played.module();
        this.game = played.game();
        this.protocol = played.protocol();
        this.course = course;
        this.robots = robots;
        this.journal = journal;
        this.around = around;
        this.lastUse = around.times().now();
    }

    /** What is played at a table, and how it is said. */
    record Played<S, A extends Action, E extends Event, V>(
            GameModule<S, A, E, V> module, Game<S, A, E, V> game, GameProtocol<A, E, V, ?> protocol) {}

    /** Bots and clocks go on, as they do by themselves from then on. */
    void wake() {
        synchronized (lock) {
            goOn();
        }
    }

    public String id() {
        return head.id();
    }

    public GameModule<S, A, E, V> module() {
        return module;
    }

    public GameProtocol<A, E, V, ?> protocol() {
        return protocol;
    }

    /** Which rules are played. */
    public GameId gameId() {
        return head.game();
    }

    public Game<S, A, E, V> game() {
        return game;
    }

    public HouseRules rules() {
        return head.rules();
    }

    /** Whether the chance of the game is from a seed, which whoever made the table knows. */
    public boolean isSeeded() {
        return head.seeded();
    }

    Option<Observer> admits(Option<Token> token) {
        return head.admits(token);
    }

    /** The table now. */
    public Sight<S, A, E, V> seenBy(Observer observer) {
        Course<S, A, E, V> now = course;
        return new Sight<>(now, observer, observer instanceof Seat seat ? deadlines.of(seat) : Option.none());
    }

    /** The table is told to {@code watcher} from now on. */
    public void watch(Watcher watcher) {
        synchronized (lock) {
            watchers.add(watcher);
            if (closed) {
                watcher.closed();
            }
        }
    }

    public void unwatch(Watcher watcher) {
        watchers.remove(watcher);
    }

    /** Whoever has that seat has come, if they were not here before. */
    public void arrived(Seat seat) {
        if (!course.present().contains(seat)) {
            join(seat, Option.none(), Option.none());
        }
    }

    /**
     * Whoever has that seat has come.
     *
     * @param name what they call themselves
     * @param autoPass whether they want to be answered for where they can only pass
     */
    public Either<Refusal, Sight<S, A, E, V>> join(Seat seat, Option<String> name, Option<Boolean> autoPass) {
        Option<String> stripped = name.map(String::strip);
        if (stripped.exists(said ->
                said.isEmpty() || said.length() > LONGEST_NAME || said.chars().anyMatch(Character::isISOControl))) {
            return Either.left(Refusal.bad(HostMessage.LONG_NAME.with(LONGEST_NAME)));
        }
        synchronized (lock) {
            boolean comes = !course.present().contains(seat);
            boolean renames = stripped.exists(said -> !course.names().get(seat).contains(said));
            Either<Refusal, Course<S, A, E, V>> joined = comes || renames
                    ? done(new Deed.Joined(seat, stripped.getOrElse("")), course.joined(seat, stripped))
                    : Either.right(course);
            if (joined.isRight()
                    && autoPass.exists(wanted -> wanted != course.session().isAnsweringFor(seat))) {
                Session<S, A, E, V> next = course.answeringFor(seat, autoPass.get());
                joined =
                        done(new Deed.AutoPass(seat, autoPass.get(), course.draws(next)), course.answering(next, seat));
            }
            return seen(joined, seat);
        }
    }

    /**
     * Plays an action.
     *
     * @param decision the id of the decision that it answers
     */
    public Either<Refusal, Sight<S, A, E, V>> act(Seat seat, String decision, A action) {
        synchronized (lock) {
            return seen(acted(seat, decision, action, By.SEAT), seat);
        }
    }

    /** Plays the action of that number among those that are legal. */
    public Either<Refusal, Sight<S, A, E, V>> act(Seat seat, String decision, int number) {
        synchronized (lock) {
            Option<Pending<A>> pending =
                    course.session().pending(seat).filter(open -> open.id().equals(decision));
            if (pending.isEmpty()) {
                return Either.left(Refusal.of(Kind.STALE_DECISION, CoreMessage.STALE_DECISION.with(decision)));
            }
            int last = pending.get().legalActions().size() - 1;
            return number < 0 || number > last
                    ? Either.left(Refusal.bad(HostMessage.NO_SUCH_NUMBER.with(number, last)))
                    : act(seat, decision, pending.get().legalActions().get(number));
        }
    }

    /** The action that a text says: in the game's notation, in which the seat may be left out. */
    public Either<Refusal, A> action(Seat seat, String text) {
        String own = seat + " ";
        Either<Notation.Unreadable, A> read =
                game.notation().parse(text.stripLeading().startsWith(own) ? text : own + text);
        return (read.isLeft() ? game.notation().parse(text).orElse(read) : read)
                .mapLeft(unreadable -> Refusal.bad(unreadable.reason()));
    }

    private Either<Refusal, Course<S, A, E, V>> acted(Seat seat, String decision, A action, By by) {
        if (!action.seat().equals(seat)) {
            return Either.left(Refusal.notAllowed(HostMessage.OTHER_SEAT.with(action.seat(), seat)));
        }
        Either<Violation, Session<S, A, E, V>> next = course.session().play(decision, action);
        return next.isLeft()
                ? Either.left(Refusal.against(next.getLeft()))
                : done(
                        new Deed.Acted(by, game.notation().text(action), course.draws(next.get())),
                        course.played(next.get(), seat, by));
    }

    /** Every reason why that is illegal now; none where it is legal. */
    public Seq<Violation> why(A action) {
        Validation<Seq<Violation>, A> explained = course.session().explain(action);
        return explained.isValid() ? Array.empty() : explained.getError();
    }

    /** Whoever has that seat leaves the game. */
    public Either<Refusal, Sight<S, A, E, V>> withdraw(Seat seat) {
        synchronized (lock) {
            Session<S, A, E, V> session = course.session();
            if (session.outcome().isDefined()) {
                return Either.left(Refusal.notAllowed(HostMessage.OVER.with()));
            }
            if (session.history()
                    .exists(played -> played.cause().isLeft() && played.actor().equals(seat))) {
                return Either.left(Refusal.notAllowed(HostMessage.ALREADY_OUT.with(seat)));
            }
            Session<S, A, E, V> next = session.withdraw(seat);
            return seen(done(new Deed.Withdrew(seat, course.draws(next)), course.withdrew(next, seat)), seat);
        }
    }

    /** Whoever has that seat asks to take its last action back, or agrees to what is asked. */
    public Either<Refusal, Sight<S, A, E, V>> undo(Seat seat) {
        synchronized (lock) {
            if (!rules().undo()) {
                return Either.left(Refusal.notAllowed(HostMessage.UNDO_IS_OFF.with()));
            }
            if (course.session().outcome().isDefined()) {
                return Either.left(Refusal.notAllowed(HostMessage.OVER.with()));
            }
            return seen(
                    course.undoWanted(seat)
                            .mapLeft(why -> Refusal.notAllowed(HostMessage.NOT_UNDONE.with(why)))
                            .flatMap(next -> done(new Deed.UndoWanted(seat), next)),
                    seat);
        }
    }

    /** Whoever has that seat does not want it, or not any more. */
    public Either<Refusal, Sight<S, A, E, V>> declineUndo(Seat seat) {
        synchronized (lock) {
            return seen(
                    course.undo().isEmpty()
                            ? Either.left(Refusal.notAllowed(HostMessage.NOTHING_ASKED.with()))
                            : done(new Deed.UndoDeclined(seat), course.undoDeclined(seat)),
                    seat);
        }
    }

    /** What {@code observer} may have of the game: the whole recording once it is over, before that its own. */
    public Either<RedactedRecording, Recording> recording(Observer observer) {
        Session<S, A, E, V> session = course.session();
        return session.outcome().isDefined()
                ? Either.right(Recording.of(session, head.salt()))
                : Either.left(Recording.redacted(session, head.salt(), observer));
    }

    private Either<Refusal, Sight<S, A, E, V>> seen(Either<Refusal, Course<S, A, E, V>> done, Seat seat) {
        return done.map(next -> seenBy(seat));
    }

    /** Keeps the deed; then it counts, and is told. */
    private Either<Refusal, Course<S, A, E, V>> done(Deed deed, Course<S, A, E, V> next) {
        if (closed) {
            return Either.left(Refusal.notAllowed(HostMessage.CLOSED.with()));
        }
        try {
            journal.append(deed);
        } catch (IOException e) {
            return Either.left(Refusal.of(Kind.NOT_KEPT, HostMessage.NOT_KEPT.with(String.valueOf(e.getMessage()))));
        }
        course = next;
        goOn();
        watchers.forEach(Watcher::changed);
        return Either.right(next);
    }

    private void goOn() {
        if (closed || !course.isComplete()) {
            return;
        }
        rules().timeLimit().forEach(limit -> {
            Instant now = around.times().now();
            Seq<Pending<?>> pendings = head.chairs()
                    .filter(Chair::isHuman)
                    .flatMap(chair -> course.session().pending(chair.seat()));
            deadlines = deadlines.renewed(pendings, now, limit);
            alarm.cancel();
            alarm = deadlines
                    .next()
                    .map(next -> around.times().at(next, this::timeIsUp))
                    .getOrElse(() -> () -> {});
        });
        if (!thinking && !robots.toAct(course.session()).isEmpty()) {
            thinking = true;
            Runnable decision = () -> around.workers().execute(this::botDecides);
            if (rules().botPause().isZero()) {
                decision.run();
            } else {
                pause = around.times().at(around.times().now().plus(rules().botPause()), decision);
            }
        }
    }

    /** Plays for those whose time is up: the decision's default action, or the first legal one where it has none. */
    private void timeIsUp() {
        synchronized (lock) {
            for (Seat seat : deadlines.passed(around.times().now())) {
                course.session()
                        .pending(seat)
                        .filter(pending -> deadlines
                                .of(seat)
                                .exists(open -> open.decision().equals(pending.id())))
                        .forEach(pending -> acted(seat, pending.id(), unattended(pending), By.CLOCK));
            }
            goOn();
        }
    }

    private static <A extends Action> A unattended(Pending<A> pending) {
        return pending.decision()
                .byDefault()
                .filter(pending.legalActions()::contains)
                .getOrElse(pending.legalActions()::head);
    }

    /** One decision of one bot, made while the table does not wait for it; none where by now no bot is asked any more. */
    private void botDecides() {
        Session<S, A, E, V> session = course.session();
        Option<Robots.Answer<A>> answer = robots.toAct(session).headOption().map(first -> decided(session, first));
        synchronized (lock) {
            thinking = false;
            if (answer.isEmpty()) {
                goOn();
                return;
            }
            Robots.Answer<A> given = answer.get();
            Either<Refusal, Course<S, A, E, V>> played = acted(given.seat(), given.decision(), given.action(), By.SEAT);
            if (played.isLeft()) {
                botIsRefused(given, played.getLeft());
            }
        }
    }

    private Robots.Answer<A> decided(Session<S, A, E, V> session, Seat first) {
        try {
            return robots.decide(session);
        } catch (RuntimeException fault) {
            around.faults().accept(id(), fault);
            Pending<A> pending = session.pending(first).get();
            return new Robots.Answer<>(first, pending.id(), unattended(pending));
        }
    }

    /** What it answered is no longer asked, or cannot be kept; what is illegal is a fault of the bot, for which a legal action is played. */
    private void botIsRefused(Robots.Answer<A> answer, Refusal why) {
        if (why.kind() == Kind.ILLEGAL_ACTION || why.kind() == Kind.NOT_ALLOWED && !closed) {
            around.faults().accept(id(), new IllegalStateException(why.why().english()));
            course.session()
                    .pending(answer.seat())
                    .forEach(pending -> acted(answer.seat(), pending.id(), unattended(pending), By.SEAT));
        } else if (why.kind() == Kind.STALE_DECISION) {
            goOn();
        }
    }

    /** When somebody last asked for it. */
    Instant lastUse() {
        return lastUse;
    }

    void used() {
        lastUse = around.times().now();
    }

    boolean isWatched() {
        return !watchers.isEmpty();
    }

    boolean isOver() {
        return course.session().outcome().isDefined();
    }

    /**
     * Nothing is done here any more.
     *
     * @param forGood whether the table does not come back
     */
    void close(boolean forGood) {
        synchronized (lock) {
            if (closed) {
                return;
            }
            closed = true;
            alarm.cancel();
            pause.cancel();
            if (forGood) {
                journal.retire();
            } else {
                journal.close();
            }
            watchers.forEach(Watcher::closed);
        }
    }
}
