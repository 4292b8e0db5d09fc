package dev.croupier.pokemon.preview;

import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The numbers of a Pokémon in play with everything that changes them.
 *
 * @param hp its HP, damage not counted
 * @param retreat how many Energy retreating costs
 * @param units what the attached Energy provides, unit by unit
 * @param attacks the attacks that it can use
 */
public record AsItStands(int hp, int retreat, Array<Types> units, Array<Attack> attacks) {

    /** The Pokémon of that id; none where it has left play. */
    public static Option<AsItStands> of(PokemonState state, PokemonId id) {
        InPlay pokemon = state.find(id);
        return pokemon == null
                ? Option.none()
                : Option.some(new AsItStands(
                        Numbers.hp(state, pokemon),
                        Numbers.retreatCost(state, pokemon),
                        Energies.units(state, pokemon),
                        Attacks.of(state, pokemon)));
    }
}
