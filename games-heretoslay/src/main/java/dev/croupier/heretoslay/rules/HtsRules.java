package dev.croupier.heretoslay.rules;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.immutables.value.Value;

/**
 * The options of a table, by the names of {@code docs/rules/heretoslay.md}. A preset is the usual start; {@code with…} changes one option,
 * {@link HtsRulesBuilder} many.
 *
 * <p>Whether somebody who can only pass is still asked is no option of the rules: the rules always ask, since not to ask would tell a hand
 * (HTS-MOD-05). A session may answer for the seats that opted into it.
 *
 * @param seats how many play: 2…6 (HTS-SET-01)
 * @param leaderSelection how Party Leaders are chosen (HTS-SET-02)
 * @param targetDeclaration when targets of a Hero's effect are named (HTS-MOD-07)
 * @param windows who is asked in the windows for Challenges and Modifiers (HTS-CHL-03, HTS-MOD-03)
 * @param megaSlimeSameTurn whether Mega Slime gives its action point in the turn that it is slain in, too (HTS-TRN-06)
 * @param fistOfReasonAsDefender whether The Fist of Reason adds to the roll of a challenged owner, too (HTS-CHL-08)
 * @param titanWyvernAsDefender whether Titan Wyvern does (HTS-CHL-08)
 * @param challengeOnlyOnPlayersTurn whether only what is played in the player's own turn can be challenged (HTS-CHL-13)
 * @param usedMarkClearedOnLeavingPlay whether a Hero that left its Party may be rolled for again in that turn (HTS-HRO-04)
 * @param autoResolveForcedPublicChoice whether a choice with one answer that everybody can see is made by the rules (HTS-EFF-22)
 * @param skillsMandatory whether skills that trigger have to be used (HTS-SKILL)
 * @param choosePlayerMayBeSelf whether Heavy Bear and Hopper may be for their own player (HTS-EFF-02)
 * @param dollBeforeSabretooth whether a Decoy Doll is discarded before Corrupted Sabretooth can steal its Hero (HTS-ITM-10)
 * @param dollSavesFromShurikitty whether a Decoy Doll keeps its Hero from Shurikitty (HTS-ITM-11)
 * @param triggerOrder whether a Hero's effect or what its roll sets off comes first (HTS-ITM-12)
 * @param snowballDrawIfChallenged whether Snowball's second card is drawn for a Magic that was challenged away (HTS-CHL-15)
 * @param turnCap turns after which the game is over without a winner; 0 is no limit (HTS-PIL-04)
 * @param decisionCap decisions after which it is (HTS-CAP)
 */
@PlainlyGenerated
@Value.Builder
public record HtsRules(
        int seats,
        LeaderSelection leaderSelection,
        TargetDeclaration targetDeclaration,
        Windows windows,
        boolean megaSlimeSameTurn,
        boolean fistOfReasonAsDefender,
        boolean titanWyvernAsDefender,
        boolean challengeOnlyOnPlayersTurn,
        boolean usedMarkClearedOnLeavingPlay,
        boolean autoResolveForcedPublicChoice,
        boolean skillsMandatory,
        boolean choosePlayerMayBeSelf,
        boolean dollBeforeSabretooth,
        boolean dollSavesFromShurikitty,
        TriggerOrder triggerOrder,
        boolean snowballDrawIfChallenged,
        int turnCap,
        int decisionCap)
        implements WithHtsRules {

    /** The owner's rules, to the letter: the default. */
    public static HtsRules seed() {
        return Presets.SEED;
    }

    /** The printed rulebook where a card says more than it: challenges in the player's own turn alone (HTS-CHL-13). */
    public static HtsRules rulebook() {
        return Presets.RULEBOOK;
    }

    /** What dbermudeza/here-to-slay-es decided, as far as the options say it. */
    public static HtsRules hereToSlayEs() {
        return Presets.HERE_TO_SLAY_ES;
    }

    /** What jingxianlau/here-to-slay-online plays, as far as the options say it. */
    public static HtsRules jingxianlau() {
        return Presets.JINGXIANLAU;
    }

    /** What miurary/here_to_slay plays, as far as the options say it. */
    public static HtsRules miurary() {
        return Presets.MIURARY;
    }

    /** For simulations: a game of 1000 turns is over, and nobody is asked what has one answer. */
    public static HtsRules simulation() {
        return Presets.SIMULATION;
    }

    /** The preset of that name, such as {@code rulebook}; letter case doesn't matter. */
    public static Either<OptionError, HtsRules> preset(String name) {
        return Presets.TABLE.named(name);
    }

    /** The names that {@link #preset} knows, in the order of the rulebook. */
    public static Seq<String> presetNames() {
        return Presets.TABLE.names();
    }

    /** All options by name, in the order of the rulebook. */
    public static OptionTable<HtsRules> options() {
        return HtsOptions.TABLE;
    }

    /** These rules with one option set from text, by the option's name. */
    public Either<OptionError, HtsRules> with(String option, String value) {
        return options().with(this, option, value);
    }

    /** Reads what {@link #text} wrote; options that are left out are as in {@link #seed()}. */
    public static Either<OptionError, HtsRules> parse(String text) {
        return options().parse(seed(), text);
    }

    /** Every option, {@code name=value} separated by commas, in the order of the rulebook. */
    public String text() {
        return options().text(this);
    }

    /** Everything that keeps these options from being played: numbers out of range. Any values in range go together. */
    public Seq<OptionError> problems() {
        return options().problems(this);
    }
}
