package dev.croupier.heretoslay.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RollTotalPropertyTest {
    @Property(tries = 300)
    void every_chance_is_the_count_of_the_36_cases(
            @ForAll @IntRange(min = -8, max = 8) int bonus,
            @ForAll @IntRange(min = -8, max = 22) int least,
            @ForAll @IntRange(min = -8, max = 22) int most) {
        int within = 0;
        int atLeast = 0;
        int atMost = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                int total = one + other + bonus;
                within += total >= least && total <= most ? 1 : 0;
                atLeast += total >= least ? 1 : 0;
                atMost += total <= most ? 1 : 0;
            }
        }
        RollTotal roll = new RollTotal(bonus);
        assertThat(roll.within(least, most)).isEqualTo(Probability.of(within, 36));
        assertThat(roll.atLeast(least)).isEqualTo(Probability.of(atLeast, 36));
        assertThat(roll.atMost(most)).isEqualTo(Probability.of(atMost, 36));
        assertThat(roll.distribution().values().fold(Probability.ZERO, Probability::plus))
                .isEqualTo(Probability.ONE);
        assertThat(roll.distribution().get(least).getOrElse(Probability.ZERO)).isEqualTo(roll.exactly(least));
    }
}
