package dev.croupier.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A ratio means something only if both sides answer the same question. */
class PlainSearchTest {
    private final Deadwood deadwood = Deadwood.of(AceRuns.LOW);
    private final PlainSearch plain = new PlainSearch();

    @ParameterizedTest
    @EnumSource
    void the_reference_finds_the_same_deadwood_of_ten_cards(Hands hands) {
        for (long hand : hands.deal(500, 10)) {
            assertThat(plain.minimum(hand)).isEqualTo(deadwood.minimum(hand));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_reference_finds_the_same_best_of_eleven_discards(Hands hands) {
        for (long hand : hands.deal(500, 11)) {
            assertThat(plain.afterBestDiscard(hand)).isEqualTo(Deadwood.deadwood(deadwood.bestDiscard(hand)));
        }
    }
}
