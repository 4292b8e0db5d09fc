package dev.croupier.pokemon.rules;

/**
 * The options of a table.
 *
 * @param prizes how many Prize cards are set aside (PKM-SETUP-7)
 */
public record PokemonRules(
        int prizes,
        MulliganDraw mulliganDraw,
        FirstTurnEvolution firstTurnEvolution,
        AttackDiscardTiming attackDiscardTiming,
        SimultaneousWin simultaneousWin,
        CheckupOrderChooser checkupOrderChooser,
        UpToMinimum upToMinimum,
        boolean firstTurnAttack,
        boolean cutAfterShuffle,
        int turnLimit,
        int actionsPerTurnLimit,
        int decisionCap) {

    /** The owner's rules, to the letter: the default. */
    public static PokemonRules seed() {
        return new PokemonRules(
                6,
                MulliganDraw.NET_EXTRA,
                FirstTurnEvolution.BLOCK_OWN_FIRST_TURN,
                AttackDiscardTiming.AFTER_DAMAGE,
                SimultaneousWin.TIEBREAKER_6_FIRST_PRIZE,
                CheckupOrderChooser.NEXT_TURN_PLAYER,
                UpToMinimum.RULEBOOK_2023,
                false,
                false,
                0,
                0,
                100_000);
    }
}
