package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;

/** The attacks that a Pokémon can use, and what they cost. */
public final class Attacks {
    private Attacks() {}

    /** Its own attacks and those that texts lend it (PKM-S11). */
    public static Array<Attack> of(PokemonState state, InPlay pokemon) {
        Array<Attack> attacks = pokemon.face().attacks();
        for (Holding one : Standing.at(state, Hook.ATTACKS)) {
            if (one.passive() instanceof Passive.Grants grants
                    && grants.whom().accepts(state, one.scope(), pokemon)
                    && grants.when().holds(state, one.scope())) {
                attacks = attacks.appendAll(grants.attacks());
            } else if (one.passive() instanceof Passive.Borrows borrows
                    && borrows.whom().accepts(state, one.scope(), pokemon)
                    && borrows.when().holds(state, one.scope())) {
                attacks = attacks.appendAll(lent(state, pokemon, borrows.from()));
            }
        }
        return attacks;
    }

    private static Array<Attack> lent(PokemonState state, InPlay pokemon, Passive.Lender from) {
        return switch (from) {
            case PREVIOUS_EVOLUTIONS ->
                (pokemon.isEvolved() ? pokemon.stack().init() : Array.<Placed>empty())
                        .flatMap(placed -> placed.card().pokemon().attacks());
            case OWN_BENCH ->
                state.side(pokemon.owner())
                        .bench()
                        .flatMap(benched -> benched.face().attacks());
        };
    }

    /** Those that a Benched Pokémon can use, because a text says so. */
    public static Array<Attack> fromBench(PokemonState state, InPlay benched) {
        return Standing.isAsked(state, Hook.ALLOW)
                ? of(state, benched)
                        .filter(attack -> Permission.allows(
                                state, benched.owner(), Passive.Allowed.ATTACK_FROM_BENCH, benched, attack.name()))
                : Array.empty();
    }

    /** What the attack costs that Pokémon now. */
    public static Cost cost(PokemonState state, InPlay pokemon, Attack attack) {
        Cost printed = state.setting().profile(pokemon.owner()).paysAnyEnergy()
                ? Cost.free().with(EnergyType.COLORLESS, attack.cost().total())
                : attack.cost();
        if (!Standing.isAsked(state, Hook.ATTACK_COST)) {
            return printed;
        }
        int colorless = printed.of(EnergyType.COLORLESS);
        int change = Numbers.of(state, Hook.ATTACK_COST, pokemon, pokemon, attack.name(), MIDDLE) - MIDDLE;
        return change <= -MIDDLE ? Cost.free() : printed.with(EnergyType.COLORLESS, Math.max(0, colorless + change));
    }

    /** Changes of a cost are summed from here, so that they can go down as well as up. */
    private static final int MIDDLE = 1000;
}
