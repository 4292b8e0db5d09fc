package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.frontend.host.Chair;
import dev.croupier.frontend.host.Entry;
import dev.croupier.frontend.host.HostedTable;
import dev.croupier.frontend.host.Refusal;
import dev.croupier.frontend.host.Sight;
import dev.croupier.protocol.Content;
import dev.croupier.protocol.GameProtocol;
import io.vavr.collection.Seq;

/** A table in JSON, as one observer may see it. */
final class TableJson<S, A extends Action, E extends Event, V> {
    private static final String SPECTATOR = "spectator";

    private final HostedTable<S, A, E, V> table;
    private final GameProtocol<A, E, V, ?> protocol;

    TableJson(HostedTable<S, A, E, V> table) {
        this.table = table;
        this.protocol = table.protocol();
    }

    /** Everything that the observer may know of the table now. */
    void state(Sight<S, A, E, V> sight, Body body) {
        body.text("table", table.id())
                .text("game", table.module().name())
                .text("options", table.module().options(table.game()));
        observer("you", sight.observer(), body);
        body.number("position", sight.position())
                .flag("over", sight.outcome().isDefined())
                .flag("undoAllowed", table.rules().undo())
                .flag("seeded", table.isSeeded())
                .flag("autoPass", sight.isAutoPass());
        table.rules().timeLimit().forEach(limit -> body.number("timeLimit", limit.toSeconds()));
        body.objects("seats", sight.chairs(), chair -> chair(chair, sight, body));
        body.message("turn", protocol.turn(), new Content.WhoseTurn<>(sight.turn()))
                .message("view", protocol.view(), new Content.View<>(sight.view()));
        if (sight.observer() instanceof Seat seat) {
            sight.pending()
                    .forEach(pending -> body.message("decision", protocol.decision(), protocol.asked(seat, pending)));
        }
        sight.deadline().forEach(until -> body.text("deadline", until.toString()));
        sight.undo()
                .forEach(asked -> body.object(
                        "undo",
                        undo -> undo.number("by", asked.by().index())
                                .numbers("agreed", asked.agreed().toArray().map(Seat::index))
                                .numbers(
                                        "waitsFor",
                                        sight.undoWaitsFor().toArray().map(Seat::index))));
        sight.outcome().forEach(outcome -> body.message("outcome", protocol.outcome(), new Content.Ended(outcome)));
    }

    private static void observer(String name, Observer observer, Body body) {
        if (observer instanceof Seat seat) {
            body.number(name, seat.index());
        } else {
            body.text(name, observer.equals(Observer.SPECTATOR) ? SPECTATOR : "everything");
        }
    }

    private void chair(Chair chair, Sight<S, A, E, V> sight, Body body) {
        body.number("seat", chair.seat().index())
                .text("who", chair.who())
                .text("name", sight.name(chair.seat()).orElse(chair.called()));
        if (chair.isHuman()) {
            body.flag("present", sight.isPresent(chair.seat()));
        }
    }

    /** The view at a position of the log, as it was then. */
    void view(Entry<S, A, E, V> entry, int position, Observer observer, Body body) {
        body.number("position", position)
                .message("view", protocol.view(), new Content.View<>(entry.view(observer)))
                .message("turn", protocol.turn(), new Content.WhoseTurn<>(entry.turn(observer)));
    }

    /** An entry of the observer's log. */
    void entry(Entry<S, A, E, V> entry, int position, Observer observer, Body body) {
        body.number("position", position).text("kind", Words.of(entry.kind()));
        entry.seat(observer).forEach(seat -> body.number("seat", seat.index()));
        if (entry.seat(observer).isDefined() && entry.by() == Entry.By.CLOCK) {
            body.flag("byClock", true);
        }
        Seq<E> events = entry.events(observer);
        if (!events.isEmpty()) {
            body.message("events", protocol.events(), protocol.happened(observer, events));
        }
    }

    /** Why an action is refused. */
    Problem refused(Refusal refusal, Sight<S, A, E, V> sight, String where) {
        return Problem.of(refusal, where, body -> {
            if (!refusal.violations().isEmpty()) {
                body.message("violations", protocol.violations(), protocol.refused(refusal.violations()));
            }
            if (refusal.kind() == Refusal.Kind.STALE_DECISION) {
                sight.pending().forEach(pending -> body.text("current", pending.id()));
            }
        });
    }
}
