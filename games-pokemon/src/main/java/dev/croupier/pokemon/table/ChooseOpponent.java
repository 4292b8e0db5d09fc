package dev.croupier.pokemon.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The player of a text chooses which of several opponents it means wherever it speaks of <em>your opponent</em>; that one is bound for all of it. Offered
 * are those for whom the text could do something, as everybody can see; where it is one, nothing is asked.
 *
 * @param program the text
 */
public record ChooseOpponent(Program program) implements Asking {

    /** Who may be meant, in seat order: all of them where the text could do nothing for any. */
    public Array<Seat> opponents(PokemonState state, Scope scope) {
        Array<Seat> all = Whose.OPPONENTS.seats(state, scope);
        if (all.size() < 2) {
            return all;
        }
        Array<Seat> useful = all.filter(opponent -> program.couldDoFor(state, scope.meaning(state, opponent)));
        return useful.isEmpty() ? all : useful;
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Scope scope = Scope.of(state);
        return state.isAtTable(scope.seat()) && opponents(state, scope).size() > 1
                ? Seats.only(scope.seat())
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return opponents(state, Scope.of(state)).map(Choice.OfSeat::new);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        return meaning(state.withAgenda(state.agenda().taken()), ((Choice.OfSeat) choice).seat());
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Seat> only = opponents(state, Scope.of(state));
        return only.size() == 1 ? meaning(state, only.head()) : state;
    }

    private static PokemonState meaning(PokemonState state, Seat opponent) {
        return state.withAgenda(state.agenda().bind(Bound.OPPONENT, opponent));
    }

    @Override
    public String kind() {
        return "choose-opponent";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_OPPONENT.with(state.agenda().top().source());
    }
}
