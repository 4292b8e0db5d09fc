package dev.croupier.heretoslay.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.heretoslay.odds.WindowReference.Play;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class RollOddsPropertyTest {
    @Provide
    Arbitrary<RollOdds> rolls() {
        return Combinators.combine(
                        Arbitraries.integers().between(-4, 4),
                        Arbitraries.integers().between(0, 14),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false))
                .as((bonus, total, inverted, queen) -> new RollOdds(bonus, new Requirement(total, inverted), queen));
    }

    @Provide
    Arbitrary<Array<ModifierValues>> hands() {
        return Cards.hands(3);
    }

    @Provide
    Arbitrary<Array<ModifierValues>> pairs() {
        return Cards.hands(2);
    }

    private static boolean meets(RollOdds odds, int total) {
        int required = odds.requirement().total();
        return odds.requirement().inverted() ? total <= required : total >= required;
    }

    @Property(tries = 200)
    void with_own_Modifiers_it_is_the_count_of_the_cases_in_which_some_of_them_reach_it(
            @ForAll("rolls") RollOdds odds, @ForAll("hands") Array<ModifierValues> own) {
        List<Integer> sums = WindowReference.sums(own);
        int cases = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                int total = one + other + odds.bonus();
                cases += sums.stream().anyMatch(sum -> meets(odds, total + sum)) ? 1 : 0;
            }
        }
        assertThat(odds.chanceWith(own)).isEqualTo(Probability.of(cases, 36));
    }

    @Property(tries = 200)
    void against_opponents_it_ends_as_the_window_does_when_it_is_played_out(
            @ForAll("rolls") RollOdds odds,
            @ForAll("pairs") Array<ModifierValues> own,
            @ForAll("pairs") Array<ModifierValues> opposing,
            @ForAll boolean rollerFirst,
            @ForAll @IntRange(min = 2, max = 12) int dice) {
        boolean inverted = odds.requirement().inverted();
        int ahead = dice + odds.bonus() - odds.requirement().total();
        boolean reference = WindowReference.endsWell(
                inverted ? -ahead : ahead,
                scores(own, 0, inverted),
                scores(opposing, odds.abyssQueen() ? 1 : 0, inverted),
                rollerFirst,
                false);
        assertThat(odds.succeeds(dice, own, opposing)).isEqualTo(reference);
    }

    private static List<List<Play>> scores(Array<ModifierValues> cards, int given, boolean inverted) {
        List<List<Play>> scores = new ArrayList<>();
        for (ModifierValues card : cards) {
            scores.add(WindowReference.changes(card).stream()
                    .map(change -> inverted ? new Play(-change, -given) : new Play(change, given))
                    .toList());
        }
        return scores;
    }

    @Property(tries = 200)
    void the_chance_is_that_of_the_dice_that_succeed(
            @ForAll("rolls") RollOdds odds,
            @ForAll("hands") Array<ModifierValues> own,
            @ForAll("hands") Array<ModifierValues> opposing) {
        int cases = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                cases += odds.succeeds(one + other, own, opposing) ? 1 : 0;
            }
        }
        assertThat(odds.chanceAgainst(own, opposing)).isEqualTo(Probability.of(cases, 36));
    }

    @Property(tries = 200)
    void the_fewest_are_as_few_and_as_exact_as_any_that_reach_it(
            @ForAll("rolls") RollOdds odds,
            @ForAll("hands") Array<ModifierValues> own,
            @ForAll @IntRange(min = 2, max = 12) int dice) {
        List<int[]> choices = new ArrayList<>();
        choose(own, 0, 0, choices);
        Option<int[]> best = Option.none();
        for (int[] choice : choices) {
            int total = dice + odds.bonus() + choice[1];
            int[] cost = {choice[0], Math.abs(total - odds.requirement().total())};
            boolean cheaper =
                    best.isEmpty() || cost[0] < best.get()[0] || cost[0] == best.get()[0] && cost[1] < best.get()[1];
            best = meets(odds, total) && cheaper ? Option.some(cost) : best;
        }
        Option<Array<ModifierUse>> fewest = odds.fewest(dice, own);
        assertThat(fewest.isDefined()).isEqualTo(best.isDefined());
        for (Array<ModifierUse> uses : fewest) {
            int total =
                    dice + odds.bonus() + uses.map(ModifierUse::change).sum().intValue();
            assertThat(meets(odds, total)).isTrue();
            assertThat(uses).hasSize(best.get()[0]);
            if (!uses.isEmpty()) {
                assertThat(Math.abs(total - odds.requirement().total())).isEqualTo(best.get()[1]);
            }
            assertThat(left(own, uses).size()).isEqualTo(own.size() - uses.size());
            assertThat(uses.forAll(use -> use.card().uses().contains(use))).isTrue();
        }
    }

    /** Each choice as the number of cards and their sum. */
    private static void choose(Array<ModifierValues> cards, int count, int sum, List<int[]> choices) {
        if (cards.isEmpty()) {
            choices.add(new int[] {count, sum});
            return;
        }
        choose(cards.tail(), count, sum, choices);
        for (int change : WindowReference.changes(cards.head())) {
            choose(cards.tail(), count + 1, sum + change, choices);
        }
    }

    private static Array<ModifierValues> left(Array<ModifierValues> hand, Array<ModifierUse> uses) {
        return uses.foldLeft(hand, (rest, use) -> rest.remove(use.card()));
    }

    @Property(tries = 200)
    void fewest_against_are_found_exactly_when_the_opponents_can_make_it_fail(
            @ForAll("rolls") RollOdds odds,
            @ForAll("hands") Array<ModifierValues> opposing,
            @ForAll @IntRange(min = 2, max = 12) int dice) {
        Option<Array<ModifierUse>> fewest = odds.fewestAgainst(dice, opposing);
        assertThat(fewest.isDefined()).isEqualTo(!odds.succeeds(dice, Array.empty(), opposing));
        for (Array<ModifierUse> uses : fewest) {
            int given = odds.abyssQueen() && !odds.requirement().inverted() ? uses.size() : 0;
            int total = dice
                    + odds.bonus()
                    + given
                    + uses.map(ModifierUse::change).sum().intValue();
            assertThat(meets(odds, total)).isFalse();
        }
    }

    @Property(tries = 200)
    void more_of_what_helps_never_hurts(
            @ForAll("rolls") RollOdds odds,
            @ForAll("hands") Array<ModifierValues> own,
            @ForAll("hands") Array<ModifierValues> opposing,
            @ForAll("pairs") Array<ModifierValues> more) {
        Probability chance = odds.chanceAgainst(own, opposing);
        assertThat(odds.chanceAgainst(own.appendAll(more), opposing)).isGreaterThanOrEqualTo(chance);
        assertThat(odds.chanceAgainst(own, opposing.appendAll(more))).isLessThanOrEqualTo(chance);
        int better = odds.requirement().inverted() ? -1 : 1;
        RollOdds raised = new RollOdds(odds.bonus() + better, odds.requirement(), odds.abyssQueen());
        assertThat(raised.chanceAgainst(own, opposing)).isGreaterThanOrEqualTo(chance);
    }

    @Property(tries = 200)
    void an_inverted_roll_is_the_mirror_of_a_plain_one(
            @ForAll @IntRange(min = -4, max = 4) int bonus,
            @ForAll @IntRange(min = 0, max = 14) int total,
            @ForAll("hands") Array<ModifierValues> own,
            @ForAll("hands") Array<ModifierValues> opposing) {
        // the faces of a die and its underside add up to 7, so that of two dice to 14
        assertThat(RollOdds.of(-bonus, Requirement.atMost(14 - total)).chanceAgainst(mirror(own), mirror(opposing)))
                .isEqualTo(RollOdds.of(bonus, Requirement.atLeast(total)).chanceAgainst(own, opposing));
    }

    private static Array<ModifierValues> mirror(Array<ModifierValues> cards) {
        return cards.map(card -> new ModifierValues(card.values().map(value -> -value), card.horn()));
    }
}
