package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/**
 * Everybody with more Benched Pokémon than there is room for discards some, one player after another (PKM-ZONE-2, PKM-R95).
 *
 * @param first who is the first to where no text in play limits a Bench, the player whose card made room before; else the one whose text does
 */
public record CrowdedBenches(Seat first) implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Seat> crowded = crowded(state, first);
        Seat limiter =
                crowded.flatMap(seat -> Bench.limiter(state, seat)).headOption().getOrElse(first);
        crowded = limiter.equals(first) ? crowded : crowded(state, limiter);
        return crowded.isEmpty()
                ? state
                : state.withAgenda(state.agenda().then(this).then(new ShrinkBench(crowded.head())));
    }

    private static Array<Seat> crowded(PokemonState state, Seat from) {
        return state.seatsFrom(from).filter(seat -> state.side(seat).bench().size() > Bench.room(state, seat));
    }
}
