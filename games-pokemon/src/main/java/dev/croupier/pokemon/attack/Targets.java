package dev.croupier.pokemon.attack;

import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;

/**
 * Whom an attack damages besides the Pokémon that it attacks.
 *
 * @param all in the order of the text; the same Pokémon may be hit more than once
 */
public record Targets(Array<Target> all) {
    /** Where the frame of an attack keeps them until the damage is dealt. */
    public static final Slot<Targets> SLOT = Slot.of("targets", Targets.class);
    /** What the text leaves out of the calculation. */
    public static final Slot<Ignored> IGNORED = Slot.of("ignored", Ignored.class);

    /**
     * One of them.
     *
     * @param base the damage before anything changes it
     */
    public record Target(PokemonId pokemon, int base) {}

    /** With so much more damage to that Pokémon: the same Pokémon is damaged once, by the sum. */
    public Targets plus(PokemonId pokemon, int base) {
        int at = all.indexWhere(target -> target.pokemon().equals(pokemon));
        return at < 0
                ? with(pokemon, base)
                : new Targets(all.update(at, new Target(pokemon, all.get(at).base() + base)));
    }

    public Targets with(PokemonId pokemon, int base) {
        return new Targets(all.append(new Target(pokemon, base)));
    }
}
