package dev.croupier.protocol;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Recording;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.protocol.codec.Codecs;
import dev.croupier.protocol.codec.Product;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What a table of one game says and takes, as JSON. Everything is derived from the game's types once, when this is made.
 *
 * <pre>{@code
 * var protocol = GameProtocol.of(game, GinVocabulary.of());
 * byte[] json = protocol.view().bytes(new Content.View<>(table.view(seat)));
 * var act = protocol.act().read(body, Limits.usual());
 * }</pre>
 */
public final class GameProtocol<A extends Action, E extends Event, V, R> {
    private final Game<?, A, E, V> game;
    private final Vocabulary<A, E, V, R> vocabulary;
    private final Codecs codecs;
    private final Format<Content.Options<R>> options;
    private final Format<Content.View<V>> view;
    private final Format<Content.WhoseTurn<A>> turn;
    private final Format<Content.Asked<A>> decision;
    private final Format<Content.LegalActions<A>> legalActions;
    private final Format<Content.Act<A>> act;
    private final Format<Content.Events<E>> events;
    private final Format<Content.Refused> violations;
    private final Format<Content.Ended> outcome;
    private final Format<Content.Recorded> recording;
    private final Format<Content.Redacted> redactedRecording;
    private final Format<Content.Unreadable> unreadable;

    private GameProtocol(Game<?, A, E, V> game, Vocabulary<A, E, V, R> vocabulary) {
        this.game = game;
        this.vocabulary = vocabulary;
        this.codecs = new Codecs(EngineWords.in(vocabulary), game.seats());
        Class<A> action = vocabulary.roots().action();
        options = format(
                "options",
                Content.Options.class,
                this::problem,
                vocabulary.roots().rules());
        view = format(
                "view",
                Content.View.class,
                GameProtocol::anything,
                vocabulary.roots().view());
        turn = format("turn", Content.WhoseTurn.class, GameProtocol::anything, action);
        decision = format("decision", Content.Asked.class, GameProtocol::anything, action);
        legalActions = format("legal-actions", Content.LegalActions.class, GameProtocol::anything, action);
        act = format("action", Content.Act.class, GameProtocol::anything, action);
        events = format(
                "events",
                Content.Events.class,
                GameProtocol::anything,
                vocabulary.roots().event());
        violations = format("violations", Content.Refused.class, GameProtocol::anything);
        outcome = format("outcome", Content.Ended.class, GameProtocol::anything);
        recording = format("recording", Content.Recorded.class, GameProtocol::broken);
        redactedRecording = format("redacted-recording", Content.Redacted.class, GameProtocol::anything);
        unreadable = format("unreadable", Content.Unreadable.class, GameProtocol::anything);
    }

    /**
     * The protocol of that table.
     *
     * @throws IllegalArgumentException naming the type of the game that the vocabulary does not say how to write
     */
    public static <A extends Action, E extends Event, V, R> GameProtocol<A, E, V, R> of(
            Game<?, A, E, V> game, Vocabulary<A, E, V, R> vocabulary) {
        return new GameProtocol<>(game, vocabulary);
    }

    @SuppressWarnings("unchecked") // the content's parameters are those classes
    private <C extends Content> Format<C> format(
            String type, Class<?> content, Function<C, Option<ReadError>> check, Class<?>... parameters) {
        return new Format<>(
                game.id().game(),
                vocabulary.version(),
                type,
                (Class<C>) content,
                (Product) codecs.of(content, parameters),
                check);
    }

    private static <C> Option<ReadError> anything(C content) {
        return Option.none();
    }

    private Option<ReadError> problem(Content.Options<R> read) {
        return vocabulary
                .options()
                .problems(read.options())
                .headOption()
                .map(problem -> new ReadError(
                        ReadError.Reason.VALUE,
                        "/options",
                        problem.option() + " to be " + problem.expected(),
                        problem.value()));
    }

    /** A recording is what its text says, or it is none. */
    private static Option<ReadError> broken(Content.Recorded read) {
        return Recording.parse(read.recording().text())
                .fold(
                        error -> Option.some(
                                new ReadError(ReadError.Reason.VALUE, "/recording", "a recording", error.explain())),
                        again -> Option.when(
                                !again.equals(read.recording()),
                                () -> new ReadError(
                                        ReadError.Reason.VALUE, "/recording", "a recording", "another one's text")));
    }

    /** All kinds of messages, for whoever publishes their schemas. */
    public Array<Format<? extends Content>> formats() {
        return Array.of(
                options,
                view,
                turn,
                decision,
                legalActions,
                act,
                events,
                violations,
                outcome,
                recording,
                redactedRecording,
                unreadable);
    }

    /** The options of the table. */
    public Format<Content.Options<R>> options() {
        return options;
    }

    /** What an observer may know. */
    public Format<Content.View<V>> view() {
        return view;
    }

    /** Whose decision it is. */
    public Format<Content.WhoseTurn<A>> turn() {
        return turn;
    }

    /** What a seat has to decide, with the answers. */
    public Format<Content.Asked<A>> decision() {
        return decision;
    }

    /** What a seat may do. */
    public Format<Content.LegalActions<A>> legalActions() {
        return legalActions;
    }

    /** What a client asks for. */
    public Format<Content.Act<A>> act() {
        return act;
    }

    /** What happened. */
    public Format<Content.Events<E>> events() {
        return events;
    }

    /** Why an action is refused. */
    public Format<Content.Refused> violations() {
        return violations;
    }

    /** How the game ended. */
    public Format<Content.Ended> outcome() {
        return outcome;
    }

    /** The whole game, once it is over. */
    public Format<Content.Recorded> recording() {
        return recording;
    }

    /** What an observer may have of the game so far. */
    public Format<Content.Redacted> redactedRecording() {
        return redactedRecording;
    }

    /** Why a message could not be read. */
    public Format<Content.Unreadable> unreadable() {
        return unreadable;
    }

    /** The decision that a seat has to make, with its answers in the game's notation. */
    public Content.Asked<A> asked(Seat seat, Pending<A> pending) {
        return new Content.Asked<>(seat, pending.id(), pending.decision(), offers(pending.legalActions()));
    }

    /** What a seat may do, in the game's notation. */
    public Content.LegalActions<A> offered(Seat seat, IndexedSeq<A> actions) {
        return new Content.LegalActions<>(seat, offers(actions));
    }

    private Array<Content.Offer<A>> offers(IndexedSeq<A> actions) {
        return Array.range(0, actions.size())
                .map(number ->
                        new Content.Offer<>(number, game.notation().text(actions.get(number)), actions.get(number)));
    }

    /** Events that were projected for an observer, with their words. */
    public Content.Events<E> happened(Observer observer, Seq<E> events) {
        return new Content.Events<>(
                observer,
                events.map(event -> new Content.Happened<>(event, event.message()))
                        .toArray());
    }

    /** Reasons against an action, with their words. */
    public Content.Refused refused(Seq<Violation> violations) {
        return new Content.Refused(violations
                .map(violation -> new Content.Reason(violation.rule(), violation, violation.message()))
                .toArray());
    }
}
