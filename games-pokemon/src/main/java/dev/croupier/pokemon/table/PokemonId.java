package dev.croupier.pokemon.table;

/**
 * One Pokémon in play, from the moment when it enters play until it leaves: it keeps its id when it evolves, devolves or moves, and gets
 * another when it comes back (PKM-R64). Whatever is remembered of a Pokémon is remembered of its id, never of a card.
 *
 * @param number counts the Pokémon that entered play, from 1
 */
public record PokemonId(int number) implements Comparable<PokemonId> {
    /** No Pokémon at all. */
    public static final PokemonId NONE = new PokemonId(0);

    private static final PokemonId[] SHARED = new PokemonId[256];

    static {
        SHARED[0] = NONE;
        for (int i = 1; i < SHARED.length; i++) {
            SHARED[i] = new PokemonId(i);
        }
    }

    /** The id of that number; low ones are shared values. */
    public static PokemonId of(int number) {
        return number >= 0 && number < SHARED.length ? SHARED[number] : new PokemonId(number);
    }

    @Override
    public int compareTo(PokemonId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "#" + number;
    }
}
