package dev.croupier.pokemon.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SeatTurn;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/**
 * The turn of a team begins: everybody of it with a hand draws a card, and who cannot loses (PKM-TURN-1).
 *
 * @param seat the first of the team's players
 */
public record BeginTurn(Seat seat) implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        int limit = state.rules().turnLimit();
        if (limit > 0 && state.turn().number() >= limit) {
            return Endings.tied(state, PokemonMessage.ENDED_LIMIT, happening);
        }
        int team = state.setting().team(seat);
        PokemonState at = state.withTurn(state.turn().next(seat, team, state.decisions()))
                .withFacts(state.facts().nextTurn());
        Array<Seat> players = players(at, team);
        happening.tell(new PokemonEvent.TurnBegan(at.turn().number(), players));
        Array<Seat> unable = Array.empty();
        for (Seat player : at.seatsInPlay()) {
            at = at.withSide(player, at.side(player).withTurn(SeatTurn.fresh()));
        }
        for (Seat player : players) {
            if (!state.setting().profile(player).hasHand()) {
                continue;
            }
            if (at.side(player).pile().isEmpty()) {
                unable = unable.append(player);
            } else {
                at = Zones.draw(at, player, 1, happening);
            }
        }
        if (!unable.isEmpty()) {
            at = at.setting().course().judged(at, at.sides().map(Side::taken), unable, happening);
            if (at.outcome() != null) {
                return at;
            }
        }
        at = at.withAgenda(at.agenda()
                .then(new EndOfTurn(team))
                .thenAll(at.setting().course().turn(at, team)));
        return Standing.isAsked(at, Hook.TURN_BEGINS) ? Triggers.push(at, seat, fired(at, Hook.TURN_BEGINS)) : at;
    }

    /** What the beginning or end of a turn sets off, on every Pokémon. */
    static Array<Fired> fired(PokemonState state, Hook hook) {
        Array<Fired> fired = Array.empty();
        for (Seat player : state.seatsInPlay()) {
            for (var pokemon : state.side(player).inPlay()) {
                fired = fired.appendAll(Triggers.of(state, hook, pokemon, Slots.empty()));
            }
        }
        return fired;
    }

    static Array<Seat> players(PokemonState state, int team) {
        return state.seatsInPlay().filter(player -> state.setting().team(player) == team);
    }
}
