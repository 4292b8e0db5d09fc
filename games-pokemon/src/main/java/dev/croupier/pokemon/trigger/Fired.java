package dev.croupier.pokemon.trigger;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;

/**
 * A trigger that was set off and waits for its turn.
 *
 * @param trigger what is done
 * @param seat whose it is
 * @param source the Ability or card
 * @param origin what kind of text that is
 * @param slots what its program finds bound: the Pokémon that it stands on, and what it is about
 */
public record Fired(Passive.Trigger trigger, Seat seat, String source, Origin origin, Slots slots) {

    /** Its point of view. */
    Scope scope() {
        return new Scope(seat, slots.get(Bound.SELF, PokemonId.NONE), slots);
    }

    /** Whether it still is to be done now that others were done before it. */
    public boolean isStill(PokemonState state) {
        return Triggers.isStill(state, this);
    }
}
