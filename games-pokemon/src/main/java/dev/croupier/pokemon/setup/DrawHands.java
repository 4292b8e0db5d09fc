package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.MulliganDraw;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Cut;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/** Everybody shuffles and draws seven cards, again and again until there is a Basic Pokémon among them (PKM-SETUP-2, PKM-SETUP-3). */
public record DrawHands() implements Silent {
    private static final int HAND = 7;

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state.withAgenda(state.agenda()
                .bind(Placements.SLOT, Placements.none(state.seats()))
                .then(new CountMulligans()));
        for (Seat seat : state.seatsInPlay().reverse()) {
            at = Cut.after(at.withAgenda(at.agenda().then(new DrawHand(seat))), seat);
        }
        return at;
    }

    /** One player draws; without a Basic Pokémon the hand is shown and shuffled back, and the player draws again. */
    private record DrawHand(Seat seat) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState drawn = Zones.draw(state, seat, HAND, happening);
            return drawn.hand(seat).intersects(drawn.deck(seat).basicPokemon()) ? drawn : again(drawn, happening);
        }

        private PokemonState again(PokemonState state, Happening<PokemonEvent> happening) {
            happening.tell(new PokemonEvent.Mulligan(seat, state.deck(seat).cards(state.hand(seat))));
            Placements all = PlacePokemon.placements(state);
            Placements one = all.with(seat, all.of(seat).withExtra(all.of(seat).extra() + 1));
            happening.tell(new PokemonEvent.Shuffled(seat));
            return Zones.mulligan(
                    state.withAgenda(state.agenda().bind(Placements.SLOT, one).then(this)), seat);
        }
    }

    /** The mulligans that everybody took become the extra cards that the others may draw. */
    private record CountMulligans() implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Placements taken = PlacePokemon.placements(state);
            Placements allowed = taken;
            for (Seat seat : state.seatsInPlay()) {
                int own = state.rules().mulliganDraw() == MulliganDraw.NET_EXTRA
                        ? taken.of(seat).extra()
                        : 0;
                Array<Seat> others = state.opponents(seat);
                int most =
                        others.map(other -> taken.of(other).extra() - own).max().getOrElse(0);
                allowed = allowed.with(seat, taken.of(seat).withExtra(Math.max(0, most)));
            }
            return state.withAgenda(state.agenda().bind(Placements.SLOT, allowed));
        }
    }
}
