package dev.croupier.pokemon.knockout;

import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * How many Prizes a Knock Out is worth (PKM-KO-2): by what the Pokémon is, derived in this one place; then everything more and less; then nothing
 * where a text says so; never below nothing (PKM-R41, PKM-R42).
 */
public final class PrizeWorth {
    private PrizeWorth() {}

    /** The Prizes for a Pokémon with those tags. */
    public static int printed(Tags tags) {
        if (tags.has(Tag.TAG_TEAM) || tags.has(Tag.VMAX) || tags.has(Tag.V_UNION)) {
            return 3;
        }
        if (tags.has(Tag.MEGA) && tags.has(Tag.EX)) {
            return 3;
        }
        return tags.has(Tag.EX) || tags.has(Tag.EX_UPPER) || tags.has(Tag.GX) || tags.has(Tag.V) ? 2 : 1;
    }

    /**
     * The Prizes for a Pokémon that is Knocked Out.
     *
     * @param spent the state in which those that are Knocked Out with it and counted before have spent what counts once a game
     */
    static int of(PokemonState state, PokemonState spent, InPlay pokemon, @Nullable Hits hits) {
        int worth = printed(pokemon.card().tags());
        Array<Holding> counting = counting(state, spent, pokemon, hits);
        boolean none = false;
        for (Holding one : counting) {
            Passive.PrizeChange change = one.as(Passive.PrizeChange.class);
            if (change.none()) {
                none = true;
            } else {
                worth += change.amount();
            }
        }
        return none ? 0 : Math.max(0, worth);
    }

    /** What changes the number of Prizes, each name that does not stack once. */
    private static Array<Holding> counting(
            PokemonState state, PokemonState spent, InPlay pokemon, @Nullable Hits hits) {
        Array<Holding> counting = Array.empty();
        Array<String> names = Array.empty();
        InPlay attacker = hits == null ? null : state.find(hits.attacker());
        boolean byDamage = Causes.isByAttackDamage(state, pokemon, hits);
        for (Holding one : Standing.at(state, Hook.PRIZES)) {
            Passive.PrizeChange change = one.as(Passive.PrizeChange.class);
            boolean isMeant = (!change.byAttackDamage()
                            || byDamage && attacker != null && change.attacker().accepts(state, one.scope(), attacker))
                    && change.whom().accepts(state, one.scope(), pokemon)
                    && change.when().holds(state, one.scope());
            if (!isMeant || change.once() != null && names.contains(change.once())) {
                continue;
            }
            if (change.oncePerGame() && spent.side(one.scope().seat()).spent().contains(one.source())) {
                continue;
            }
            if (change.once() != null) {
                names = names.append(change.once());
            }
            counting = counting.append(one);
        }
        return counting;
    }

    /** Marks what counts once a game as used. */
    static PokemonState spent(PokemonState state, PokemonState before, InPlay pokemon, @Nullable Hits hits) {
        PokemonState at = state;
        for (Holding one : counting(before, state, pokemon, hits)) {
            if (one.as(Passive.PrizeChange.class).oncePerGame()) {
                Side side = at.side(one.scope().seat());
                at = at.withSide(one.scope().seat(), side.withSpent(one.source()));
            }
        }
        return at;
    }
}
