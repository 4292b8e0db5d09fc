package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What the Energy attached to a Pokémon provides, unit by unit: each unit as the types that it counts as. */
public final class Energies {
    private static final Array<Types> COLORLESS = Array.of(Types.of(EnergyType.COLORLESS));

    private Energies() {}

    /** All units of a Pokémon. */
    public static Array<Types> units(PokemonState state, InPlay pokemon) {
        Array<Placed> energy = pokemon.energy();
        if (energy.isEmpty()) {
            return Array.empty();
        }
        if (energy.size() == 1) {
            return unitsOf(state, pokemon, energy.get(0));
        }
        List<Types> units = new ArrayList<>();
        for (int i = 0; i < energy.size(); i++) {
            Array<Types> some = unitsOf(state, pokemon, energy.get(i));
            for (int unit = 0; unit < some.size(); unit++) {
                units.add(some.get(unit));
            }
        }
        return Array.ofAll(units);
    }

    /** The units of one attached card. */
    public static Array<Types> unitsOf(PokemonState state, InPlay on, Placed placed) {
        Card card = placed.card();
        if (!(card.face() instanceof Face.Energy face)) {
            return Array.empty();
        }
        Array<Types> units = face.units();
        if (!face.basic() && Silence.ofAttached(state, on, card)) {
            units = COLORLESS;
        } else {
            Array<Passive> passives = face.passives();
            for (int i = 0; i < passives.size(); i++) {
                Scope scope = Scope.of(on.owner(), on.id());
                if (passives.get(i) instanceof Passive.Provides provides
                        && provides.whom().accepts(state, scope, on)
                        && provides.when().holds(state, scope)) {
                    units = provides.units();
                }
            }
        }
        return Standing.isAsked(state, Hook.ENERGY)
                ? counted(state, on, card, multiplied(state, on, card, units))
                : units;
    }

    /** What other cards make of it, such as an Ability by which each Grass Energy provides two. */
    private static Array<Types> multiplied(PokemonState state, InPlay on, Card card, Array<Types> units) {
        Array<Types> changed = units;
        for (Holding one : Standing.at(state, Hook.ENERGY)) {
            if (one.passive() instanceof Passive.EnergyProvides provides
                    && provides.cards().accepts(card)
                    && provides.whom().accepts(state, one.scope(), on)
                    && provides.when().holds(state, one.scope())) {
                changed = provides.units();
            }
        }
        return changed;
    }

    /** What other cards have the units count as: as many as they are, but each of another type. */
    private static Array<Types> counted(PokemonState state, InPlay on, Card card, Array<Types> units) {
        Array<Types> counted = units;
        for (Holding one : Standing.at(state, Hook.ENERGY)) {
            if (one.passive() instanceof Passive.EnergyCounts counts
                    && counts.cards().accepts(card)
                    && counts.whom().accepts(state, one.scope(), on)
                    && counts.when().holds(state, one.scope())) {
                counted = counted.map(unit -> counts.as());
            }
        }
        return counted;
    }

    /** How many units count as that type. */
    public static int count(PokemonState state, InPlay pokemon, EnergyType type) {
        return count(units(state, pokemon), type);
    }

    /** How many units of one attached card count as that type. */
    public static int countOf(PokemonState state, InPlay on, Placed placed, EnergyType type) {
        return count(unitsOf(state, on, placed), type);
    }

    private static int count(Array<Types> units, EnergyType type) {
        int count = 0;
        for (int i = 0; i < units.size(); i++) {
            if (type == EnergyType.COLORLESS || units.get(i).contains(type)) {
                count++;
            }
        }
        return count;
    }
}
