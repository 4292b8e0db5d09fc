package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Cut;
import dev.croupier.pokemon.zone.Zones;

/**
 * Everybody shuffles and draws seven cards, again and again until there is a Pokémon among them to begin with (PKM-SETUP-2, PKM-SETUP-3).
 */
public record DrawHands() implements Silent {
    static final int HAND = 7;

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state.withAgenda(state.agenda().bind(Placements.SLOT, Placements.none(state.seats())));
        for (Seat seat : state.playersInPlay().reverse()) {
            at = Cut.after(at.withAgenda(at.agenda().then(new DrawHand(seat))), seat);
        }
        return at;
    }

    /** One player draws; without a Pokémon to begin with there is a mulligan. */
    record DrawHand(Seat seat) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState drawn = Zones.draw(state, seat, HAND, happening);
            return Mulligans.mayStart(drawn, seat) ? drawn : Mulligans.taken(drawn, seat, happening);
        }
    }
}
