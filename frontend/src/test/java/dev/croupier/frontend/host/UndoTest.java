package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.frontend.host.Entry.Kind;
import dev.croupier.frontend.host.Room.Gin;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class UndoTest {
    private final Room room = new Room();

    @Nested
    class WithAnother {
        private final Gin gin = room.gin("human,human");
        private final Seat asker = gin.toAct();
        private final Seat other = asker.next(2);
        private final GinView before = gin.seenBy(asker).view();
        private final Pending<GinAction> decision = gin.pending(asker);

        private void take() {
            took(gin, asker);
        }

        @Test
        void a_move_is_taken_back_when_all_agree() {
            take();
            assertThat(gin.table().undo(asker).get().undoWaitsFor()).containsExactly(other);
            assertThat(gin.seenBy(asker).view()).isNotEqualTo(before);

            assertThat(gin.table().undo(other).get().undo()).isEmpty();
            assertThat(gin.seenBy(asker).view()).isEqualTo(before);
            assertThat(gin.seenBy(other).log().takeRight(3).map(Entry::kind))
                    .containsExactly(Kind.UNDO_ASKED, Kind.UNDO_ASKED, Kind.UNDONE);
        }

        @Test
        void the_click_that_was_meant_for_the_decision_before_is_stale_after_it() {
            take();
            gin.table().undo(asker);
            gin.table().undo(other);

            assertThat(gin.table().act(asker, decision.id(), 0).isLeft()).isTrue();
            assertThat(gin.table().act(asker, gin.pending(asker).id(), 0).isRight())
                    .isTrue();
        }

        @Test
        void nothing_is_taken_back_when_the_other_declines() {
            take();
            gin.table().undo(asker);
            gin.table().declineUndo(other);

            assertThat(gin.seenBy(asker).undo()).isEmpty();
            assertThat(gin.seenBy(asker).view()).isNotEqualTo(before);
            assertThat(gin.table().declineUndo(other).getLeft())
                    .isEqualTo(Refusal.notAllowed(HostMessage.NOTHING_ASKED.with()));
        }

        @Test
        void a_step_in_between_settles_the_question() {
            take();
            gin.table().undo(asker);
            gin.step();

            assertThat(gin.seenBy(asker).undo()).isEmpty();
        }

        @Test
        void it_is_refused_where_somebody_learned_something_since() {
            take();
            gin.step();

            assertThat(gin.table().undo(asker).isLeft()).isTrue();
            assertThat(gin.seenBy(asker).undo()).isEmpty();
        }

        @Test
        void there_must_be_something_to_take_back() {
            assertThat(gin.table().undo(asker).getLeft().kind()).isEqualTo(Refusal.Kind.NOT_ALLOWED);
        }
    }

    @Test
    void against_bots_alone_a_move_is_taken_back_at_once() {
        Gin gin = room.gin("human,heuristic");
        room.think();
        Seat seat = Seat.of(0);
        GinView before = gin.seenBy(seat).view();
        took(gin, seat);

        assertThat(gin.table().undo(seat).isRight()).isTrue();
        assertThat(gin.seenBy(seat).view()).isEqualTo(before);
    }

    private static void took(Gin gin, Seat seat) {
        GinAction take = gin.table().action(seat, "pile").get();
        assertThat(gin.table().act(seat, gin.pending(seat).id(), take).isRight())
                .isTrue();
    }

    @Test
    void what_others_did_since_goes_back_with_it() {
        NewTable made = room.made(Room.order("raid", "human,human"));
        made.seats().keySet().forEach(made.table()::arrived);

        assertThat(bothGoBack(made.table())).isTrue();
    }

    /** Whether there was a moment at which both players of a raid acted and both went back. */
    private static <S, A extends Action, E extends Event, V> boolean bothGoBack(HostedTable<S, A, E, V> table) {
        Seat mine = Seat.of(0);
        Seat teammates = Seat.of(1);
        for (int i = 0; i < 300; i++) {
            Option<Pending<A>> pending = table.seenBy(mine).pending();
            V before = table.seenBy(mine).view();
            if (pending.isDefined() && table.seenBy(teammates).pending().isDefined()) {
                act(table, mine, i);
                if (table.seenBy(teammates).pending().isDefined()) {
                    act(table, teammates, i);
                    if (table.undo(mine).isRight()) {
                        table.undo(teammates);
                        return table.seenBy(mine).view().equals(before);
                    }
                }
            } else {
                act(table, table.seenBy(Observer.SPECTATOR).turn().toAct().head(), i);
            }
        }
        return false;
    }

    private static <S, A extends Action, E extends Event, V> void act(
            HostedTable<S, A, E, V> table, Seat seat, int any) {
        Pending<A> pending = table.seenBy(seat).pending().get();
        table.act(seat, pending.id(), any % pending.legalActions().size());
    }

    @Test
    void a_table_may_be_without_it() {
        Gin gin = room.gin("human,human", new HouseRules(Option.none(), false, false));
        gin.step();

        assertThat(gin.table().undo(Seat.of(0)).getLeft())
                .isEqualTo(Refusal.notAllowed(HostMessage.UNDO_IS_OFF.with()));
    }
}
