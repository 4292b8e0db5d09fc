package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;

/**
 * The point of view of a text: who <em>you</em> is, which Pokémon <em>this</em> is, and what was bound so far. A program has that of its
 * frame; a passive that of the card that it stands on.
 *
 * @param seat whose text it is: <em>you</em>
 * @param self the Pokémon that the text stands on or is attached to; {@link PokemonId#NONE} for a Trainer or Stadium
 * @param slots what was bound
 */
public record Scope(Seat seat, PokemonId self, Slots slots) {

    /** The point of view of a frame's program. */
    public static Scope of(Frame<PokemonState, PokemonEvent> frame) {
        return new Scope(frame.owner(), frame.slots().get(Bound.SELF, PokemonId.NONE), frame.slots());
    }

    /** The point of view of the program that goes on now. */
    public static Scope of(PokemonState state) {
        return of(state.agenda().top());
    }

    /** The same of a text that means that one of its player's opponents; the same where it has no other. */
    public Scope meaning(PokemonState state, Seat opponent) {
        return state.setting().seating().opponents(seat).size() > 1
                        && state.opponents(seat).size() > 1
                ? new Scope(seat, self, slots.with(Bound.OPPONENT, opponent))
                : this;
    }

    /** The point of view of a passive. */
    public static Scope of(Seat seat, PokemonId self) {
        return new Scope(seat, self, Slots.empty());
    }
}
