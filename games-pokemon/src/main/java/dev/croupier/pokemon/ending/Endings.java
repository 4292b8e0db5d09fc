package dev.croupier.pokemon.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * The ways to win, counted together at one moment (PKM-WIN). A team wins in each way in which one of its players does; whoever wins in more ways
 * wins; as many decide it by a new game.
 */
public final class Endings {
    private Endings() {}

    /** A player needs another number of Prizes to win this game from now on, and has won where it has taken as many (PKM-T31). */
    public static PokemonState needing(
            PokemonState state, Seat seat, int prizesToWin, Happening<PokemonEvent> happening) {
        if (state.outcome() != null || state.side(seat).prizesToWin() == prizesToWin) {
            return state;
        }
        happening.tell(new PokemonEvent.PrizesNeeded(seat, prizesToWin));
        PokemonState needing = state.withSide(seat, state.side(seat).withPrizesToWin(prizesToWin));
        return needing.side(seat).taken() >= prizesToWin
                ? wonBy(needing, seat, PokemonMessage.ENDED_PRIZES.with(), happening)
                : needing;
    }

    /**
     * Whether somebody has no Pokémon any more, or has won a deciding game by the Prizes that are left, whatever has moved them (PKM-T22).
     */
    public static boolean isToBeJudged(PokemonState state) {
        for (int seat = 0; seat < state.seats(); seat++) {
            Side side = state.sides().get(seat);
            if (side.atTable() && !side.hasPokemon()) {
                return true;
            }
        }
        return state.turn().round().aim() == Round.Aim.AHEAD
                && state.seatsInPlay().exists(seat -> isAhead(state, seat));
    }

    /**
     * Ends the game where somebody has won; asked after Prizes were taken, before anybody promotes, and when players cannot draw at the start of their
     * turn (PKM-WIN-3).
     *
     * @param before how many Prizes each seat had taken before these
     * @param unable who cannot draw
     */
    public static PokemonState decide(
            PokemonState state, Array<Integer> before, Array<Seat> unable, Happening<PokemonEvent> happening) {
        if (state.outcome() != null) {
            return state;
        }
        int[] ways = new int[state.seats()];
        PokemonMessage reason = PokemonMessage.ENDED_NO_POKEMON;
        int most = 0;
        for (Seat seat : state.seatsInPlay()) {
            boolean prizes = hasPrizes(state, before, seat);
            Array<Seat> opponents = state.opponents(seat);
            boolean field = !opponents.isEmpty()
                    && opponents.forAll(other -> !state.side(other).hasPokemon());
            boolean deck = !opponents.isEmpty() && opponents.forAll(unable::contains);
            ways[seat.index()] = (prizes ? 1 : 0) + (field ? 1 : 0) + (deck ? 1 : 0);
            if (ways[seat.index()] > most) {
                most = ways[seat.index()];
                reason = prizes
                        ? PokemonMessage.ENDED_PRIZES
                        : field ? PokemonMessage.ENDED_NO_POKEMON : PokemonMessage.ENDED_DECK_OUT;
            }
        }
        if (most == 0) {
            return withoutLosers(state, unable, happening);
        }
        int best = most;
        Array<Seat> winners = state.seatsInPlay().filter(seat -> ways[seat.index()] == best);
        boolean areOneTeam = winners.forAll(
                seat -> state.setting().team(seat) == state.setting().team(winners.head()));
        if (!areOneTeam) {
            return tie(state, happening);
        }
        boolean othersToo = state.seatsInPlay()
                .exists(seat -> ways[seat.index()] > 0 && state.setting().areOpponents(seat, winners.head()));
        return wonBy(state, winners.head(), (othersToo ? PokemonMessage.ENDED_MORE_WAYS : reason).with(), happening);
    }

    /** Who has no Pokémon in play or cannot draw has lost, where others play on: at tables of more than two players. */
    private static PokemonState withoutLosers(
            PokemonState state, Array<Seat> unable, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Seat seat : state.seatsInPlay()) {
            if (!state.side(seat).hasPokemon() || unable.contains(seat)) {
                at = Leaving.of(at, seat, happening);
            }
        }
        return at;
    }

    /** Whether the player has taken all the Prizes that it needs, or won the race of a deciding game. */
    private static boolean hasPrizes(PokemonState state, Array<Integer> before, Seat seat) {
        Side side = state.side(seat);
        if (side.taken() >= side.prizesToWin()) {
            return true;
        }
        return switch (state.turn().round().aim()) {
            case ALL_PRIZES -> false;
            case FIRST_PRIZE -> hasTakenMost(state, before, seat);
            case AHEAD -> isAhead(state, seat);
        };
    }

    /** Whether the player has just taken a Prize, and more than any opponent (PKM-T23). */
    private static boolean hasTakenMost(PokemonState state, Array<Integer> before, Seat seat) {
        int now = now(state, before, seat);
        return now > 0 && state.opponents(seat).forAll(other -> now(state, before, other) < now);
    }

    private static int now(PokemonState state, Array<Integer> before, Seat seat) {
        return state.side(seat).taken() - before.get(seat.index());
    }

    /** Whether the player has fewer Prizes left than any opponent. */
    private static boolean isAhead(PokemonState state, Seat seat) {
        Array<Seat> opponents = state.opponents(seat);
        int left = state.side(seat).prizes().left();
        return !opponents.isEmpty()
                && opponents.forAll(other -> left < state.side(other).prizes().left());
    }

    private static PokemonState tie(PokemonState state, Happening<PokemonEvent> happening) {
        Round next = next(state);
        happening.tell(new PokemonEvent.TieBreak(next.prizes()));
        List<Frame<PokemonState, PokemonEvent>> frames = state.agenda().frames();
        return state.withAgenda(Agenda.of(List.of(frames.last())))
                .withTurn(state.turn().withRound(next));
    }

    private static Round next(PokemonState state) {
        int number = state.turn().round().number() + 1;
        SimultaneousWin option = state.rules().simultaneousWin();
        return switch (option) {
            case SUDDEN_DEATH_1 -> new Round(number, 1, Round.Aim.ALL_PRIZES);
            case TIEBREAKER_6_FIRST_PRIZE -> new Round(number, state.rules().prizes(), Round.Aim.FIRST_PRIZE);
            case TIEBREAKER_6_AHEAD -> new Round(number, state.rules().prizes(), Round.Aim.AHEAD);
        };
    }

    /** The team of that player won. */
    public static PokemonState wonBy(
            PokemonState state, Seat winner, Message reason, Happening<PokemonEvent> happening) {
        int team = state.setting().team(winner);
        Array<Seat> all = Array.range(0, state.seats()).map(Seat::of);
        Outcome outcome = new Outcome(
                all.map(seat -> state.setting().team(seat) == team ? 1 : 2),
                all.map(seat -> state.setting().team(seat) == team ? 1.0 : -1.0),
                reason);
        happening.tell(new PokemonEvent.Ended(reason));
        return state.endedBy(outcome);
    }

    /** Nobody won: a limit of the options was reached. */
    public static PokemonState tied(PokemonState state, MessageKey reason, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Ended(reason.with()));
        return state.endedBy(Outcome.tie(state.seats(), reason.with()));
    }

    /** The game took as many decisions as it may. */
    public static PokemonState capped(PokemonState state, Happening<PokemonEvent> happening) {
        Outcome capped = Outcome.capped(state.seats());
        happening.tell(new PokemonEvent.Ended(capped.reason()));
        return state.endedBy(capped);
    }
}
