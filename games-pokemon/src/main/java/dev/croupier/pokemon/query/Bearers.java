package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;

/** Which Pokémon may bear an Energy or a Tool that says so itself. */
public final class Bearers {
    private Bearers() {}

    /** Whether that card may be attached to that Pokémon. */
    public static boolean mayBear(PokemonState state, InPlay pokemon, Card card) {
        Array<Passive> passives = card.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i) instanceof Passive.AttachesTo only
                    && !only.whom().accepts(state, Scope.of(pokemon.owner(), pokemon.id()), pokemon)) {
                return false;
            }
        }
        return true;
    }

    /** What is attached to a Pokémon that may not bear it. */
    public static Array<Placed> misplaced(PokemonState state, InPlay pokemon) {
        return pokemon.asks(Hook.BEARER)
                ? pokemon.energy().appendAll(pokemon.tools()).filter(placed -> !mayBear(state, pokemon, placed.card()))
                : Array.empty();
    }
}
