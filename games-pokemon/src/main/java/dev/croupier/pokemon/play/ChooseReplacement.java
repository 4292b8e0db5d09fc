package dev.croupier.pokemon.play;

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
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** The player chooses the Benched Pokémon that becomes Active. */
record ChooseReplacement() implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat owner = state.agenda().top().owner();
        return state.side(owner).bench().isEmpty() ? Array.empty() : Array.of(owner);
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return state.side(seat).bench().map(pokemon -> (Choice) new Choice.OfPokemon(pokemon.id()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        InPlay chosen = taken.find(((Choice.OfPokemon) choice).pokemon());
        return chosen == null ? taken : Board.switchIn(taken, chosen, happening);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-TURN-9";
    }

    @Override
    public String kind() {
        return "replacement";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_SWITCH.with();
    }
}
