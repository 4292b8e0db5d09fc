package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.verification.Perft;
import org.junit.jupiter.api.Test;

class PerftTest {
    /**
     * Three cards each that never meld, and four in the stock, counted by hand: pass or take; two passes leave the stock (four draws),
     * a take leaves three discards; then each draw is the pile or one of four, and each discard one of four, or of three after a take.
     */
    @Test
    void a_tiny_hand_branches_as_counted_by_hand() {
        Play play = Table.with(GinRules.straight().withHandSize(3))
                .hand(0, "AC 3C 5C")
                .hand(1, "2D 4D 6D")
                .upcard("KH")
                .stock("9S TS JS QS")
                .opens();
        long passes = 4;
        long dealerTakes = 3;
        long nonDealerTakes = 3 * (1 + 4);
        assertThat(Perft.of(play.game()).byDepth(play.state(), 4))
                .containsExactly(
                        1L,
                        2L,
                        2L + 3L,
                        passes + dealerTakes + nonDealerTakes,
                        passes * 4 + dealerTakes * (1 + 4) + 3L * (3 + 4 * 4));
    }
}
