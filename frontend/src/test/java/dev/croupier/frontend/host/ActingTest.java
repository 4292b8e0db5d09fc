package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.StaleDecision;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.frontend.host.Room.Gin;
import dev.croupier.ginrummy.table.GinAction;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ActingTest {
    private final Room room = new Room();

    @Nested
    class AnAction {
        private final Gin gin = room.gin("human,human");
        private final Seat seat = gin.toAct();
        private final Pending<GinAction> pending = gin.pending(seat);

        @Test
        void is_taken_by_its_number() {
            var seen = gin.table().act(seat, pending.id(), 0);

            assertThat(seen.get().pending()).isNotEqualTo(Option.some(pending));
            assertThat(gin.table().recording(seat).getLeft().text())
                    .contains("play "
                            + gin.table()
                                    .game()
                                    .notation()
                                    .text(pending.legalActions().head()) + "\n");
        }

        @Test
        void is_taken_by_its_text_with_or_without_the_seat() {
            assertThat(gin.table().action(seat, "pass"))
                    .isEqualTo(gin.table().action(seat, seat + " pass"))
                    .isEqualTo(Either.right(
                            gin.table().game().notation().parse(seat + " pass").get()));
            assertThat(gin.table().action(seat, "juggle").getLeft().kind()).isEqualTo(Kind.BAD_REQUEST);
        }

        @Test
        void is_refused_with_a_number_that_there_is_not() {
            assertThat(gin.table().act(seat, pending.id(), 99).getLeft().why())
                    .isEqualTo(HostMessage.NO_SUCH_NUMBER.with(
                            99, pending.legalActions().size() - 1));
        }

        @Test
        void is_refused_for_another_seat() {
            Seat other = seat.next(2);

            assertThat(gin.table()
                            .act(other, "any", pending.legalActions().head())
                            .getLeft())
                    .isEqualTo(Refusal.notAllowed(HostMessage.OTHER_SEAT.with(seat, other)));
        }

        @Test
        void that_is_illegal_is_refused_with_its_reason_and_changes_nothing() {
            GinAction draw = gin.table()
                    .action(seat, "draw stock")
                    .getOrElse(() -> gin.table().action(seat, "stock").get());
            Refusal refusal = gin.table().act(seat, pending.id(), draw).getLeft();

            assertThat(refusal.kind()).isEqualTo(Kind.ILLEGAL_ACTION);
            assertThat(refusal.violations())
                    .isEqualTo(gin.table().why(draw).take(1))
                    .isNotEmpty();
            assertThat(gin.pending(seat)).isEqualTo(pending);
        }

        @Test
        void of_a_double_click_is_taken_once_and_the_second_time_stale() {
            GinAction action = pending.legalActions().head();
            assertThat(gin.table().act(seat, pending.id(), action).isRight()).isTrue();
            Refusal second = gin.table().act(seat, pending.id(), action).getLeft();

            assertThat(second.kind()).isEqualTo(Kind.STALE_DECISION);
            assertThat(second.violations().head()).isInstanceOf(StaleDecision.class);
            assertThat(gin.table().act(seat, pending.id(), 0).getLeft().why()).isEqualTo(second.why());
        }
    }

    @Test
    void of_many_clients_that_click_at_once_exactly_one_is_taken() throws Exception {
        Gin gin = room.gin("human,human");
        int clients = 8;
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        try {
            for (int round = 0; round < 40; round++) {
                Seat seat = gin.toAct();
                Pending<GinAction> pending = gin.pending(seat);
                CyclicBarrier together = new CyclicBarrier(clients);
                Callable<Boolean> click = () -> {
                    together.await();
                    return gin.table()
                            .act(seat, pending.id(), pending.legalActions().last())
                            .isRight();
                };
                List<Boolean> taken = new ArrayList<>();
                for (Future<Boolean> answer : threads.invokeAll(java.util.Collections.nCopies(clients, click))) {
                    taken.add(answer.get());
                }
                assertThat(taken).containsOnlyOnce(true);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void what_a_teammate_does_in_a_raid_does_not_make_a_click_stale() {
        NewTable made = room.made(Room.order("raid", "human,human"));
        made.seats().keySet().forEach(made.table()::arrived);

        assertThat(teammateActsFirst(made.table())).isTrue();
    }

    private <S, A extends Action, E extends Event, V> boolean teammateActsFirst(HostedTable<S, A, E, V> table) {
        Seat mine = Seat.of(0);
        Seat teammates = Seat.of(1);
        for (int i = 0; i < 200; i++) {
            Option<Pending<A>> before = table.seenBy(mine).pending();
            Option<Pending<A>> other = table.seenBy(teammates).pending();
            if (before.isDefined() && other.isDefined()) {
                act(table, teammates, other.get());
                if (table.seenBy(mine).pending().equals(before)) {
                    act(table, mine, before.get());
                    return true;
                }
            } else {
                Seat seat = table.seenBy(Observer.SPECTATOR).turn().toAct().head();
                act(table, seat, table.seenBy(seat).pending().get());
            }
        }
        return false;
    }

    private static <S, A extends Action, E extends Event, V> void act(
            HostedTable<S, A, E, V> table, Seat seat, Pending<A> pending) {
        assertThat(table.act(seat, pending.id(), pending.legalActions().head()).isRight())
                .isTrue();
    }

    @Nested
    class ABot {
        @Test
        void answers_by_itself_once_everybody_has_come() {
            NewTable made = room.made(Room.order("ginrummy", "human,heuristic"));
            room.think();
            assertThat(made.table().seenBy(Observer.SPECTATOR).position()).isEqualTo(1);

            room.host.enter(made.table().id(), made.seats().get(Seat.of(0)));
            room.think();
            assertThat(made.table().seenBy(Seat.of(0)).pending()).isNotEmpty();
        }

        @Test
        void plays_on_to_the_end_of_the_game_with_others() {
            NewTable made = room.made(Room.order("ginrummy", "heuristic,heuristic"));
            room.think();

            assertThat(made.table().seenBy(Observer.SPECTATOR).outcome()).isNotEmpty();
            assertThat(room.faults).isEmpty();
        }

        @Test
        void that_is_no_longer_asked_when_it_comes_to_think_does_nothing_and_thinks_again_later() {
            Gin gin = room.gin("human,heuristic");
            room.think();
            Seat human = Seat.of(0);
            take(gin, human);
            discard(gin, human);
            gin.table().withdraw(human);
            room.think();
            assertThat(room.faults).isEmpty();

            Gin other = room.gin("human,heuristic");
            room.think();
            take(other, human);
            other.table().undo(human);
            room.think();
            take(other, human);
            discard(other, human);
            room.think();
            assertThat(other.seenBy(human).pending()).isNotEmpty();
            assertThat(room.faults).isEmpty();
        }

        private void take(Gin gin, Seat seat) {
            GinAction take = gin.table().action(seat, "pile").get();
            assertThat(gin.table().act(seat, gin.pending(seat).id(), take).isRight())
                    .isTrue();
        }

        private void discard(Gin gin, Seat seat) {
            assertThat(gin.table().act(seat, gin.pending(seat).id(), 0).isRight())
                    .isTrue();
        }

        @Test
        void that_fails_has_a_legal_action_played_for_it_and_the_fault_is_told() {
            NewTable made =
                    room.made(Room.order(failing(), "human,heuristic", new HouseRules(Option.none(), true, false)));
            made.table().arrived(Seat.of(0));
            room.think();
            for (int i = 0; i < 5; i++) {
                act(made.table(), Seat.of(0));
                room.think();
            }

            assertThat(made.table().seenBy(Seat.of(0)).pending()).isNotEmpty();
            assertThat(room.faults).isNotEmpty().allMatch(fault -> fault.endsWith(": no idea"));
        }

        private static <S, A extends Action, E extends Event, V> void act(HostedTable<S, A, E, V> table, Seat seat) {
            ActingTest.act(table, seat, table.seenBy(seat).pending().get());
        }

        private static GameModule<?, ?, ?, ?> failing() {
            GameModule<?, ?, ?, ?> gin = Games.named("ginrummy");
            return (GameModule<?, ?, ?, ?>) Proxy.newProxyInstance(
                    GameModule.class.getClassLoader(),
                    new Class<?>[] {GameModule.class},
                    (proxy, method, arguments) -> {
                        if (method.getName().equals("bot")) {
                            return (dev.croupier.core.play.Bot<?, ?>) (view, legal, chance) -> {
                                throw new IllegalStateException("no idea");
                            };
                        }
                        try {
                            return method.invoke(gin, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    });
        }
    }

    @Nested
    class Withdrawing {
        private final Gin gin = room.gin("human,human");

        @Test
        void ends_a_game_of_two() {
            assertThat(gin.table().withdraw(Seat.of(0)).get().outcome().get().isWinner(Seat.of(1)))
                    .isTrue();
        }

        @Test
        void is_refused_when_the_game_is_over() {
            gin.table().withdraw(Seat.of(0));

            assertThat(gin.table().withdraw(Seat.of(1)).getLeft())
                    .isEqualTo(Refusal.notAllowed(HostMessage.OVER.with()));
        }

        @Test
        void is_done_once() {
            NewTable made = room.made(Room.order("heretoslay", "human,human,human"));
            made.table().withdraw(Seat.of(2));

            assertThat(made.table().withdraw(Seat.of(2)).getLeft())
                    .isEqualTo(Refusal.notAllowed(HostMessage.ALREADY_OUT.with(Seat.of(2))));
        }
    }
}
