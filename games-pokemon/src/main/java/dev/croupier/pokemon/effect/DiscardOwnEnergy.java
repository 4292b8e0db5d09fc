package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.pokemon.table.DiscardsOwnEnergy;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import io.vavr.collection.Array;

/**
 * Energy of this Pokémon is discarded.
 *
 * @param how which, and who chooses it
 */
public record DiscardOwnEnergy(Effect how) implements DiscardsOwnEnergy {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state.withAgenda(state.agenda().then(how));
    }

    @Override
    public Array<Effect> parts() {
        return Array.of(how);
    }

    @Override
    public Effect withParts(Array<Effect> parts) {
        return new DiscardOwnEnergy(parts.head());
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return how.prospect(outlook);
    }

    @Override
    public Message description() {
        return how.description();
    }
}
