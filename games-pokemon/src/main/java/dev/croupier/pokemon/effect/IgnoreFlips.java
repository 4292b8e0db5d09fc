package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Flips;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Whether a player lets the coins lie that it flipped for an attack, or ignores all of them and flips them again. The same coins are begun again
 * once at most, whatever else would allow it.
 *
 * @param coins what was flipped
 */
record IgnoreFlips(Tossed coins) implements Asking {
    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat seat = state.agenda().top().owner();
        return state.isAtTable(seat) && Flips.ignoredBy(state, seat) != null ? Array.of(seat) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.of(new Choice.Yes(), new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        String source = Flips.ignoredBy(state, seat);
        if (!(choice instanceof Choice.Yes) || source == null) {
            return taken;
        }
        happening.tell(new PokemonEvent.FlipsIgnored(seat, source));
        Side side = taken.side(seat);
        PokemonState marked = taken.withSide(seat, side.withTurn(side.turn().withName(source)));
        return marked.withAgenda(marked.agenda().then(new Again(coins)));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String kind() {
        return "ignore-flips";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        String source = Flips.ignoredBy(state, seat);
        return PokemonMessage.ASK_FLIP_AGAIN.with(
                source == null ? "" : source, state.agenda().slots().get(Bound.HEADS, 0));
    }

    /** The same coins, whose result holds now. */
    private record Again(Tossed coins) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return coins.tossed(state, happening);
        }
    }
}
