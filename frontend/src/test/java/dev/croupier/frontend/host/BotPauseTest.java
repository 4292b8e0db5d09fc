package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.frontend.host.Room.Gin;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BotPauseTest {
    private static final HouseRules A_SECOND = pause(Duration.ofSeconds(1));

    private final Room room = new Room();

    private static HouseRules pause(Duration pause) {
        return new HouseRules(Option.none(), pause, true, true);
    }

    private int position(Gin gin) {
        return gin.seenBy(Observer.SPECTATOR).position();
    }

    @Test
    void comes_before_each_decision_of_a_bot() {
        Gin gin = room.gin("heuristic,heuristic", A_SECOND);
        int before = position(gin);
        for (int decisions = 0; decisions < 20; decisions++) {
            room.times.pass(Duration.ofMillis(999));
            room.think();
            assertThat(position(gin)).isEqualTo(before + decisions);

            room.times.pass(Duration.ofMillis(1));
            room.think();
            assertThat(position(gin)).isEqualTo(before + decisions + 1);
        }
    }

    @Test
    void ends_with_the_table() {
        Gin gin = room.gin("heuristic,heuristic", A_SECOND);
        int before = position(gin);
        gin.table().close(true);

        room.times.pass(Duration.ofSeconds(5));
        room.think();
        assertThat(position(gin)).isEqualTo(before);
        assertThat(room.faults).isEmpty();
    }

    @Test
    void is_none_where_none_is_asked_for() {
        Gin gin = room.gin("heuristic,heuristic", pause(Duration.ZERO));
        int before = position(gin);
        room.think();

        assertThat(position(gin)).isGreaterThan(before + 20);
    }

    @Test
    void is_ten_seconds_at_most() {
        assertThat(room.host
                        .make(Room.order(Games.named("ginrummy"), "human,heuristic", pause(Duration.ofMillis(10_001))))
                        .getLeft()
                        .kind())
                .isEqualTo(Kind.BAD_REQUEST);
    }
}
