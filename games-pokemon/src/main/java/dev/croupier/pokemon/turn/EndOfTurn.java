package dev.croupier.pokemon.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.checkup.Checkup;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.query.NextTeam;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Course;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;

/**
 * A turn ends: what its end sets off, in the order that the player whose turn it was chooses, Knock Outs; what lasted until now is over; then the
 * checkup, Knock Outs again, and the next team's turn.
 *
 * @param team whose turn it was
 */
public record EndOfTurn(int team) implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Course course = state.setting().course();
        PokemonState next = state.withAgenda(state.agenda()
                .then(new NextTurn())
                .thenAll(course.afterCheckup(team))
                .thenAll(Array.of(new Checkup(), new Settle(), new Expire(team, true)))
                .thenAll(course.beforeCheckup(team))
                .thenAll(Array.of(new Settle(), new Expire(team, false))));
        return Standing.isAsked(next, Hook.TURN_ENDS)
                ? Triggers.push(next, next.turn().seat(), BeginTurn.fired(next, Hook.TURN_ENDS))
                : next;
    }

    /** The next team's turn begins. */
    private record NextTurn() implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Seat seat = NextTeam.first(state);
            return state.withAgenda(state.agenda().then(new BeginTurn(seat)));
        }
    }
}
