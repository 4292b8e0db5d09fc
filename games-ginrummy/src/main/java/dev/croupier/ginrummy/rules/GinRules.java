package dev.croupier.ginrummy.rules;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.immutables.value.Value;

/**
 * The options of a table, by the names of {@code docs/rules/ginrummy.md}. A preset is the usual start; {@code with…} changes one option,
 * {@link GinRulesBuilder} many.
 *
 * @param handSize cards dealt to each: 10, or 13 in Mahjong
 * @param knockLimit the most deadwood to knock with; 0 means gin only (GIN-1)
 * @param limitByUpcard whether the upcard's value is the knock limit of the hand instead (GIN-OKL-1)
 * @param oklahomaAce what an ace turned up means then
 * @param spadeDoubles whether a spade turned up doubles the points of the hand (GIN-OKL-3)
 * @param spadeDoublesBoxes whether it doubles the hand's boxes too
 * @param extraBoxes whether an undercut counts one box more, gin and big gin two (GIN-OKL-5)
 * @param tie what equal deadwood is (GIN-2)
 * @param undercutBonus points (GIN-3)
 * @param ginBonus points (GIN-4)
 * @param bigGin whether big gin is recognised (GIN-7)
 * @param bigGinBonus points (GIN-7)
 * @param knockerMelds who arranges the knocker's melds (GIN-10)
 * @param defender who answers a knock (GIN-12)
 * @param opening how a hand begins (GIN-13)
 * @param mayDiscardTakenCard whether the card just taken from the pile may be discarded at once (GIN-14)
 * @param maxPileDraws cards taken from the pile after which a hand is void; 0 is no limit (GIN-15)
 * @param wallRule what happens when two cards are left in the stock (GIN-16)
 * @param dealer who deals after a hand that was won (GIN-17)
 * @param viewShowsDiscards which discards a table shows (GIN-19)
 * @param aceRuns where aces stand in runs (GIN-20, GIN-MAH-2)
 * @param target points that end a game (GIN-21)
 * @param gameBonus points (GIN-22)
 * @param boxBonus points for each hand won (GIN-23)
 * @param boxTiming when they are credited
 * @param shutout what a shutout is worth (GIN-24)
 * @param shutoutTest what a shutout is
 * @param gameWinner who wins (GIN-25)
 * @param threeColumns whether three columns are scored at once (GIN-HOL-1)
 * @param hollywoodSettle how columns are settled
 * @param hollywoodWinner how the columns make a winner
 * @param thirdColumnDouble whether the third column's settlement counts twice
 * @param streakBonus points for each further win in a row; 0 is none (GIN-TED-2)
 * @param streakFrom the win in a row from which it is given; 2 or more
 * @param streakTiming when it is credited
 */
@PlainlyGenerated
@Value.Builder
public record GinRules(
        int handSize,
        int knockLimit,
        boolean limitByUpcard,
        OklahomaAce oklahomaAce,
        boolean spadeDoubles,
        boolean spadeDoublesBoxes,
        boolean extraBoxes,
        Tie tie,
        int undercutBonus,
        int ginBonus,
        boolean bigGin,
        int bigGinBonus,
        KnockerMelds knockerMelds,
        Defender defender,
        Opening opening,
        boolean mayDiscardTakenCard,
        int maxPileDraws,
        WallRule wallRule,
        Dealer dealer,
        ShownDiscards viewShowsDiscards,
        AceRuns aceRuns,
        int target,
        int gameBonus,
        int boxBonus,
        BonusTiming boxTiming,
        Shutout shutout,
        ShutoutTest shutoutTest,
        GameWinner gameWinner,
        boolean threeColumns,
        HollywoodSettle hollywoodSettle,
        HollywoodWinner hollywoodWinner,
        boolean thirdColumnDouble,
        int streakBonus,
        int streakFrom,
        BonusTiming streakTiming)
        implements WithGinRules {

    /** The owner's rules, to the letter: the default. */
    public static GinRules seed() {
        return Presets.SEED;
    }

    /** Plain Gin Rummy; the same as {@link #seed()}. */
    public static GinRules standard() {
        return Presets.SEED;
    }

    /** The upcard sets the knock limit, a spade doubles the hand. */
    public static GinRules oklahoma() {
        return Presets.OKLAHOMA;
    }

    /** Three games scored side by side. */
    public static GinRules hollywood() {
        return Presets.HOLLYWOOD;
    }

    /** Gin only. */
    public static GinRules straight() {
        return Presets.STRAIGHT;
    }

    /** Oklahoma with gin only under an ace, and a bonus for wins in a row. */
    public static GinRules tedesco() {
        return Presets.TEDESCO;
    }

    /** Thirteen cards, aces high or low, gin only. */
    public static GinRules mahjong() {
        return Presets.MAHJONG;
    }

    /** What OpenSpiel plays, its defects apart; it knows single hands only. */
    public static GinRules openSpiel() {
        return Presets.OPEN_SPIEL;
    }

    /** What the EAAI research challenge plays. */
    public static GinRules eaai() {
        return Presets.EAAI;
    }

    /** What jdh8/gin-rummy plays by default. */
    public static GinRules jdh8() {
        return Presets.JDH8;
    }

    /** The preset of that name, such as {@code oklahoma}; letter case doesn't matter. */
    public static Either<OptionError, GinRules> preset(String name) {
        return Presets.TABLE.named(name);
    }

    /** The names that {@link #preset} knows, in the order of the rulebook. */
    public static Seq<String> presetNames() {
        return Presets.TABLE.names();
    }

    /** All options by name, in the order of the rulebook. */
    public static OptionTable<GinRules> options() {
        return GinOptions.TABLE;
    }

    /** These rules with one option set from text, by the option's name. */
    public Either<OptionError, GinRules> with(String option, String value) {
        return options().with(this, option, value);
    }

    /** Reads what {@link #text} wrote; options that are left out are as in {@link #seed()}. */
    public static Either<OptionError, GinRules> parse(String text) {
        return options().parse(seed(), text);
    }

    /** Every option, {@code name=value} separated by commas, in the order of the rulebook. */
    public String text() {
        return options().text(this);
    }

    /** Everything that keeps these options from being played together; empty when they can be. */
    public Seq<OptionError> problems() {
        return GinOptions.problems(this);
    }

    /** The cards of a hand before the discard. */
    public int fullHand() {
        return handSize + 1;
    }
}
