package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of Pokémon as modifiers make them: the printed one, or the latest that is set instead; then everything more and less, in any order; down
 * to nothing and never below; and none at all where a text says so (PKM-R70, PKM-Q45).
 */
public final class Numbers {
    private static final List<Holding> NONE = List.of();

    private Numbers() {}

    /** The HP of a Pokémon. */
    public static int hp(PokemonState state, InPlay pokemon) {
        return of(state, Hook.HP, pokemon, pokemon, null, pokemon.face().hp());
    }

    /** The HP that it has left. */
    public static int remainingHp(PokemonState state, InPlay pokemon) {
        return hp(state, pokemon) - 10 * pokemon.counters();
    }

    /** Whether its damage has reached its HP, and it can be Knocked Out. */
    public static boolean isOutOfHp(PokemonState state, InPlay pokemon) {
        return state.setting().profile(pokemon.owner()).losesPokemon() && remainingHp(state, pokemon) <= 0;
    }

    /** How many Energy retreating costs. */
    public static int retreatCost(PokemonState state, InPlay pokemon) {
        return of(
                state, Hook.RETREAT_COST, pokemon, pokemon, null, pokemon.face().retreat());
    }

    /** How many Tools the Pokémon can have. */
    public static int toolRoom(PokemonState state, InPlay pokemon) {
        return of(state, Hook.TOOLS, pokemon, pokemon, null, 1);
    }

    /**
     * A number of {@code whom}.
     *
     * @param other the Pokémon on the other side of what the number is about; {@code whom} itself where there is none
     * @param attack the attack in use, where there is one
     */
    public static int of(
            PokemonState state, Hook hook, InPlay whom, InPlay other, @Nullable String attack, int printed) {
        if (!Standing.isAsked(state, hook)) {
            return printed;
        }
        int number = printed;
        int change = 0;
        boolean none = false;
        List<Holding> counting = counting(state, hook, whom, other, attack);
        for (int i = 0; i < counting.size(); i++) {
            Holding one = counting.get(i);
            switch (one.as(Passive.Modifier.class).layer()) {
                case SET -> number = amount(state, one);
                case ADD -> change += amount(state, one);
                case NONE -> none = true;
            }
        }
        return none ? 0 : Math.max(0, number + change);
    }

    /** How much a number of {@code whom} changes in all; it may be negative. */
    public static int change(PokemonState state, Hook hook, InPlay whom, InPlay other, @Nullable String attack) {
        if (!Standing.isAsked(state, hook)) {
            return 0;
        }
        int change = 0;
        for (Holding one : counting(state, hook, whom, other, attack)) {
            change += amount(state, one);
        }
        return change;
    }

    /** The modifiers that count for a number of {@code whom}: of those that do not stack, the first. */
    public static List<Holding> counting(
            PokemonState state, Hook hook, InPlay whom, InPlay other, @Nullable String attack) {
        List<Holding> holding = Standing.about(state, hook, whom);
        List<Holding> counting = NONE;
        for (int i = 0; i < holding.size(); i++) {
            Holding one = holding.get(i);
            Passive.Modifier modifier = one.as(Passive.Modifier.class);
            if (applies(state, one, modifier, whom, other, attack) && !isCounted(modifier, counting)) {
                counting = counting.isEmpty() ? new ArrayList<>() : counting;
                counting.add(one);
            }
        }
        return counting;
    }

    /** Whether a modifier that does not stack is among them already. */
    private static boolean isCounted(Passive.Modifier modifier, List<Holding> counting) {
        if (modifier.once() == null) {
            return false;
        }
        for (int i = 0; i < counting.size(); i++) {
            if (modifier.once()
                    .equals(counting.get(i).as(Passive.Modifier.class).once())) {
                return true;
            }
        }
        return false;
    }

    /** By how much, or to what, that modifier changes. */
    public static int amount(PokemonState state, Holding one) {
        return one.as(Passive.Modifier.class).amount().in(state, one.scope());
    }

    /** Whether a modifier is for this number: its Pokémon, the one on the other side, the attack, and its condition. */
    private static boolean applies(
            PokemonState state,
            Holding one,
            Passive.Modifier modifier,
            InPlay whom,
            InPlay other,
            @Nullable String attack) {
        return (modifier.attack() == null || modifier.attack().equals(attack))
                && modifier.whom().accepts(state, one.scope(), whom)
                && modifier.other().accepts(state, one.scope(), other)
                && modifier.when().holds(state, one.scope());
    }
}
