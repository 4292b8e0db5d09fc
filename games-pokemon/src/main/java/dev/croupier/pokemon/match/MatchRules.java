package dev.croupier.pokemon.match;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import dev.croupier.pokemon.rules.SimultaneousWin;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.immutables.value.Value;

/**
 * The options of a match.
 *
 * @param bestOf games at most: 1 or 3 (PKM-MATCH-1)
 * @param round whether it may end without a winner
 * @param evenPrizesAtTime the table's option of that name (PKM-MATCH-4)
 * @param firstPlayerGame1 the table's option of that name (PKM-T2)
 * @param simultaneousWin the table's option of that name: how a tiebreaker game is played (PKM-T22)
 * @param prizes the table's option of that name: Prize cards in a game, 6; 4 in a sealed event (PKM-T53)
 * @param deckSize cards in a deck, 60; 40 in a sealed event (PKM-T33, PKM-T50)
 */
@PlainlyGenerated
@Value.Builder
public record MatchRules(
        int bestOf,
        Round round,
        EvenPrizesAtTime evenPrizesAtTime,
        FirstPlayerGame1 firstPlayerGame1,
        SimultaneousWin simultaneousWin,
        int prizes,
        int deckSize)
        implements WithMatchRules {

    /** The owner's rules, to the letter: the default. Best of three in a Swiss round. */
    public static MatchRules seed() {
        return new MatchRules(
                3,
                Round.SWISS,
                EvenPrizesAtTime.TIEBREAKER_GAME,
                FirstPlayerGame1.COIN_WINNER_CHOOSES,
                SimultaneousWin.TIEBREAKER_6_FIRST_PRIZE,
                6,
                60);
    }

    /** What the official text of 2026 says where it differs from {@link #seed()}. */
    public static MatchRules official2026() {
        return seed().withEvenPrizesAtTime(EvenPrizesAtTime.CONTINUE)
                .withFirstPlayerGame1(FirstPlayerGame1.HIGHER_SEED)
                .withSimultaneousWin(SimultaneousWin.TIEBREAKER_6_AHEAD);
    }

    /** These rules at a sealed event: 40 cards and 4 Prizes (PKM-T50). */
    public MatchRules sealed() {
        return withPrizes(4).withDeckSize(40);
    }

    /** How many games win the match: two of three (PKM-T1). */
    public int winsNeeded() {
        return bestOf / 2 + 1;
    }

    /** All options by name. */
    public static OptionTable<MatchRules> options() {
        return MatchOptions.TABLE;
    }

    /** Reads what {@link #text} wrote; options that are left out are as in {@link #seed()}. */
    public static Either<OptionError, MatchRules> parse(String text) {
        return options().parse(seed(), text);
    }

    /** Every option, {@code name=value} separated by commas. */
    public String text() {
        return options().text(this);
    }

    /** Everything that keeps a match from being played so; empty when it can be. */
    public Seq<OptionError> problems() {
        return options().problems(this);
    }
}
