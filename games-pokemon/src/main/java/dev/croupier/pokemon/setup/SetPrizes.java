package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The top cards of every deck become Prizes, face down for everybody (PKM-SETUP-7). */
public record SetPrizes() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        int count = state.turn().round().prizes();
        for (Seat seat : state.playersInPlay()) {
            Side side = at.side(seat);
            DrawPile pile = side.pile();
            Array<Integer> slots = Array.empty();
            for (int i = 0; i < count && !pile.isEmpty(); i++) {
                DrawPile.Drawn drawn = pile.draw(happening.chance());
                slots = slots.append(drawn.card());
                pile = drawn.rest();
            }
            happening.tell(new PokemonEvent.Moved(seat, slots.size(), Option.none(), Zone.DECK, Zone.PRIZES, 0));
            Prizes prizes = new Prizes(slots, 0, false);
            at = Zones.setAside(at.withSide(seat, side.withPile(pile).withPrizes(prizes)), seat, prizes.cards());
        }
        return at;
    }
}
