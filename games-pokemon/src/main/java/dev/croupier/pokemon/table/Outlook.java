package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;

/**
 * What a program can count on before it begins: the state as it is, and what earlier instructions of it will have bound. For one question.
 */
public final class Outlook {
    private final PokemonState state;
    private final Scope scope;
    private final boolean open;
    private List<String> foreseen = List.empty();
    private List<String> forgotten = List.empty();
    private TreeMap<String, Integer> ofHand = TreeMap.empty();
    private int spent;

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
        forgotten = forgotten.remove(slot.name());
    }

    /** Nothing will be bound there, whatever was before: it is asked for again, and there is no answer. */
    public void forget(Slot<?> slot) {
        foreseen = foreseen.removeAll(slot.name());
        forgotten = forgotten.prepend(slot.name());
    }

    /** That slot will be bound to at least so many cards of the hand of the text's player. */
    public void foreseeOfHand(Slot<?> slot, int cards) {
        foresee(slot);
        ofHand = ofHand.put(slot.name(), cards);
    }

    /** What will be bound there goes elsewhere. */
    public void goes(Slot<?> slot) {
        spent += ofHand.get(slot.name()).getOrElse(0);
        ofHand = ofHand.remove(slot.name());
    }

    /** How many cards the text's player will have in hand at most. */
    public int handSize() {
        return state.hand(scope.seat()).size() - spent;
    }

    /** Whether something is bound there already or will be. */
    public boolean has(Slot<?> slot) {
        return foreseen.contains(slot.name()) || scope.slots().binds(slot) && !forgotten.contains(slot.name());
    }
}
