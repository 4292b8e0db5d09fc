package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.host.Chair;
import dev.croupier.frontend.host.Entry;
import dev.croupier.frontend.host.HostMessage;
import dev.croupier.frontend.host.HostedTable;
import dev.croupier.frontend.host.Sight;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A table in words, for clients that do not make their own: what the terminal would say to the same observer. */
final class Spoken<S, A extends Action, E extends Event, V> {
    private static final String YOU = "You";
    private static final String HINT = "hint";
    private static final String SCORE = "score";
    private static final String RULES = "rules";

    private final HostedTable<S, A, E, V> table;
    private final Sight<S, A, E, V> sight;
    private final Face<A, E, V> face;

    Spoken(HostedTable<S, A, E, V> table, Sight<S, A, E, V> sight) {
        this.table = table;
        this.sight = sight;
        this.face = table.module().face(table.game(), new Names(sight.chairs().map(this::name)));
    }

    private String name(Chair chair) {
        if (chair.seat().equals(sight.observer())) {
            return YOU;
        }
        return sight.name(chair.seat())
                .orElse(chair.called())
                .getOrElse(() ->
                        (chair.isHuman() ? "Player " : "Bot ") + (chair.seat().index() + 1));
    }

    /** The question, the answers, and what happened after that position. */
    void all(int after, Body body) {
        body.number("position", sight.position())
                .texts("names", sight.chairs().map(this::name))
                .objects(
                        "told",
                        lines(after),
                        line -> body.number("position", line.position()).text("text", line.text()));
        sight.pending().forEach(pending -> {
            body.text("prompt", face.said(pending.decision().prompt()));
            Array<Integer> places = Array.range(0, pending.legalActions().size());
            body.objects("choices", places, place -> choice(pending, place, body));
        });
        sight.outcome().forEach(outcome -> body.text("outcome", face.said(outcome.reason())));
    }

    private void choice(Pending<A> pending, int place, Body body) {
        A action = pending.legalActions().get(place);
        String notation = table.game().notation().text(action);
        body.number("number", place)
                .text("words", face.choice(action, notation, sight.view()))
                .text("group", face.group(action));
    }

    private record Line(int position, String text) {}

    /** Each entry with what is worth telling of it, as it was seen then. */
    private Seq<Line> lines(int after) {
        Vector<Entry<S, A, E, V>> log = sight.log();
        Vector<Line> lines = Vector.empty();
        for (int place = Math.max(0, after); place < log.size(); place++) {
            Entry<S, A, E, V> entry = log.get(place);
            int position = place + 1;
            Observer observer = sight.observer();
            Seq<E> events = entry.events(observer).filter(face::isTold);
            lines = lines.appendAll(
                    face.told(events, entry.view(observer)).map(text -> new Line(position, text.strip())));
        }
        return lines;
    }

    /** What the terminal answers to that word. */
    Seq<String> answer(String word) {
        V view = sight.view();
        return switch (word) {
            case HINT -> sight.observer() instanceof Seat ? face.hint(view) : Array.empty();
            case SCORE -> face.score(view);
            case RULES -> face.rules();
            default ->
                face.told(word, view)
                        .getOrElseThrow(() -> Problem.of(
                                400,
                                "bad-request",
                                HostMessage.NO_SUCH_WORD.with(word).english(),
                                "/words"));
        };
    }

    /** The cards of a game, for the texts on them. */
    static Answer cards(Seq<CardEntry> cards) {
        return Answer.ok(body -> body.objects("cards", cards, card -> {
            body.text("id", card.id())
                    .text("name", card.name())
                    .text("type", card.type())
                    .text("kind", card.kind())
                    .texts("text", card.text());
            body.object("facts", facts -> card.facts().forEach((name, value) -> fact(facts, name, value)));
        }));
    }

    private static void fact(Body facts, String name, Object value) {
        if (value instanceof Number number) {
            facts.number(name, number.longValue());
        } else if (value instanceof Iterable<?> values) {
            facts.texts(name, Array.ofAll(values).map(String::valueOf));
        } else {
            facts.text(name, String.valueOf(value));
        }
    }
}
