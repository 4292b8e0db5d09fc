package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.frontend.host.Entry.Kind;
import dev.croupier.frontend.host.Room.Gin;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class LogTest {
    private static final Seat FIRST = Seat.of(0);

    private final Room room = new Room();
    private final Gin gin = room.gin("human,human");

    @Test
    void begins_with_the_opening_and_who_came() {
        assertThat(gin.seenBy(FIRST).log().map(Entry::kind)).containsExactly(Kind.OPENED, Kind.JOINED, Kind.JOINED);
    }

    @Test
    void has_after_any_number_of_steps_what_a_client_missed_and_nothing_else() {
        Vector<Entry<GinState, GinAction, GinEvent, GinView>> seen = Vector.empty();
        for (int step = 0; step < 60; step++) {
            gin.step();
            if (step % 7 == 0) {
                seen = seen.appendAll(gin.seenBy(FIRST).log().drop(seen.size()));
            }
        }
        seen = seen.appendAll(gin.seenBy(FIRST).log().drop(seen.size()));

        assertThat(seen).isEqualTo(gin.seenBy(FIRST).log());
        assertThat(seen.flatMap(entry -> entry.events(FIRST)))
                .isEqualTo(gin.seenBy(FIRST).session().events(FIRST));
    }

    @Test
    void keeps_the_table_as_it_was_at_each_position() {
        GinView before = gin.seenBy(FIRST).view();
        int position = gin.seenBy(FIRST).position();
        gin.steps(10);

        assertThat(gin.seenBy(FIRST).log().get(position - 1).view(FIRST)).isEqualTo(before);
        assertThat(gin.seenBy(FIRST).view()).isNotEqualTo(before);
    }

    @Test
    void tells_each_observer_what_that_may_know() {
        gin.steps(30);

        for (Seat seat : new Seat[] {FIRST, Seat.of(1)}) {
            assertThat(gin.seenBy(seat).log().flatMap(entry -> entry.events(seat)))
                    .isEqualTo(gin.seenBy(seat).session().events(seat));
        }
        assertThat(gin.seenBy(Observer.SPECTATOR).log().flatMap(entry -> entry.events(FIRST)))
                .isNotEqualTo(gin.seenBy(Observer.SPECTATOR).log().flatMap(entry -> entry.events(Observer.SPECTATOR)));
    }

    @Test
    void gives_no_number_to_what_an_observer_cannot_notice() {
        int others = gin.seenBy(Seat.of(1)).position();
        gin.table().join(FIRST, Option.none(), Option.some(true));

        assertThat(gin.seenBy(FIRST).log().last().kind()).isEqualTo(Kind.AUTO_PASS);
        assertThat(gin.seenBy(FIRST).isAutoPass()).isTrue();
        assertThat(gin.seenBy(Seat.of(1)).position()).isEqualTo(others);
    }

    @Test
    void tells_who_took_a_name() {
        gin.table().join(FIRST, Option.some(" Ada "), Option.none());

        assertThat(gin.seenBy(Observer.SPECTATOR).name(FIRST)).contains("Ada");
        assertThat(gin.seenBy(Seat.of(1)).log().last().kind()).isEqualTo(Kind.JOINED);
        assertThat(gin.table()
                        .join(FIRST, Option.some("a\tb"), Option.none())
                        .getLeft()
                        .why())
                .isEqualTo(HostMessage.LONG_NAME.with(40));
    }

    @Test
    void is_announced_to_who_watches() {
        Noticing watcher = new Noticing();
        gin.table().watch(watcher);
        gin.steps(3);
        gin.table().unwatch(watcher);
        gin.step();

        assertThat(watcher.changes).isEqualTo(3);
    }
}
