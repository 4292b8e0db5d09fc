package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * A player with more Benched Pokémon than there is room for discards one; that is no Knock Out and gives no Prize (PKM-ZONE-2).
 *
 * @param seat who
 */
record ShrinkBench(Seat seat) implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return state.isAtTable(seat) && state.side(seat).bench().size() > Bench.room(state, seat)
                ? Array.of(seat)
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat asked) {
        return state.side(seat).bench().map(pokemon -> (Choice) new Choice.OfPokemon(pokemon.id()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat asked, Choice choice, Happening<PokemonEvent> happening) {
        InPlay gone = state.find(((Choice.OfPokemon) choice).pokemon());
        PokemonState taken = state.withAgenda(state.agenda().taken());
        return gone == null
                ? taken
                : Board.leave(taken, gone, PokemonEvent.Zone.DISCARD, PokemonEvent.Zone.DISCARD, happening);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-ZONE-2";
    }

    @Override
    public String kind() {
        return "shrink-bench";
    }

    @Override
    public Message prompt(PokemonState state, Seat asked) {
        return PokemonMessage.ASK_SHRINK.with(Bench.room(state, seat));
    }
}
