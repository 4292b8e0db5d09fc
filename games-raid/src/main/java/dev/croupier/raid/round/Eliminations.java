package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.ending.Leaving;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.raid.rules.EliminationRule;
import dev.croupier.raid.rules.NoPokemonRule;
import dev.croupier.raid.rules.PlayerDeckOut;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;

/** Players are out of the game: all at once, after all Prizes and before anybody promotes (RAID-61 to RAID-64). Where none is left the boss has won (RAID-65, RAID-67). */
final class Eliminations {
    private Eliminations() {}

    /** Whether anybody is to go out, who cannot draw included. */
    static boolean areDue(PokemonState state, Array<Seat> unable) {
        if (state.turn().phase() == TurnState.Phase.SETUP) {
            return false;
        }
        for (int seat = 0; seat < state.seats() - 1; seat++) {
            if (state.sides().get(seat).atTable() && isOut(state, Seat.of(seat), unable)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOut(PokemonState state, Seat seat, Array<Seat> unable) {
        RaidRules rules = RaidCourse.rules(state);
        Side side = state.side(seat);
        boolean hasPrizes = rules.eliminationRule() == EliminationRule.ON_LAST_PRIZE_TAKEN
                ? side.prizes().left() > 0
                : !RaidRound.of(state).unable().contains(seat);
        return !hasPrizes
                || !side.hasPokemon() && rules.noPokemonRule() == NoPokemonRule.ELIMINATED
                || unable.contains(seat) && rules.playerDeckOut() == PlayerDeckOut.ELIMINATED;
    }

    /** Everybody who is to go out does, and who cannot draw. */
    static PokemonState carriedOut(PokemonState state, Array<Seat> unable, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Seat seat : state.playersInPlay()) {
            if (isOut(state, seat, unable)) {
                at = Leaving.removed(at, seat, happening);
            }
        }
        return at.playersInPlay().isEmpty()
                ? Endings.wonBy(at, RaidCourse.boss(at), RaidMessage.ENDED_NO_PLAYERS.with(), happening)
                : at;
    }
}
