package dev.croupier.ginrummy.rules;

import static dev.croupier.core.options.RuleOption.choice;
import static dev.croupier.core.options.RuleOption.flag;
import static dev.croupier.core.options.RuleOption.number;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The options of {@link GinRules} by the names of {@code docs/rules/ginrummy.md}, and which of them cannot be played together. */
final class GinOptions {
    static final OptionTable<GinRules> TABLE = OptionTable.of(
            number("handSize", 3, 13, GinRules::handSize, GinRules::withHandSize),
            number("knockLimit", 0, 1000, GinRules::knockLimit, GinRules::withKnockLimit),
            flag("limitByUpcard", GinRules::limitByUpcard, GinRules::withLimitByUpcard),
            choice("oklahomaAce", OklahomaAce.class, GinRules::oklahomaAce, GinRules::withOklahomaAce),
            flag("spadeDoubles", GinRules::spadeDoubles, GinRules::withSpadeDoubles),
            flag("spadeDoublesBoxes", GinRules::spadeDoublesBoxes, GinRules::withSpadeDoublesBoxes),
            flag("extraBoxes", GinRules::extraBoxes, GinRules::withExtraBoxes),
            choice("tie", Tie.class, GinRules::tie, GinRules::withTie),
            number("undercutBonus", 0, 1000, GinRules::undercutBonus, GinRules::withUndercutBonus),
            number("ginBonus", 0, 1000, GinRules::ginBonus, GinRules::withGinBonus),
            flag("bigGin", GinRules::bigGin, GinRules::withBigGin),
            number("bigGinBonus", 0, 1000, GinRules::bigGinBonus, GinRules::withBigGinBonus),
            choice("knockerMelds", KnockerMelds.class, GinRules::knockerMelds, GinRules::withKnockerMelds),
            choice("defender", Defender.class, GinRules::defender, GinRules::withDefender),
            choice("opening", Opening.class, GinRules::opening, GinRules::withOpening),
            flag("mayDiscardTakenCard", GinRules::mayDiscardTakenCard, GinRules::withMayDiscardTakenCard),
            number("maxPileDraws", 0, 1000, GinRules::maxPileDraws, GinRules::withMaxPileDraws),
            choice("wallRule", WallRule.class, GinRules::wallRule, GinRules::withWallRule),
            choice("dealer", Dealer.class, GinRules::dealer, GinRules::withDealer),
            choice(
                    "viewShowsDiscards",
                    ShownDiscards.class,
                    GinRules::viewShowsDiscards,
                    GinRules::withViewShowsDiscards),
            choice("aceRuns", AceRuns.class, GinRules::aceRuns, GinRules::withAceRuns),
            number("target", 1, 100_000, GinRules::target, GinRules::withTarget),
            number("gameBonus", 0, 10_000, GinRules::gameBonus, GinRules::withGameBonus),
            number("boxBonus", 0, 10_000, GinRules::boxBonus, GinRules::withBoxBonus),
            choice("boxTiming", BonusTiming.class, GinRules::boxTiming, GinRules::withBoxTiming),
            choice("shutout", Shutout.class, GinRules::shutout, GinRules::withShutout),
            choice("shutoutTest", ShutoutTest.class, GinRules::shutoutTest, GinRules::withShutoutTest),
            choice("gameWinner", GameWinner.class, GinRules::gameWinner, GinRules::withGameWinner),
            flag("threeColumns", GinRules::threeColumns, GinRules::withThreeColumns),
            choice("hollywoodSettle", HollywoodSettle.class, GinRules::hollywoodSettle, GinRules::withHollywoodSettle),
            choice("hollywoodWinner", HollywoodWinner.class, GinRules::hollywoodWinner, GinRules::withHollywoodWinner),
            flag("thirdColumnDouble", GinRules::thirdColumnDouble, GinRules::withThirdColumnDouble),
            number("streakBonus", 0, 10_000, GinRules::streakBonus, GinRules::withStreakBonus),
            number("streakFrom", 2, 1000, GinRules::streakFrom, GinRules::withStreakFrom),
            choice("streakTiming", BonusTiming.class, GinRules::streakTiming, GinRules::withStreakTiming));

    private GinOptions() {}

    static Seq<OptionError> problems(GinRules rules) {
        boolean nothingTurnedUp = rules.opening() == Opening.ELEVEN_CARDS;
        boolean onlyBigGin = rules.bigGin() && rules.handSize() % 3 == 2;
        return TABLE.problems(rules)
                .appendAll(Option.when(
                        nothingTurnedUp && (rules.limitByUpcard() || rules.spadeDoubles()),
                        () -> new OptionError(
                                "opening",
                                rules.opening().name(),
                                "UPCARD_OFFER with limitByUpcard or spadeDoubles: they need an upcard")))
                .appendAll(Option.when(
                        onlyBigGin,
                        () -> new OptionError(
                                "handSize",
                                Integer.toString(rules.handSize()),
                                "a hand that can go gin whenever it can go big gin, which 5, 8 and 11 cards cannot")));
    }
}
