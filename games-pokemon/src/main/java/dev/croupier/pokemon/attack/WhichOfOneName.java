package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * A Pokémon has several different attacks of the name that was announced, since some are lent to it: which one is used.
 *
 * @param attacker the Pokémon that attacks
 * @param among those that it can use
 */
record WhichOfOneName(PokemonId attacker, Array<Attack> among) implements Asking {
    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat seat = state.agenda().top().owner();
        return state.isAtTable(seat) && !among.isEmpty() ? Array.of(seat) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return among.zipWithIndex((attack, place) ->
                (Choice) new Choice.OfOption(place, attack.name() + " " + attack.cost() + " " + attack.printed()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        Attack attack = among.get(((Choice.OfOption) choice).place());
        return UseAttack.begun(state.withAgenda(state.agenda().taken()), seat, attacker, attack, happening);
    }

    @Override
    public String kind() {
        return "choose-attack";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_ATTACK.with();
    }
}
