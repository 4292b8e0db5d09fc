package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/** Everybody turns up what lies face down: from now on these Pokémon are in play (PKM-SETUP-8). */
public record TurnUp() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Placements placements = PlacePokemon.placements(state);
        PokemonState at = state;
        for (Seat seat : state.seatsInPlay()) {
            Placement placement = placements.of(seat);
            DeckList deck = state.deck(seat);
            if (placement.active() != Placement.NONE) {
                at = Board.enter(
                        Zones.fromHand(at, seat, placement.active()),
                        seat,
                        Array.of(deck.placed(placement.active())),
                        true,
                        happening);
            }
            for (var bench = placement.bench().iterator(); bench.hasNext(); ) {
                int card = bench.nextInt();
                at = Board.enter(Zones.fromHand(at, seat, card), seat, Array.of(deck.placed(card)), false, happening);
            }
        }
        return at.withAgenda(at.agenda().unbind(Placements.SLOT).unbind(Mulligans.SLOT));
    }
}
