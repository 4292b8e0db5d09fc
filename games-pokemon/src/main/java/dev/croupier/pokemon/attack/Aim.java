package dev.croupier.pokemon.attack;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * One Pokémon that an attack damages, and what goes into the calculation.
 *
 * @param pokemon who is hit
 * @param base the damage before anything changes it
 * @param ignored what the text leaves out
 */
public record Aim(PokemonId pokemon, int base, Ignored ignored) {

    /**
     * All of them: who is attacked, in seat order, then the others that the text damages; the same Pokémon may be there more than once.
     *
     * @param seat who attacks
     * @param base the base, where the attack has one
     * @param targets whom else the text damages
     * @param said what it leaves out
     * @param shares what it says of each of several that are attacked
     */
    public static Array<Aim> all(
            PokemonState state,
            Seat seat,
            @Nullable Integer base,
            @Nullable Targets targets,
            @Nullable Ignored said,
            Share.@Nullable Shares shares) {
        Ignored ignored = said == null ? Ignored.nothing() : said;
        Array<Aim> aims = shares == null ? one(state, seat, base, ignored) : several(shares, base, ignored);
        aims = targets == null ? aims : aims.appendAll(of(targets, ignored));
        if (shares != null) {
            for (Share share : shares.all()) {
                aims = share.isSpared() ? aims : aims.appendAll(of(share.targets(), ignored.union(share.ignored())));
            }
        }
        return aims;
    }

    private static Array<Aim> one(PokemonState state, Seat seat, @Nullable Integer base, Ignored ignored) {
        Array<PokemonId> defenders = AttackProgram.defenders(state, seat);
        return base == null || defenders.isEmpty() ? Array.empty() : Array.of(new Aim(defenders.head(), base, ignored));
    }

    private static Array<Aim> several(Share.Shares shares, @Nullable Integer ofAll, Ignored ignored) {
        Array<Aim> aims = Array.empty();
        for (Share share : shares.all()) {
            Integer base = share.base(ofAll);
            aims = base == null || share.isSpared()
                    ? aims
                    : aims.append(new Aim(share.pokemon(), base, ignored.union(share.ignored())));
        }
        return aims;
    }

    private static Array<Aim> of(Targets targets, Ignored ignored) {
        return targets.all().map(target -> new Aim(target.pokemon(), target.base(), ignored));
    }
}
