package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.host.Entry.By;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.frontend.host.Room.Gin;
import dev.croupier.ginrummy.table.GinAction;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeLimitTest {
    private static final HouseRules MINUTE = new HouseRules(Option.some(Duration.ofMinutes(1)), true, false);

    private final Room room = new Room();

    @Test
    void plays_the_default_action_of_the_decision_or_else_the_first_legal_one() {
        Gin gin = room.gin("human,human", MINUTE);
        for (int i = 0; i < 50; i++) {
            Seat seat = gin.toAct();
            Pending<GinAction> pending = gin.pending(seat);
            GinAction expected = pending.decision().byDefault().getOrElse(pending.legalActions()::head);
            room.times.pass(Duration.ofSeconds(59));
            assertThat(gin.pending(seat)).isEqualTo(pending);

            room.times.pass(Duration.ofSeconds(1));
            Entry<?, ?, ?, ?> last = gin.seenBy(seat).log().last();
            assertThat(last.by()).isEqualTo(By.CLOCK);
            assertThat(gin.table().recording(seat).getLeft().text())
                    .contains("play " + gin.table().game().notation().text(expected) + "\n");
        }
    }

    @Test
    void begins_anew_with_each_decision() {
        Gin gin = room.gin("human,human", MINUTE);
        room.times.pass(Duration.ofSeconds(50));
        gin.step();

        assertThat(gin.seenBy(gin.toAct()).deadline()).contains(room.times.now().plusSeconds(60));
        room.times.pass(Duration.ofSeconds(50));
        assertThat(gin.seenBy(gin.toAct()).log().last().by()).isEqualTo(By.SEAT);
    }

    @Test
    void is_shown_to_who_has_to_decide_alone() {
        Gin gin = room.gin("human,human", MINUTE);

        assertThat(gin.seenBy(gin.toAct()).deadline()).isNotEmpty();
        assertThat(gin.seenBy(gin.toAct().next(2)).deadline()).isEmpty();
    }

    @Test
    void does_not_run_before_everybody_has_come() {
        NewTable made = room.made(Room.order(Games.named("ginrummy"), "human,human", MINUTE));
        made.table().arrived(Seat.of(0));
        room.times.pass(Duration.ofMinutes(10));
        int position = made.table().seenBy(Seat.of(0)).position();
        assertThat(position).isEqualTo(2);

        made.table().arrived(Seat.of(1));
        room.times.pass(Duration.ofMinutes(1));
        assertThat(made.table().seenBy(Seat.of(0)).position()).isGreaterThan(3);
    }

    @Test
    void is_neither_too_short_nor_too_long() {
        HouseRules hasty = new HouseRules(Option.some(Duration.ofSeconds(4)), true, false);

        assertThat(room.host
                        .make(Room.order(Games.named("ginrummy"), "human,human", hasty))
                        .getLeft()
                        .kind())
                .isEqualTo(Kind.BAD_REQUEST);
    }
}
