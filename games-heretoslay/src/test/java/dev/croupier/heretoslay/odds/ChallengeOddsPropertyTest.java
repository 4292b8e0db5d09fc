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

class ChallengeOddsPropertyTest {
    @Provide
    Arbitrary<ChallengeSide> sides() {
        return Combinators.combine(Arbitraries.integers().between(-4, 4), Cards.hands(2), Arbitraries.of(true, false))
                .as(ChallengeSide::new);
    }

    @Property(tries = 150)
    void it_ends_as_the_window_does_when_it_is_played_out(
            @ForAll("sides") ChallengeSide challenger,
            @ForAll("sides") ChallengeSide defender,
            @ForAll boolean challengerFirst,
            @ForAll @IntRange(min = 2, max = 12) int challengersDice,
            @ForAll @IntRange(min = 2, max = 12) int defendersDice) {
        boolean reference = WindowReference.endsWell(
                challengersDice + challenger.bonus() - defendersDice - defender.bonus(),
                scores(challenger, defender, 1),
                scores(defender, challenger, -1),
                challengerFirst,
                false);
        assertThat(new ChallengeOdds(challenger, defender).challengerWins(challengersDice, defendersDice))
                .isEqualTo(reference);
    }

    /** What each card can add to the challenger's lead; {@code sign} is 1 for the challenger's cards. */
    private static List<List<Play>> scores(ChallengeSide side, ChallengeSide other, int sign) {
        List<List<Play>> scores = new ArrayList<>();
        for (ModifierValues card : side.modifiers()) {
            List<Play> score = new ArrayList<>();
            for (int change : WindowReference.changes(card)) {
                score.add(new Play(sign * change, 0));
                score.add(new Play(-sign * change, other.abyssQueen() ? -sign : 0));
            }
            scores.add(score);
        }
        return scores;
    }

    @Property(tries = 100)
    void the_chance_is_the_count_of_the_1296_cases(
            @ForAll("sides") ChallengeSide challenger, @ForAll("sides") ChallengeSide defender) {
        ChallengeOdds odds = new ChallengeOdds(challenger, defender);
        int cases = 0;
        for (int roll = 0; roll < 1296; roll++) {
            int attack = roll % 6 + roll / 6 % 6 + 2;
            int defence = roll / 36 % 6 + roll / 216 + 2;
            cases += odds.challengerWins(attack, defence) ? 1 : 0;
        }
        assertThat(odds.challengerWins()).isEqualTo(Probability.of(cases, 1296));
        assertThat(odds.challengerWins().plus(odds.defenderWins())).isEqualTo(Probability.ONE);
    }

    @Property(tries = 150)
    void more_of_what_helps_never_hurts(
            @ForAll("sides") ChallengeSide challenger,
            @ForAll("sides") ChallengeSide defender,
            @ForAll("sides") ChallengeSide more) {
        Probability chance = new ChallengeOdds(challenger, defender).challengerWins();
        Array<ChallengeSide> betterChallengers =
                Array.of(better(challenger), challenger.withAbyssQueen(), with(challenger, more));
        Array<ChallengeSide> betterDefenders =
                Array.of(better(defender), defender.withAbyssQueen(), with(defender, more));
        for (ChallengeSide better : betterChallengers) {
            assertThat(new ChallengeOdds(better, defender).challengerWins()).isGreaterThanOrEqualTo(chance);
        }
        for (ChallengeSide better : betterDefenders) {
            assertThat(new ChallengeOdds(challenger, better).challengerWins()).isLessThanOrEqualTo(chance);
        }
    }

    private static ChallengeSide better(ChallengeSide side) {
        return new ChallengeSide(side.bonus() + 1, side.modifiers(), side.abyssQueen());
    }

    private static ChallengeSide with(ChallengeSide side, ChallengeSide more) {
        return new ChallengeSide(side.bonus(), side.modifiers().appendAll(more.modifiers()), side.abyssQueen());
    }

    @Property(tries = 150)
    void with_the_roles_changed_only_the_ties_go_the_other_way(
            @ForAll("sides") ChallengeSide one, @ForAll("sides") ChallengeSide other) {
        assertThat(new ChallengeOdds(better(other), one).defenderWins())
                .isEqualTo(new ChallengeOdds(one, better(better(other))).challengerWins());
    }

    @Property(tries = 150)
    void the_fewest_are_found_exactly_when_the_side_can_win_alone(
            @ForAll("sides") ChallengeSide challenger,
            @ForAll("sides") ChallengeSide defender,
            @ForAll @IntRange(min = 2, max = 12) int challengersDice,
            @ForAll @IntRange(min = 2, max = 12) int defendersDice) {
        ChallengeOdds odds = new ChallengeOdds(challenger, defender);
        int lead = challengersDice + challenger.bonus() - defendersDice - defender.bonus();
        Option<Array<ChallengeUse>> attack = odds.fewestForChallenger(challengersDice, defendersDice);
        assertThat(attack.isDefined())
                .isEqualTo(new ChallengeOdds(challenger, without(defender))
                        .challengerWins(challengersDice, defendersDice));
        attack.forEach(uses -> assertThat(lead + gained(uses, defender)).isGreaterThanOrEqualTo(0));
        Option<Array<ChallengeUse>> defence = odds.fewestForDefender(challengersDice, defendersDice);
        assertThat(defence.isDefined())
                .isEqualTo(!new ChallengeOdds(without(challenger), defender)
                        .challengerWins(challengersDice, defendersDice));
        defence.forEach(uses -> assertThat(lead - gained(uses, challenger)).isLessThan(0));
    }

    private static ChallengeSide without(ChallengeSide side) {
        return new ChallengeSide(side.bonus(), Array.empty(), side.abyssQueen());
    }

    private static int gained(Array<ChallengeUse> uses, ChallengeSide other) {
        int gained = 0;
        for (ChallengeUse played : uses) {
            int change = played.use().value() + played.use().horn();
            gained += played.onOwnRoll() ? change : other.abyssQueen() ? -change - 1 : -change;
        }
        return gained;
    }
}
