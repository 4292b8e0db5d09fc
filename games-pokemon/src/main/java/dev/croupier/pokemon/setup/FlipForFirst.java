package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/** A coin is flipped; who wins it decides who goes first (PKM-SETUP-1). Among more than two players, who decides is drawn. */
public record FlipForFirst() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Seat> seats = state.seatsInPlay();
        Seat winner;
        if (seats.size() == 2) {
            boolean heads = happening.chance().coin();
            winner = seats.get(heads ? 0 : 1);
            happening.tell(new PokemonEvent.Flipped(seats.get(0), heads, "who goes first"));
        } else {
            winner = seats.get(happening.chance().below(seats.size()));
        }
        return state.withAgenda(state.agenda().then(new ChooseFirst(winner)));
    }
}
