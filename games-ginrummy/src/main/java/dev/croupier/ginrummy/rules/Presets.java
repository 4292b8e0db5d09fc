package dev.croupier.ginrummy.rules;

import dev.croupier.core.options.PresetTable;
import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.Tuple;

/** The presets, each as what it changes. */
final class Presets {
    static final GinRules SEED = new GinRulesBuilder()
            .handSize(10)
            .knockLimit(10)
            .limitByUpcard(false)
            .oklahomaAce(OklahomaAce.ONE)
            .spadeDoubles(false)
            .spadeDoublesBoxes(false)
            .extraBoxes(false)
            .tie(Tie.UNDERCUT)
            .undercutBonus(25)
            .ginBonus(25)
            .bigGin(true)
            .bigGinBonus(31)
            .knockerMelds(KnockerMelds.DECLARED)
            .defender(Defender.MANUAL)
            .opening(Opening.UPCARD_OFFER)
            .mayDiscardTakenCard(false)
            .maxPileDraws(50)
            .wallRule(WallRule.VOID)
            .dealer(Dealer.ALTERNATE)
            .viewShowsDiscards(ShownDiscards.ALL)
            .aceRuns(AceRuns.LOW)
            .target(100)
            .gameBonus(100)
            .boxBonus(25)
            .boxTiming(BonusTiming.END)
            .shutout(Shutout.GAME_BONUS_DOUBLE)
            .shutoutTest(ShutoutTest.NO_WINS)
            .gameWinner(GameWinner.TARGET)
            .threeColumns(false)
            .hollywoodSettle(HollywoodSettle.PER_COLUMN)
            .hollywoodWinner(HollywoodWinner.SUM)
            .thirdColumnDouble(false)
            .streakBonus(0)
            .streakFrom(2)
            .streakTiming(BonusTiming.END)
            .build();

    static final GinRules OKLAHOMA = SEED.withLimitByUpcard(true).withSpadeDoubles(true);

    static final GinRules HOLLYWOOD = SEED.withThreeColumns(true);

    static final GinRules STRAIGHT = SEED.withKnockLimit(0);

    static final GinRules TEDESCO =
            OKLAHOMA.withOklahomaAce(OklahomaAce.GIN_ONLY).withStreakBonus(25);

    static final GinRules MAHJONG = SEED.withHandSize(13).withKnockLimit(0).withAceRuns(AceRuns.HIGH_OR_LOW);

    static final GinRules OPEN_SPIEL = SEED.withOklahomaAce(OklahomaAce.GIN_ONLY)
            .withTie(Tie.NO_WINNER)
            .withBigGin(false)
            .withMayDiscardTakenCard(true)
            .withWallRule(WallRule.LAST_DISCARD_KNOCK)
            .withGameBonus(0)
            .withBoxBonus(0)
            .withShutout(Shutout.NONE);

    static final GinRules EAAI = SEED.withBigGin(false)
            .withMaxPileDraws(0)
            .withGameBonus(0)
            .withBoxBonus(0)
            .withShutout(Shutout.NONE);

    static final GinRules JDH8 = SEED.withMaxPileDraws(0)
            .withDealer(Dealer.WINNER)
            .withShutout(Shutout.TOTAL_DOUBLE)
            .withShutoutTest(ShutoutTest.NO_POINTS);

    static final PresetTable<GinRules> TABLE = PresetTable.of(
            Tuple.of("seed", SEED),
            Tuple.of("standard", SEED),
            Tuple.of("oklahoma", OKLAHOMA),
            Tuple.of("hollywood", HOLLYWOOD),
            Tuple.of("straight", STRAIGHT),
            Tuple.of("tedesco", TEDESCO),
            Tuple.of("mahjong", MAHJONG),
            Tuple.of("openSpiel", OPEN_SPIEL),
            Tuple.of("eaai", EAAI),
            Tuple.of("jdh8", JDH8));

    private Presets() {}
}
