package dev.croupier.ginrummy.rules;

import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One option of {@link GinRules} by name: how it is read, written and changed.
 *
 * @param name as in {@code docs/rules/ginrummy.md}
 * @param values what it may be, in words or as a list
 */
public record GinOption(
        String name,
        String values,
        Function<GinRules, Object> value,
        BiFunction<GinRules, String, Option<GinRules>> change) {

    private static final Array<GinOption> ALL = Array.of(
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

    /** All options in the order of the rulebook. */
    public static Array<GinOption> all() {
        return ALL;
    }

    /** The option of that name; letter case doesn't matter. */
    public static Either<OptionError, GinOption> named(String name) {
        return ALL.find(option -> option.name.equalsIgnoreCase(name))
                .toEither(
                        () -> new OptionError(name, "", ALL.map(GinOption::name).mkString(" ")));
    }

    /** The option's value in {@code rules}, as text. */
    public String text(GinRules rules) {
        return String.valueOf(value.apply(rules));
    }

    /** {@code rules} with this option read from text. */
    public Either<OptionError, GinRules> parse(GinRules rules, String text) {
        return change.apply(rules, text).toEither(() -> new OptionError(name, text.isEmpty() ? "''" : text, values));
    }

    static Seq<OptionError> problems(GinRules rules) {
        Array<OptionError> outOfRange = ALL.flatMap(option -> {
            Either<OptionError, GinRules> again = option.parse(rules, option.text(rules));
            return again.isLeft() ? Option.some(again.getLeft()) : Option.<OptionError>none();
        });
        boolean nothingTurnedUp = rules.opening() == Opening.ELEVEN_CARDS;
        boolean onlyBigGin = rules.bigGin() && rules.handSize() % 3 == 2;
        return outOfRange
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

    private static GinOption number(
            String name,
            int least,
            int most,
            Function<GinRules, Object> value,
            BiFunction<GinRules, Integer, GinRules> with) {
        return new GinOption(
                name,
                "a number " + least + "…" + most,
                value,
                (rules, text) -> Option.when(text.matches("[0-9]{1,9}"), () -> Integer.parseInt(text))
                        .filter(number -> number >= least && number <= most)
                        .map(number -> with.apply(rules, number)));
    }

    private static GinOption flag(
            String name, Function<GinRules, Object> value, BiFunction<GinRules, Boolean, GinRules> with) {
        return new GinOption(
                name,
                "true or false",
                value,
                (rules, text) -> Option.when(
                        text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false"),
                        () -> with.apply(rules, text.equalsIgnoreCase("true"))));
    }

    private static <T extends Enum<T>> GinOption choice(
            String name, Class<T> type, Function<GinRules, Object> value, BiFunction<GinRules, T, GinRules> with) {
        Array<T> constants = Array.of(type.getEnumConstants());
        return new GinOption(
                name,
                constants.mkString(" or "),
                value,
                (rules, text) -> constants
                        .find(constant -> constant.name().equals(text.toUpperCase(Locale.ROOT)))
                        .map(constant -> with.apply(rules, constant)));
    }
}
