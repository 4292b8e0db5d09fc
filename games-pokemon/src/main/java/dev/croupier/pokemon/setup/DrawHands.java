package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;

/** Everybody draws seven cards, again and again until there is a Pokémon among them to begin with (PKM-SETUP-2, PKM-SETUP-3). */
public record DrawHands() implements Silent {
    static final int HAND = 7;

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state.withAgenda(state.agenda().bind(Placements.SLOT, Placements.none(state.seats())));
        for (Seat seat : state.seatsInPlay()) {
            at = Zones.draw(at, seat, HAND, happening);
            at = Mulligans.mayStart(at, seat) ? at : Mulligans.taken(at, seat, happening);
        }
        return at;
    }
}
