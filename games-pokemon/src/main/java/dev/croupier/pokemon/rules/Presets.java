package dev.croupier.pokemon.rules;

import dev.croupier.core.options.PresetTable;
import io.vavr.Tuple;

/** The presets, each as what it changes. */
final class Presets {
    static final PokemonRules SEED = new PokemonRulesBuilder()
            .prizes(6)
            .deckLists(DeckLists.CLOSED)
            .firstPlayerGame1(FirstPlayerGame1.COIN_WINNER_CHOOSES)
            .mulliganDraw(MulliganDraw.NET_EXTRA)
            .cutAfterShuffle(false)
            .firstTurnAttack(false)
            .firstTurnEvolution(FirstTurnEvolution.BLOCK_OWN_FIRST_TURN)
            .attackDiscardTiming(AttackDiscardTiming.AFTER_DAMAGE)
            .upToMinimum(UpToMinimum.RULEBOOK_2023)
            .checkupOrderChooser(CheckupOrderChooser.NEXT_TURN_PLAYER)
            .simultaneousWin(SimultaneousWin.TIEBREAKER_6_FIRST_PRIZE)
            .evenPrizesAtTime(EvenPrizesAtTime.TIEBREAKER_GAME)
            .autoResolveForcedPublicChoice(false)
            .turnLimit(0)
            .actionsPerTurnLimit(0)
            .decisionCap(100_000)
            .build();

    static final PokemonRules OFFICIAL_2026 = SEED.withFirstPlayerGame1(FirstPlayerGame1.HIGHER_SEED)
            .withUpToMinimum(UpToMinimum.OFFICIAL_2026)
            .withSimultaneousWin(SimultaneousWin.TIEBREAKER_6_AHEAD)
            .withEvenPrizesAtTime(EvenPrizesAtTime.CONTINUE);

    static final PokemonRules SEALED = SEED.withPrizes(4);

    static final PokemonRules SIMULATION =
            SEED.withAutoResolveForcedPublicChoice(true).withTurnLimit(200).withActionsPerTurnLimit(500);

    static final PresetTable<PokemonRules> TABLE = PresetTable.of(
            Tuple.of("seed", SEED),
            Tuple.of("official2026", OFFICIAL_2026),
            Tuple.of("sealed", SEALED),
            Tuple.of("simulation", SIMULATION));

    private Presets() {}
}
