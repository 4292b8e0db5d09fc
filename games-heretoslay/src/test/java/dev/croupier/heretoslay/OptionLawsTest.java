package dev.croupier.heretoslay;

import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.LeaderSelection;
import dev.croupier.heretoslay.rules.TargetDeclaration;
import dev.croupier.heretoslay.rules.TriggerOrder;
import dev.croupier.heretoslay.rules.Windows;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws hold under every preset, and with every option as it is not by default. */
class OptionLawsTest {
    static Stream<Arguments> rules() {
        return Array.of(
                        HtsRules.rulebook(),
                        HtsRules.hereToSlayEs(),
                        HtsRules.jingxianlau(),
                        HtsRules.miurary(),
                        HtsRules.simulation(),
                        HtsRules.seed().withWindows(Windows.FIRST_COMER),
                        HtsRules.simulation().withWindows(Windows.FIRST_COMER).withSkillsMandatory(true),
                        otherwise())
                .zipWithIndex()
                .map(rules -> Arguments.of(rules._1.withSeats(2 + rules._2 % 5)))
                .toJavaStream();
    }

    private static HtsRules otherwise() {
        HtsRules seed = HtsRules.seed();
        return seed.withLeaderSelection(LeaderSelection.RANDOM)
                .withTargetDeclaration(TargetDeclaration.AFTER_CLOSE)
                .withWindows(Windows.FIRST_COMER)
                .withMegaSlimeSameTurn(false)
                .withFistOfReasonAsDefender(true)
                .withTitanWyvernAsDefender(false)
                .withChallengeOnlyOnPlayersTurn(true)
                .withUsedMarkClearedOnLeavingPlay(true)
                .withAutoResolveForcedPublicChoice(true)
                .withSkillsMandatory(true)
                .withChoosePlayerMayBeSelf(true)
                .withDollBeforeSabretooth(true)
                .withDollSavesFromShurikitty(false)
                .withTriggerOrder(TriggerOrder.TRIGGERS_FIRST)
                .withSnowballDrawIfChallenged(false)
                .withTurnCap(40)
                .withDecisionCap(1000);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void the_laws_hold(HtsRules rules) {
        HtsLaws.of(rules).games(1).maxSteps(1000).seed(5).atOneIn(13).check();
    }
}
