package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * A Pokémon in play: its stack of cards, what is attached to it, and what it suffers.
 *
 * @param id by which everything refers to it
 * @param owner whose Pokémon
 * @param stack its cards, the one beneath all others first; the last one says what it is
 * @param energy the Energy cards attached to it, in the order of attaching
 * @param tools the Tools attached to it
 * @param counters its damage counters
 * @param conditions its Special Conditions
 * @param lasting what holds for it for a while
 * @param entered the number of the turn in which it entered play; 0 in the set-up
 * @param changed the number of the turn in which it last evolved or devolved; 0 if never
 * @param used the names of the Abilities used in this turn
 * @param hooks where the passives on it are asked, as bits of {@link Hook}: follows from the rest
 */
public record InPlay(
        PokemonId id,
        Seat owner,
        Array<Placed> stack,
        Array<Placed> energy,
        Array<Placed> tools,
        int counters,
        Conditions conditions,
        Array<Lasting> lasting,
        int entered,
        int changed,
        Array<String> used,
        long hooks) {

    /** A Pokémon that enters play. */
    public static InPlay of(PokemonId id, Seat owner, Array<Placed> stack, int turn) {
        return new InPlay(
                id,
                owner,
                stack,
                Array.empty(),
                Array.empty(),
                0,
                Conditions.none(),
                Array.empty(),
                turn,
                0,
                Array.empty(),
                stack.last().hooks());
    }

    /** The card that says what it is. */
    public Card card() {
        return stack.get(stack.size() - 1).card();
    }

    public Placed top() {
        return stack.get(stack.size() - 1);
    }

    public Face.Pokemon face() {
        return card().pokemon();
    }

    public String name() {
        return card().name();
    }

    /** Whether it has evolved: a card lies beneath (PKM-R82). */
    public boolean isEvolved() {
        return stack.size() > 1 && face().stage() != Stage.V_UNION;
    }

    public boolean isDamaged() {
        return counters > 0;
    }

    /** All cards that leave play with it: the stack and what is attached. */
    public Array<Placed> cards() {
        return stack.appendAll(energy).appendAll(tools);
    }

    public boolean asks(Hook hook) {
        return (hooks & hook.bit()) != 0;
    }

    public InPlay withStack(Array<Placed> other, int turn) {
        return rehooked(
                new InPlay(id, owner, other, energy, tools, counters, conditions, lasting, entered, turn, used, hooks));
    }

    public InPlay withEnergy(Array<Placed> other) {
        return rehooked(new InPlay(
                id, owner, stack, other, tools, counters, conditions, lasting, entered, changed, used, hooks));
    }

    public InPlay withTools(Array<Placed> other) {
        return rehooked(new InPlay(
                id, owner, stack, energy, other, counters, conditions, lasting, entered, changed, used, hooks));
    }

    public InPlay withCounters(int other) {
        return new InPlay(id, owner, stack, energy, tools, other, conditions, lasting, entered, changed, used, hooks);
    }

    public InPlay withConditions(Conditions other) {
        return other.equals(conditions)
                ? this
                : new InPlay(id, owner, stack, energy, tools, counters, other, lasting, entered, changed, used, hooks);
    }

    public InPlay withLasting(Array<Lasting> other) {
        return other.isEmpty() && lasting.isEmpty()
                ? this
                : rehooked(new InPlay(
                        id, owner, stack, energy, tools, counters, conditions, other, entered, changed, used, hooks));
    }

    public InPlay withUsed(Array<String> other) {
        return other.isEmpty() && used.isEmpty()
                ? this
                : new InPlay(
                        id, owner, stack, energy, tools, counters, conditions, lasting, entered, changed, other, hooks);
    }

    /** Without Special Conditions and effects of attacks: it moved to the Bench, evolved or devolved (PKM-TURN-6, PKM-TURN-10). */
    public InPlay refreshed() {
        return withConditions(Conditions.none()).withLasting(lasting.filter(one -> one.origin() != Origin.ATTACK));
    }

    private static InPlay rehooked(InPlay changed) {
        long hooks = changed.top().hooks();
        for (int i = 0; i < changed.energy.size(); i++) {
            hooks |= changed.energy.get(i).hooks();
        }
        for (int i = 0; i < changed.tools.size(); i++) {
            hooks |= changed.tools.get(i).hooks();
        }
        for (int i = 0; i < changed.lasting.size(); i++) {
            hooks |= changed.lasting.get(i).passive().hook().bit();
        }
        return hooks == changed.hooks
                ? changed
                : new InPlay(
                        changed.id,
                        changed.owner,
                        changed.stack,
                        changed.energy,
                        changed.tools,
                        changed.counters,
                        changed.conditions,
                        changed.lasting,
                        changed.entered,
                        changed.changed,
                        changed.used,
                        hooks);
    }

    @Override
    public String toString() {
        return name() + id;
    }
}
