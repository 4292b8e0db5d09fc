package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.rules.MulliganDraw;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/**
 * How many mulligans the players have taken (PKM-SETUP-3).
 *
 * @param taken by seat
 */
record Mulligans(Array<Integer> taken) {
    /** Where they are counted during the set-up. */
    static final Slot<Mulligans> SLOT = Slot.of("mulligans", Mulligans.class);

    /** Whether the hand has a card that may be put into the Active Spot: without one there has to be a mulligan. */
    static boolean mayStart(PokemonState state, Seat seat) {
        return hasBasic(state, seat)
                || !state.hand(seat)
                        .filter(number -> mayStart(state, seat, number))
                        .isEmpty();
    }

    private static boolean mayStart(PokemonState state, Seat seat, int number) {
        return SetUp.mayBeActive(state.deck(seat).card(number));
    }

    /** Whether the hand has a Basic Pokémon: with one there is no mulligan. */
    static boolean hasBasic(PokemonState state, Seat seat) {
        return state.hand(seat).intersects(state.deck(seat).basicPokemon());
    }

    /** The player shows the hand, shuffles it back and draws anew, which may be another mulligan. */
    static PokemonState taken(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Mulligan(seat, state.deck(seat).cards(state.hand(seat))));
        PokemonState counted = counted(state, seat);
        PokemonState back =
                Zones.mulligan(counted.withAgenda(counted.agenda().then(new DrawHands.DrawHand(seat))), seat);
        happening.tell(new PokemonEvent.Shuffled(seat));
        return back;
    }

    private static PokemonState counted(PokemonState state, Seat seat) {
        Array<Integer> before =
                state.agenda().slots().get(SLOT, new Mulligans(Array.fill(state.seats(), () -> 0))).taken;
        Array<Integer> taken = before.update(seat.index(), before.get(seat.index()) + 1);
        return state.withAgenda(
                state.agenda().bind(SLOT, new Mulligans(taken)).bind(Placements.SLOT, allowed(state, taken)));
    }

    /** How many extra cards each player may draw for the others' mulligans (PKM-SETUP-4). */
    private static Placements allowed(PokemonState state, Array<Integer> taken) {
        boolean isNet = state.rules().mulliganDraw() == MulliganDraw.NET_EXTRA;
        Placements placements = PlacePokemon.placements(state);
        for (Seat seat : state.seatsInPlay()) {
            int extra = 0;
            for (Seat other : state.opponents(seat)) {
                extra = Math.max(extra, taken.get(other.index()) - (isNet ? taken.get(seat.index()) : 0));
            }
            Placement before = placements.of(seat);
            placements = placements.with(seat, new Placement(before.active(), before.bench(), before.isReady(), extra));
        }
        return placements;
    }
}
