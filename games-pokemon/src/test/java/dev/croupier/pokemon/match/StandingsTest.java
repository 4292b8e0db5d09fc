package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Seat;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static final MatchResult WON = MatchResult.wonBy(Seat.of(0), MatchReason.GAMES);
    private final Standings standings = Standings.of("Ash", "Brock", "Misty", "Gary")
            .with("Ash", "Brock", WON)
            .with("Misty", "Gary", MatchResult.tie(MatchReason.TIME))
            .with("Gary", "Ash", WON)
            .with("Misty", "Brock", MatchResult.doubleLoss(MatchReason.TARDINESS));

    @Test
    @ForRule("PKM-T16")
    void a_win_is_3_points_a_tie_1_a_loss_none() {
        assertThat(standings.ranked().map(rank -> rank._1 + " " + rank._2.player() + " " + rank._2.points()))
                .containsExactly("1 Gary 4", "2 Ash 3", "3 Misty 1", "4 Brock 0");
        assertThat(standings.of("Misty")).isEqualTo(new Standing("Misty", 0, 1, 1));
        assertThat(standings.of("Brock")).isEqualTo(new Standing("Brock", 0, 2, 0));
    }

    @Test
    @ForRule("PKM-T16")
    void equal_points_share_a_rank() {
        assertThat(Standings.of("Ash", "Brock", "Misty")
                        .with("Brock", "Misty", WON)
                        .with("Ash", "Misty", WON)
                        .ranked()
                        .map(rank -> rank._1 + " " + rank._2.player()))
                .containsExactly("1 Ash", "1 Brock", "3 Misty");
    }

    @Test
    void only_players_of_the_event_are_in_them() {
        assertThatThrownBy(() -> standings.with("Ash", "Jessie", WON)).hasMessageContaining("Jessie");
        assertThatThrownBy(() -> standings.with("Ash", "Ash", WON)).hasMessageContaining("Ash");
        assertThatThrownBy(() -> Standings.of("Ash", "Ash")).hasMessageContaining("two players");
    }

    @Test
    void a_result_is_an_outcome_of_any_game_too() {
        assertThat(WON.outcome().winners()).containsExactly(Seat.of(0));
        assertThat(MatchResult.tie(MatchReason.TIME).outcome().winners()).hasSize(2);
        assertThat(MatchResult.doubleLoss(MatchReason.TARDINESS).outcome().winners())
                .isEmpty();
        assertThat(WON.verdict(Seat.of(1))).isEqualTo(Verdict.LOSS);
    }
}
