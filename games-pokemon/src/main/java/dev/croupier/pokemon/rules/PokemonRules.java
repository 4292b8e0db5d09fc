package dev.croupier.pokemon.rules;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.immutables.value.Value;

/**
 * The options of a table, by the names of {@code docs/rules/pokemon.md}. A preset is the usual start; {@code with…} changes one option,
 * {@link PokemonRulesBuilder} many.
 *
 * <p>How many Prizes a player still needs to win is no option but part of a game: penalties lower it (PKM-MATCH-5). Deck size and copy
 * limits belong to the format of a deck, not to the table (PKM-DECK).
 *
 * @param prizes how many Prize cards each player sets aside (PKM-SETUP-7)
 * @param deckLists who knows the deck lists (PKM-OPT-1)
 * @param firstPlayerGame1 who decides which player goes first in game one (PKM-T2)
 * @param mulliganDraw how many extra cards mulligans allow (PKM-SETUP-4)
 * @param cutAfterShuffle whether the opponent answers each shuffle with a cut, a shuffle or neither (PKM-MATCH-8)
 * @param firstTurnAttack whether the player going first may attack and play a Supporter in the first turn of the game (PKM-TURN-3)
 * @param firstTurnEvolution who may not evolve at first (PKM-TURN-5)
 * @param attackDiscardTiming when an attack discards Energy that is no cost of it (PKM-ATK-6)
 * @param upToMinimum whether none is enough where a text says "up to" so many (PKM-KIND-16)
 * @param checkupOrderChooser who orders what happens in a checkup besides Special Conditions (PKM-CHECK-1)
 * @param simultaneousWin what follows when players win at once in equally many ways (PKM-WIN-5)
 * @param evenPrizesAtTime how a knockout match with equally many Prizes left is decided (PKM-MATCH-4)
 * @param autoResolveForcedPublicChoice whether a choice with one answer that everybody can see is made by the rules (PKM-OPT-5)
 * @param turnLimit turns, of all players together, after which a game is a tie; 0 is no limit (PKM-OPT-2)
 * @param actionsPerTurnLimit actions in one turn after which a game is a tie; 0 is no limit (PKM-OPT-3)
 * @param decisionCap decisions after which a game is over without a winner (PKM-OPT-4)
 */
@PlainlyGenerated
@Value.Builder
public record PokemonRules(
        int prizes,
        DeckLists deckLists,
        FirstPlayerGame1 firstPlayerGame1,
        MulliganDraw mulliganDraw,
        boolean cutAfterShuffle,
        boolean firstTurnAttack,
        FirstTurnEvolution firstTurnEvolution,
        AttackDiscardTiming attackDiscardTiming,
        UpToMinimum upToMinimum,
        CheckupOrderChooser checkupOrderChooser,
        SimultaneousWin simultaneousWin,
        EvenPrizesAtTime evenPrizesAtTime,
        boolean autoResolveForcedPublicChoice,
        int turnLimit,
        int actionsPerTurnLimit,
        int decisionCap)
        implements WithPokemonRules {

    /** The owner's rules, the newer text where two differ: the default. */
    public static PokemonRules seed() {
        return Presets.SEED;
    }

    /** The newest official text, as of September 2026. */
    public static PokemonRules official2026() {
        return Presets.OFFICIAL_2026;
    }

    /** Sealed play by the owner's rules: four Prizes (PKM-T50). */
    public static PokemonRules sealed() {
        return Presets.SEALED;
    }

    /** For simulations: games without end are ties, and nobody is asked what has one answer. */
    public static PokemonRules simulation() {
        return Presets.SIMULATION;
    }

    /** The preset of that name, such as {@code sealed}; letter case doesn't matter. */
    public static Either<OptionError, PokemonRules> preset(String name) {
        return Presets.TABLE.named(name);
    }

    /** The names that {@link #preset} knows, in the order of the rulebook. */
    public static Seq<String> presetNames() {
        return Presets.TABLE.names();
    }

    /** All options by name, in the order of the rulebook. */
    public static OptionTable<PokemonRules> options() {
        return PokemonOptions.TABLE;
    }

    /** These rules with one option set from text, by the option's name. */
    public Either<OptionError, PokemonRules> with(String option, String value) {
        return options().with(this, option, value);
    }

    /** Reads what {@link #text} wrote; options that are left out are as in {@link #seed()}. */
    public static Either<OptionError, PokemonRules> parse(String text) {
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
