package dev.croupier.pokemon.attack;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What the text of an attack on several Pokémon says of one of them alone.
 *
 * @param seat whose Pokémon is attacked
 * @param pokemon which: its Active one
 * @param base how much more the base is than that of all; all of it where all have none, and nothing where it is theirs
 * @param targets whom else that part of the text damages
 * @param ignored what it leaves out of the calculation
 * @param isSpared whether the attack does nothing more to it
 */
public record Share(
        Seat seat, PokemonId pokemon, @Nullable Integer base, Targets targets, Ignored ignored, boolean isSpared) {
    /** Those of all that are attacked, in seat order, in the frame of an attack on several. */
    public static final Slot<Shares> SLOT = Slot.of("shares", Shares.class);

    /** All of them. */
    public record Shares(Array<Share> all) {
        Share of(Seat seat) {
            return all.find(share -> share.seat().equals(seat)).get();
        }

        Shares with(Share changed) {
            return new Shares(all.map(share -> share.seat().equals(changed.seat()) ? changed : share));
        }
    }

    static Share of(Seat seat, PokemonId pokemon) {
        return new Share(seat, pokemon, null, new Targets(Array.empty()), Ignored.nothing(), false);
    }

    Share at(PokemonId other) {
        return new Share(seat, other, base, targets, ignored, isSpared);
    }

    Share spared() {
        return new Share(seat, pokemon, base, targets, ignored, true);
    }

    /** The base of the attack on this Pokémon, with that of all; nothing where it has none. */
    public @Nullable Integer base(@Nullable Integer ofAll) {
        return base == null ? ofAll : Integer.valueOf(base + (ofAll == null ? 0 : ofAll));
    }

    /** With that base of its own, while all have that one. */
    static @Nullable Integer more(@Nullable Integer own, @Nullable Integer ofAll) {
        return own == null || own.equals(ofAll) ? null : Integer.valueOf(own - (ofAll == null ? 0 : ofAll));
    }
}
