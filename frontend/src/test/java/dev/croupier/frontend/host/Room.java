package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Opposition;
import dev.croupier.frontend.host.TableHost.HostLimits;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A host whose clock stands still, and whose bots think when the test says so. */
final class Room {
    final HandTimes times = new HandTimes();
    final List<String> faults = new ArrayList<>();
    private final Deque<Runnable> thoughts = new ArrayDeque<>();
    final TableHost host;

    Room() {
        this(new HostLimits(10, Duration.ofHours(1)));
    }

    Room(HostLimits limits) {
        host = new TableHost(surroundings(), new SecureRandom(), limits, Option.none());
    }

    Surroundings surroundings() {
        return new Surroundings(times, thoughts::add, (table, why) -> faults.add(table + ": " + why.getMessage()));
    }

    /** All bots think to their end. */
    void think() {
        while (!thoughts.isEmpty()) {
            thoughts.remove().run();
        }
    }

    static TableOrder order(String game, String seats) {
        return order(Games.named(game), seats, new HouseRules(Option.none(), true, false));
    }

    static TableOrder order(GameModule<?, ?, ?, ?> module, String seats, HouseRules rules) {
        Opposition against =
                new Opposition(Option.when(module.name().equals("raid"), () -> 2), Option.none(), Option.none());
        return new TableOrder(
                module,
                new GameChoice(Option.none(), Array.empty(), false, Option.none(), Array.empty(), against),
                Option.some(seats),
                Option.some(7L),
                rules);
    }

    NewTable made(TableOrder order) {
        return host.make(order)
                .getOrElseThrow(why -> new AssertionError(why.why().english()));
    }

    /** A table of Gin Rummy at which all who are to play have come. */
    Gin gin(String seats, HouseRules rules) {
        NewTable made = made(order(Games.named("ginrummy"), seats, rules));
        Gin gin = new Gin(made, typed(made.table()));
        gin.arrive();
        return gin;
    }

    Gin gin(String seats) {
        return gin(seats, new HouseRules(Option.none(), true, false));
    }

    @SuppressWarnings("unchecked") // the test knows what is played
    static <S, A extends Action, E extends Event, V> HostedTable<S, A, E, V> typed(HostedTable<?, ?, ?, ?> table) {
        return (HostedTable<S, A, E, V>) table;
    }

    /** A table of Gin Rummy. */
    record Gin(NewTable made, HostedTable<GinState, GinAction, GinEvent, GinView> table) {
        void arrive() {
            made.seats().keySet().forEach(table::arrived);
        }

        Sight<GinState, GinAction, GinEvent, GinView> seenBy(Observer observer) {
            return table.seenBy(observer);
        }

        Pending<GinAction> pending(Seat seat) {
            return seenBy(seat).pending().get();
        }

        /** Whose decision it is. */
        Seat toAct() {
            return seenBy(Observer.SPECTATOR).turn().toAct().head();
        }

        /** Whoever is to act takes the last of its legal actions. */
        Seat step() {
            Seat seat = toAct();
            Pending<GinAction> pending = pending(seat);
            table.act(seat, pending.id(), pending.legalActions().last())
                    .getOrElseThrow(why -> new AssertionError(why.why().english()));
            return seat;
        }

        void steps(int count) {
            for (int i = 0; i < count; i++) {
                step();
            }
        }
    }
}
