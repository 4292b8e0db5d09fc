package dev.croupier.pokemon.table;

import dev.croupier.core.Rule;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** The rule of one kind of action. */
public interface PokemonRule<A extends PokemonAction> extends Rule<PokemonState, A, PokemonEvent> {

    @Override
    Seq<PokemonViolation> violations(PokemonState state, A action);

    /** No reason against it. */
    static Seq<PokemonViolation> none() {
        return Array.empty();
    }

    /** The waiting instruction, if it is of that type. */
    static <T> @Nullable T pending(PokemonState state, Class<T> type) {
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        return type.isInstance(pending) ? type.cast(pending) : null;
    }
}
