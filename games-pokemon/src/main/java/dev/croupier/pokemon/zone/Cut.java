package dev.croupier.pokemon.zone;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * After a shuffle the next opponent cuts the deck, shuffles it or declines, where the options say so (PKM-MATCH-8, PKM-T42). Whatever is answered,
 * nobody knows the order.
 *
 * @param owner whose deck was shuffled
 */
public record Cut(Seat owner) implements Asking {
    private static final Array<Choice> OPTIONS =
            Array.of(new Choice.OfOption(0, "cut"), new Choice.OfOption(1, "shuffle"), new Choice.Done());

    /** The state in which that is asked next, if it is asked at all. */
    public static PokemonState after(PokemonState state, Seat owner) {
        Cut cut = new Cut(owner);
        return !state.rules().cutAfterShuffle()
                        || state.agenda().isEmpty()
                        || cut.equals(state.agenda().next())
                ? state
                : state.withAgenda(state.agenda().then(cut));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return state.seatsFrom(owner)
                .filter(seat -> state.setting().areOpponents(seat, owner))
                .take(1);
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return OPTIONS;
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        if (!(choice instanceof Choice.OfOption option)) {
            return taken;
        }
        if (option.place() == 0) {
            happening.tell(new PokemonEvent.DeckCut(seat, owner));
            return taken;
        }
        happening.tell(new PokemonEvent.Shuffled(owner));
        Side side = taken.side(owner);
        return taken.withSide(owner, side.withPile(side.pile().shuffle()));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-MATCH-8";
    }

    @Override
    public String kind() {
        return "cut";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_CUT.with(owner);
    }
}
