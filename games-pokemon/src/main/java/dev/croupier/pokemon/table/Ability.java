package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * An Ability, Poké-Power, Poké-Body or Pokémon Power.
 *
 * @param name its name
 * @param sort which of these it is
 * @param use how it is used, where it is used at all
 * @param passives what holds or triggers while the Pokémon is in play and has the Ability
 */
public record Ability(String name, Sort sort, @Nullable Activation use, Array<Passive> passives) {

    /** What it is called on the card. */
    public enum Sort {
        ABILITY,
        POKE_POWER,
        POKE_BODY,
        POKEMON_POWER
    }

    @Override
    public String toString() {
        return name;
    }
}
