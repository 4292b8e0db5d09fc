package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.rules.MulliganDraw;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;

/** Everybody draws seven cards, again and again until there is a Basic Pokémon among them (PKM-SETUP-2, PKM-SETUP-3). */
public record DrawHands() implements Silent {
    static final int HAND = 7;

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        int[] mulligans = new int[state.seats()];
        PokemonState at = state;
        for (Seat seat : state.seatsInPlay()) {
            at = Zones.draw(at, seat, HAND, happening);
            while (!hasBasic(at, seat)) {
                mulligans[seat.index()]++;
                at = again(at, seat, happening);
            }
        }
        Placements placements = Placements.none(state.seats());
        for (Seat seat : state.seatsInPlay()) {
            int extra = 0;
            for (Seat other : state.opponents(seat)) {
                int taken = mulligans[other.index()]
                        - (state.rules().mulliganDraw() == MulliganDraw.NET_EXTRA ? mulligans[seat.index()] : 0);
                extra = Math.max(extra, taken);
            }
            placements = placements.with(
                    seat, new Placements.Placement(Placements.Placement.NONE, CardSet.empty(), false, extra));
        }
        return at.withAgenda(at.agenda().bind(Placements.SLOT, placements));
    }

    private static boolean hasBasic(PokemonState state, Seat seat) {
        return state.hand(seat).intersects(state.deck(seat).basicPokemon());
    }

    private static PokemonState again(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Mulligan(seat, state.deck(seat).cards(state.hand(seat))));
        PokemonState back = Zones.mulligan(state, seat);
        happening.tell(new PokemonEvent.Shuffled(seat));
        return Zones.draw(back, seat, HAND, happening);
    }
}
