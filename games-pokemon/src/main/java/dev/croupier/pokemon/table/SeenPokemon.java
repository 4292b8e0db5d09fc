package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * A Pokémon in play as everybody sees it.
 *
 * @param id by which everything refers to it
 * @param stack its cards, the one beneath all others first; the last one says what it is
 * @param energy the Energy cards attached to it, in the order of attaching
 * @param tools the Tools attached to it
 * @param counters its damage counters
 * @param conditions its Special Conditions
 * @param lasting what holds for it for a while
 * @param entered the number of the turn in which it entered play; 0 in the set-up
 * @param changed the number of the turn in which it last evolved or devolved; 0 if never
 * @param used the names of the Abilities used in this turn
 */
public record SeenPokemon(
        PokemonId id,
        Array<SeenCard> stack,
        Array<SeenCard> energy,
        Array<SeenCard> tools,
        int counters,
        Conditions conditions,
        Array<Lasting> lasting,
        int entered,
        int changed,
        Array<String> used) {

    /** That Pokémon without the numbers of its cards. */
    public static SeenPokemon of(InPlay pokemon) {
        return new SeenPokemon(
                pokemon.id(),
                pokemon.stack().map(SeenCard::of),
                pokemon.energy().map(SeenCard::of),
                pokemon.tools().map(SeenCard::of),
                pokemon.counters(),
                pokemon.conditions(),
                pokemon.lasting(),
                pokemon.entered(),
                pokemon.changed(),
                pokemon.used());
    }

    /** The card that says what it is. */
    public Card card() {
        return stack.last().card();
    }

    /** The stack and what is attached. */
    public Array<SeenCard> cards() {
        return stack.appendAll(energy).appendAll(tools);
    }
}
