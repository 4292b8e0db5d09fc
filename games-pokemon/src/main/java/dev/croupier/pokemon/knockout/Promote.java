package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Players without an Active Pokémon choose one from the Bench, one after another: those whose turn is next first (PKM-KO-5).
 *
 * @param seats in which order
 */
record Promote(Array<Seat> seats) implements Asking {

    /** All players in the order in which they promote. */
    static Promote inOrder(PokemonState state) {
        Seat turn = state.turn().seat();
        int team = state.setting().team(turn);
        Array<Seat> round = state.seatsFrom(turn);
        return new Promote(round.filter(seat -> state.setting().team(seat) != team)
                .appendAll(round.filter(seat -> state.setting().team(seat) == team)));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return seats.find(seat -> isWithout(state, seat)).map(Array::of).getOrElse(Array::empty);
    }

    private static boolean isWithout(PokemonState state, Seat seat) {
        Side side = state.side(seat);
        return side.atTable() && side.active() == null && !side.bench().isEmpty();
    }

    @Override
    public boolean waits(PokemonState state) {
        for (int i = 0; i < seats.size(); i++) {
            if (isWithout(state, seats.get(i))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return state.side(seat).bench().map(pokemon -> (Choice) new Choice.OfPokemon(pokemon.id()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        InPlay chosen = state.find(((Choice.OfPokemon) choice).pokemon());
        return chosen == null ? state : Board.switchIn(state, chosen, happening);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-KO-4";
    }

    @Override
    public String kind() {
        return "promote";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_PROMOTE.with();
    }
}
