package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Whom an attack damaged.
 *
 * @param attacker the Pokémon that attacked
 * @param all by target
 */
public record Hits(PokemonId attacker, Array<Hit> all) {

    /**
     * One target.
     *
     * @param pokemon which
     * @param damage the damage done, after everything
     * @param before how many counters it had before
     * @param active whether it was Active
     */
    public record Hit(PokemonId pokemon, int damage, int before, boolean active) {}

    /** What that Pokémon took, if it was damaged. */
    public @Nullable Hit on(PokemonId pokemon) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).pokemon().equals(pokemon) && all.get(i).damage() > 0) {
                return all.get(i);
            }
        }
        return null;
    }
}
