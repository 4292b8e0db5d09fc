package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;

/**
 * What a program can count on before it begins: the state as it is, and what earlier instructions of it will have bound. For one question.
 */
public final class Outlook {
    private static final TreeMap<String, Integer> NONE = TreeMap.empty();

    private final PokemonState state;
    private final Scope scope;
    private final boolean open;
    /** What was foreseen or forgotten, latest first: of each slot the first one holds. */
    private List<Expected> expected = List.empty();
    /** By slot, how many cards of the hand it will be bound to; most programs bind none. */
    private TreeMap<String, Integer> ofHand = NONE;

    private int spent;

    /** Whether a slot will be bound. */
    private record Expected(String slot, boolean isBound) {}

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
        expected = expected.prepend(new Expected(slot.name(), true));
    }

    /** Nothing will be bound there, whatever was before: it is asked for again, and there is no answer. */
    public void forget(Slot<?> slot) {
        expected = expected.prepend(new Expected(slot.name(), false));
    }

    /** That slot will be bound to at least so many cards of the hand of the text's player. */
    public void foreseeOfHand(Slot<?> slot, int cards) {
        foresee(slot);
        ofHand = ofHand.put(slot.name(), cards);
    }

    /** What will be bound there goes elsewhere. */
    public void goes(Slot<?> slot) {
        if (!ofHand.isEmpty()) {
            spent += ofHand.get(slot.name()).getOrElse(0);
            ofHand = ofHand.remove(slot.name());
        }
    }

    /** How many cards the text's player will have in hand at most. */
    public int handSize() {
        return state.hand(scope.seat()).size() - spent;
    }

    /** Whether something is bound there already or will be. */
    public boolean has(Slot<?> slot) {
        for (List<Expected> rest = expected; !rest.isEmpty(); rest = rest.tail()) {
            if (rest.head().slot().equals(slot.name())) {
                return rest.head().isBound();
            }
        }
        return scope.slots().binds(slot);
    }
}
