package dev.croupier.core.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.croupier.core.Happening;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Kuhn;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class OutcomesTest {
    private static <S> Outcomes<S> of(Function<Chance, S> rules) {
        return Outcomes.<S, String>of(source -> step(source, rules), 1_000).by(Step::state);
    }

    private static <S> Step<S, String> step(Randomness source, Function<Chance, S> rules) {
        Happening<String> happening = Happening.from(source);
        return happening.endsIn(rules.apply(happening.chance()));
    }

    private static <T> Probability sum(Outcomes<T> outcomes) {
        return outcomes.entries().map(Outcomes.Entry::probability).foldLeft(Probability.ZERO, Probability::plus);
    }

    @Test
    void two_dice_have_the_distribution_that_everybody_knows() {
        Outcomes<Integer> sums = of(chance -> chance.roll(6) + chance.roll(6));
        assertThat(sums.entries()).hasSize(11);
        for (int total = 2; total <= 12; total++) {
            int wanted = total;
            assertThat(sums.probability(value -> value == wanted))
                    .isEqualTo(Probability.of(6 - Math.abs(7 - total), 36));
        }
        assertThat(sum(sums)).isEqualTo(Probability.ONE);
    }

    @Test
    void draws_that_depend_on_draws_sum_to_exactly_one() {
        Outcomes<String> outcomes = of(chance -> {
            int card = chance.pick(CardSet.of(1, 64, 127));
            return card == 64 ? "c" + chance.coin() : card == 127 ? "d" + chance.roll(5) + chance.below(7) : "1";
        });
        assertThat(outcomes.entries()).hasSize(1 + 2 + 35);
        assertThat(sum(outcomes)).isEqualTo(Probability.ONE);
        assertThat(outcomes.probability("ctrue"::equals)).isEqualTo(Probability.of(1, 6));
        assertThat(outcomes.probability("d36"::equals)).isEqualTo(Probability.of(1, 105));
    }

    private static boolean twoHeads(Chance chance) {
        boolean first = chance.coin();
        return first && chance.coin();
    }

    @Test
    void each_entry_tells_the_draws_that_lead_to_it() {
        Outcomes<Step<Boolean, String>> outcomes = Outcomes.of(source -> step(source, OutcomesTest::twoHeads), 10);
        assertThat(outcomes.entries().map(entry -> entry.draws().map(Draw::text).mkString(" ")))
                .containsExactly("coin=tails", "coin=heads coin=tails", "coin=heads coin=heads");
        outcomes.entries()
                .forEach(entry -> assertThat(step(Randomness.replaying(entry.draws()), OutcomesTest::twoHeads)
                                .state())
                        .isEqualTo(entry.value().state()));
    }

    @Test
    void a_step_without_chance_has_one_outcome() {
        Outcomes<String> outcomes = of(chance -> "same");
        assertThat(outcomes.entries()).containsExactly(new Outcomes.Entry<>("same", Probability.ONE, Array.empty()));
    }

    @Test
    void more_outcomes_than_allowed_are_refused() {
        assertThatExceptionOfType(Outcomes.TooManyOutcomes.class)
                .isThrownBy(() -> Outcomes.of(source -> step(source, chance -> chance.roll(6)), 5))
                .withMessage("more than 5 sequences of draws");
        assertThat(Outcomes.of(source -> step(source, chance -> chance.roll(6)), 6)
                        .entries())
                .hasSize(6);
    }

    @Test
    void the_opening_of_a_game_deals_every_pair_of_hands_alike() {
        Outcomes<Step<Kuhn.State, dev.croupier.core.toy.Told>> deals = Outcomes.ofStart(new Kuhn(3));
        assertThat(HashSet.ofAll(
                        deals.by(step -> step.state().hands()).entries().map(Outcomes.Entry::value)))
                .hasSize(6);
        assertThat(deals.entries().map(Outcomes.Entry::probability)).containsOnly(Probability.of(1, 6));
    }

    @Test
    void an_action_without_chance_leads_to_what_it_leads_to() {
        Kuhn game = new Kuhn(3);
        Kuhn.State state = game.start(Randomness.seeded(1)).state();
        assertThat(Outcomes.of(game, state, game.legalActions(state).head())
                        .by(step -> step.state().said())
                        .entries()
                        .map(Outcomes.Entry::value))
                .containsExactly("c");
    }

    @Test
    void a_probability_is_exact_and_in_lowest_terms() {
        assertThat(Probability.of(6, 16)).isEqualTo(Probability.of(3, 8)).hasToString("3/8");
        assertThat(Probability.of(3, -6)).hasToString("-1/2");
        assertThat(Probability.of(4, 2)).hasToString("2");
        assertThat(Probability.of(1, 3).plus(Probability.of(1, 6))).isEqualTo(Probability.of(1, 2));
        assertThat(Probability.of(1, 3).minus(Probability.of(1, 3))).isEqualTo(Probability.ZERO);
        assertThat(Probability.of(2, 3).times(Probability.of(3, 4))).isEqualTo(Probability.of(1, 2));
        assertThat(Probability.of(1, 3)).isLessThan(Probability.of(1, 2)).isGreaterThan(Probability.of(1, 4));
        assertThat(Probability.of(1, 4).doubleValue()).isEqualTo(0.25);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Probability.of(1, 0));
    }
}
