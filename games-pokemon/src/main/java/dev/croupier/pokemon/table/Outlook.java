package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.List;

/**
 * What a program can count on before it begins: the state as it is, and what earlier instructions of it will have bound. For one question.
 */
public final class Outlook {
    private final PokemonState state;
    private final Scope scope;
    private List<String> foreseen = List.empty();

    public Outlook(PokemonState state, Scope scope) {
        this.state = state;
        this.scope = scope;
    }

    public PokemonState state() {
        return state;
    }

    public Scope scope() {
        return scope;
    }

    /** That slot will be bound when the program comes to what follows. */
    public void foresee(Slot<?> slot) {
        foreseen = foreseen.prepend(slot.name());
    }

    /** Whether something is bound there already or will be. */
    public boolean has(Slot<?> slot) {
        return foreseen.contains(slot.name()) || scope.slots().binds(slot);
    }
}
