package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.List;

/**
 * What a program can count on before it begins: the state as it is, and what earlier instructions of it will have bound. For one question.
 */
public final class Outlook {
    private final PokemonState state;
    private final Scope scope;
    private final boolean open;
    private List<String> foreseen = List.empty();

    /** As the text's player sees it. */
    public Outlook(PokemonState state, Scope scope) {
        this(state, scope, false);
    }

    private Outlook(PokemonState state, Scope scope, boolean open) {
        this.state = state;
        this.scope = scope;
        this.open = open;
    }

    /** As everybody sees it: whether somebody is asked must not tell what is in the hand. */
    public static Outlook open(PokemonState state, Scope scope) {
        return new Outlook(state, scope, true);
    }

    /** Whether it counts on nothing but what everybody sees. */
    public boolean isOpen() {
        return open;
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
