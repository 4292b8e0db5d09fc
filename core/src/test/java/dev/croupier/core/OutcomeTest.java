package dev.croupier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Message WHY = CoreMessage.CAPPED.with();

    @Test
    void one_seat_wins_and_the_others_lose() {
        Outcome outcome = Outcome.wonBy(Seat.of(1), 3, WHY);
        assertThat(outcome.winners()).containsExactly(Seat.of(1));
        assertThat(outcome.utilities()).containsExactly(-1.0, 1.0, -1.0);
        assertThat(outcome.isWinner(Seat.of(0))).isFalse();
    }

    @Test
    void all_may_win_or_lose_together() {
        assertThat(Outcome.allWin(2, WHY).winners()).containsExactly(Seat.of(0), Seat.of(1));
        assertThat(Outcome.allLose(2, WHY).winners()).isEmpty();
        assertThat(Outcome.allLose(2, WHY).utility(Seat.of(1))).isEqualTo(-1.0);
    }

    @Test
    void a_tie_is_shared_and_worth_nothing() {
        assertThat(Outcome.tie(2, WHY).winners()).hasSize(2);
        assertThat(Outcome.tie(2, WHY).utilities()).containsOnly(0.0);
    }

    @Test
    void a_capped_game_is_won_by_nobody() {
        assertThat(Outcome.capped(2).isCapped()).isTrue();
        assertThat(Outcome.capped(2).winners()).isEmpty();
        assertThat(Outcome.nobodyWins(2, CoreMessage.WITHDRAWN.with(Seat.of(0))).isCapped())
                .isFalse();
    }

    @Test
    void needs_a_rank_and_a_utility_for_each_seat() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Outcome(Array.of(1, 2), Array.of(1.0), WHY))
                .withMessageContaining("2 and 1");
    }
}
