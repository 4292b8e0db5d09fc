package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/** The types, Weaknesses and Resistances of a Pokémon in play: the printed ones, or those that the latest text gives it instead. */
public final class Identities {
    private Identities() {}

    public static Types types(PokemonState state, InPlay pokemon) {
        Types types = pokemon.face().types();
        for (Holding one : Standing.at(state, Hook.TYPES)) {
            Passive.Identity identity = one.as(Passive.Identity.class);
            if (identity.types() != null && holds(state, one, identity, pokemon)) {
                types = identity.types();
            }
        }
        return types;
    }

    public static Array<Affinity> weaknesses(PokemonState state, InPlay pokemon) {
        return affinities(state, pokemon, Hook.WEAKNESS, pokemon.face().weaknesses());
    }

    public static Array<Affinity> resistances(PokemonState state, InPlay pokemon) {
        return affinities(state, pokemon, Hook.RESISTANCE, pokemon.face().resistances());
    }

    private static Array<Affinity> affinities(PokemonState state, InPlay pokemon, Hook hook, Array<Affinity> printed) {
        Array<Affinity> now = printed;
        for (Holding one : Standing.at(state, hook)) {
            Passive.Identity identity = one.as(Passive.Identity.class);
            if (identity.affinities() != null && holds(state, one, identity, pokemon)) {
                now = identity.affinities();
            }
        }
        return now;
    }

    private static boolean holds(PokemonState state, Holding one, Passive.Identity identity, InPlay pokemon) {
        return identity.whom().accepts(state, one.scope(), pokemon)
                && identity.when().holds(state, one.scope());
    }
}
