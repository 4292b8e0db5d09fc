package dev.croupier.raid.rules;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.FirstTurnEvolution;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.rules.UpToMinimum;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The options of a raid, by the names of {@code docs/rules/raid.md}. A preset is the usual start; {@code with…} changes one option,
 * {@link RaidRulesBuilder} many. A difficulty is no option of its own but a name for two of them.
 *
 * <p>How many play and against which boss is no option but part of a raid.
 *
 * @param eliminationRule when the Prizes of a player are used up (RAID-61)
 * @param reshuffleLimit how often the discard pile of the boss may become its deck (RAID-39)
 * @param remainderDamage what becomes of damage that is too little for one more card (RAID-38)
 * @param weaknessResistance whether Weakness and Resistance count between players and boss (RAID-37)
 * @param bossChoices who chooses where a card of the boss asks for a choice (RAID-46)
 * @param bossAttackChoice who chooses the attack of the boss (RAID-52)
 * @param bossPickMinimum how few cards do where the players choose some for the boss (RAID-46)
 * @param playerCountBasis who counts as a player (RAID-OPT-6)
 * @param millTiming when damage is turned into cards for the Lost Zone (RAID-31)
 * @param bossConditionRecovery when the boss recovers from its Special Conditions (RAID-33)
 * @param bossAttackPool among which attacks that of the boss is chosen (RAID-52)
 * @param reshuffleWhen when the discard pile of the boss becomes its deck (RAID-39, RAID-48)
 * @param bossPaymentTiming when the boss discards what its attack costs (RAID-51)
 * @param noPokemonRule what becomes of a player without Pokémon in play (RAID-63)
 * @param playerDeckOut what becomes of a player who cannot draw when the turn begins (RAID-21)
 * @param sharedTurnModel in which order the players act in their turn (RAID-18)
 * @param bossDrawLimit how often the boss resolves one card in one of its turns (RAID-43)
 * @param raidFirstTurnEvolution whether Pokémon may evolve in the first turn of the players (RAID-13)
 * @param teamHands who sees the hands of the players (RAID-OPT-1)
 * @param supporterConsent whether a player has to agree to a Supporter of another (RAID-16)
 * @param attackDiscardTiming when an attack discards Energy that is no cost of it (PKM-ATK-6)
 * @param upToMinimum whether none is enough where a text says "up to" so many (PKM-KIND-16)
 * @param checkupOrderChooser who orders what happens in a checkup besides Special Conditions (PKM-CHECK-1)
 * @param autoResolveForcedPublicChoice whether a choice with one answer that everybody can see is made by the rules (RAID-OPT-5)
 * @param turnLimit turns, those of the boss too, after which a raid is over without a winner; 0 is no limit (RAID-OPT-2)
 * @param actionsPerTurnLimit actions in one turn after which it is; 0 is no limit (RAID-OPT-3)
 * @param decisionCap decisions after which it is (RAID-OPT-4)
 */
@PlainlyGenerated
@Value.Builder
public record RaidRules(
        EliminationRule eliminationRule,
        ReshuffleLimit reshuffleLimit,
        RemainderDamage remainderDamage,
        boolean weaknessResistance,
        BossChoices bossChoices,
        BossAttackChoice bossAttackChoice,
        BossPickMinimum bossPickMinimum,
        PlayerCountBasis playerCountBasis,
        MillTiming millTiming,
        BossConditionRecovery bossConditionRecovery,
        BossAttackPool bossAttackPool,
        ReshuffleWhen reshuffleWhen,
        BossPaymentTiming bossPaymentTiming,
        NoPokemonRule noPokemonRule,
        PlayerDeckOut playerDeckOut,
        SharedTurnModel sharedTurnModel,
        BossDrawLimit bossDrawLimit,
        boolean raidFirstTurnEvolution,
        TeamHands teamHands,
        SupporterConsent supporterConsent,
        AttackDiscardTiming attackDiscardTiming,
        UpToMinimum upToMinimum,
        CheckupOrderChooser checkupOrderChooser,
        boolean autoResolveForcedPublicChoice,
        int turnLimit,
        int actionsPerTurnLimit,
        int decisionCap)
        implements WithRaidRules {

    /** The rules of the text that the game follows: the default. */
    public static RaidRules house() {
        return Presets.HOUSE;
    }

    /** The rules of the official handbook, as far as they are known. */
    public static RaidRules handbook() {
        return Presets.HANDBOOK;
    }

    /** The preset of that name, such as {@code handbook}; letter case doesn't matter. */
    public static Either<OptionError, RaidRules> preset(String name) {
        return Presets.TABLE.named(name);
    }

    /** The names that {@link #preset} knows, in the order of the rulebook. */
    public static Seq<String> presetNames() {
        return Presets.TABLE.names();
    }

    /** All options by name, in the order of the rulebook; {@code difficulty}, which sets two of the others, is among them. */
    public static OptionTable<RaidRules> options() {
        return RaidOptions.TABLE;
    }

    /** The level that names these rules' two choices for the boss; none where they have no name. */
    public Option<Difficulty> difficulty() {
        return Difficulty.of(bossChoices, bossAttackChoice);
    }

    /** These rules with both choices for the boss as that level has them. */
    public RaidRules withDifficulty(Difficulty level) {
        return withBossChoices(level.bossChoices()).withBossAttackChoice(level.bossAttackChoice());
    }

    /** Whether somebody has to have the seat of the boss: chance and the players do not make all of its choices. */
    public boolean needsBossSeat() {
        return bossChoices == BossChoices.BOSS || bossAttackChoice == BossAttackChoice.BOSS;
    }

    /** The options of the Pokémon TCG that a raid is played by: attacks and Supporters from the first turn on (RAID-11, RAID-12). */
    public PokemonRules pokemon() {
        return PokemonRules.seed()
                .withFirstTurnAttack(true)
                .withFirstTurnEvolution(
                        raidFirstTurnEvolution ? FirstTurnEvolution.ALLOW : FirstTurnEvolution.BLOCK_OWN_FIRST_TURN)
                .withAttackDiscardTiming(attackDiscardTiming)
                .withUpToMinimum(upToMinimum)
                .withCheckupOrderChooser(checkupOrderChooser)
                .withAutoResolveForcedPublicChoice(autoResolveForcedPublicChoice)
                .withTurnLimit(turnLimit)
                .withActionsPerTurnLimit(actionsPerTurnLimit)
                .withDecisionCap(decisionCap);
    }

    /** These rules with one option set from text, by the option's name. */
    public Either<OptionError, RaidRules> with(String option, String value) {
        return options().with(this, option, value);
    }

    /** Reads what {@link #text} wrote; options that are left out are as in {@link #house()}, and of two that say the same the later counts. */
    public static Either<OptionError, RaidRules> parse(String text) {
        return options().parse(house(), text);
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
