package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.SimultaneousWin;

/** Which game is played next, and who chooses who goes first in it (PKM-MATCH-1, PKM-T2, PKM-T3, PKM-T22). */
final class Games {
    private Games() {}

    static NextGame first(MatchRules rules) {
        boolean seeded = rules.round() == Round.KNOCKOUT && rules.firstPlayerGame1() == FirstPlayerGame1.HIGHER_SEED;
        return new NextGame(
                1,
                rules.prizes(),
                seeded ? FirstPlayerChooser.of(Seat.of(0)) : FirstPlayerChooser.coinWinner(),
                Aim.ALL_PRIZES,
                Occasion.FIRST);
    }

    /** The loser of the game before chooses; after a drawn game a coin is flipped. */
    static NextGame following(MatchState state, GameResult before) {
        return new NextGame(
                state.decided() + 1,
                state.rules().prizes(),
                new FirstPlayerChooser(before.loser()),
                Aim.ALL_PRIZES,
                Occasion.FOLLOWING);
    }

    /** As many Prizes as in every game, or one in a sudden death; a coin is flipped. */
    static NextGame tiebreaker(MatchState state, Occasion reason) {
        boolean suddenDeath = state.rules().simultaneousWin() == SimultaneousWin.SUDDEN_DEATH_1;
        return new NextGame(
                state.decided() + 1,
                suddenDeath ? 1 : state.rules().prizes(),
                FirstPlayerChooser.coinWinner(),
                aim(state.rules().simultaneousWin()),
                reason);
    }

    private static Aim aim(SimultaneousWin option) {
        return switch (option) {
            case TIEBREAKER_6_AHEAD -> Aim.AHEAD;
            case TIEBREAKER_6_FIRST_PRIZE -> Aim.FIRST_PRIZE;
            case SUDDEN_DEATH_1 -> Aim.ALL_PRIZES;
        };
    }
}
