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
import org.jspecify.annotations.Nullable;

/** Players are out of the game: all at once, after all Prizes and before anybody promotes (RAID-61 to RAID-64). Where none is left the boss has won (RAID-65, RAID-67). */
final class Eliminations {
    private Eliminations() {}

    /** Whether anybody is to go out, who cannot draw included. */
    static boolean areDue(PokemonState state, Array<Seat> unable) {
        if (state.turn().phase() == TurnState.Phase.SETUP) {
            return false;
        }
        for (int seat = 0; seat < state.seats() - 1; seat++) {
            if (state.sides().get(seat).atTable() && why(state, Seat.of(seat), unable) != null) {
                return true;
            }
        }
        return false;
    }

    /** Why a player is out of the game; null for one who is not. */
    private static @Nullable RaidMessage why(PokemonState state, Seat seat, Array<Seat> unable) {
        RaidRules rules = RaidCourse.rules(state);
        Side side = state.side(seat);
        if (rules.eliminationRule() == EliminationRule.ON_LAST_PRIZE_TAKEN) {
            if (side.prizes().left() == 0) {
                return RaidMessage.OUT_PRIZES;
            }
        } else if (RaidRound.of(state).unable().contains(seat)) {
            return RaidMessage.OUT_PRIZES_OWED;
        }
        if (!side.hasPokemon() && rules.noPokemonRule() == NoPokemonRule.ELIMINATED) {
            return RaidMessage.OUT_NO_POKEMON;
        }
        return !unable.isEmpty() && unable.contains(seat) && rules.playerDeckOut() == PlayerDeckOut.ELIMINATED
                ? RaidMessage.OUT_NO_CARD
                : null;
    }

    /** Everybody who is to go out does, and who cannot draw. */
    static PokemonState carriedOut(PokemonState state, Array<Seat> unable, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Seat seat : state.playersInPlay()) {
            RaidMessage why = why(state, seat, unable);
            if (why != null) {
                at = Leaving.removed(at, seat, why.with(), happening);
            }
        }
        return at.playersInPlay().isEmpty()
                ? Endings.wonBy(at, RaidCourse.boss(at), RaidMessage.ENDED_NO_PLAYERS.with(), happening)
                : at;
    }
}
