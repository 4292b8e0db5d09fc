package dev.croupier.ginrummy;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.rules.Defender;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockerMelds;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.rules.Tie;
import dev.croupier.ginrummy.rules.WallRule;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All laws of the kit over hands of every preset and of tables that mix the options. */
class GinLawsTest {
    static Stream<Arguments> tables() {
        GinRules seed = GinRules.seed();
        return Stream.concat(
                GinRules.presetNames()
                        .remove("standard")
                        .map(name -> arguments(name, GinRules.preset(name).get()))
                        .toJavaStream(),
                Stream.of(
                        arguments(
                                "rules answer",
                                seed.withDefender(Defender.OPTIMAL).withKnockerMelds(KnockerMelds.AUTO_MIN)),
                        arguments(
                                "eleven cards",
                                seed.withOpening(Opening.ELEVEN_CARDS)
                                        .withKnockerMelds(KnockerMelds.AUTO_MIN_THEN_FEWEST_LAYOFFS)
                                        .withTie(Tie.KNOCKER_ZERO)),
                        arguments(
                                "a wide mahjong",
                                GinRules.mahjong()
                                        .withKnockLimit(30)
                                        .withAceRuns(AceRuns.AROUND_THE_CORNER)
                                        .withWallRule(WallRule.LAST_DISCARD_KNOCK)),
                        arguments(
                                "small hands",
                                seed.withHandSize(4)
                                        .withMayDiscardTakenCard(true)
                                        .withMaxPileDraws(5))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void hold_over_hands(String name, GinRules rules) {
        GinLaws.of(GinRummy.hand(rules)).games(4).check();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void hold_over_hands_that_are_rich_in_melds(String name, GinRules rules) {
        GinRummy game = GinRummy.hand(rules);
        GinLaws.of(game).openings(new MeldRichDeals(game)).games(12).check();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void hold_over_matches_of_sound_players(String name, GinRules rules) {
        GinLaws.of(GinRummy.match(rules.withTarget(40)))
                .policy(GinBots.heuristic())
                .games(1)
                .maxSteps(150)
                .check();
    }
}
