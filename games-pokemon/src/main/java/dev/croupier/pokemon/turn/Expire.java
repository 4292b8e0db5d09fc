package dev.croupier.pokemon.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.Until;
import io.vavr.collection.Array;

/**
 * What lasted until the end of this turn is over: before the checkup, or after it where the text includes it. Marks of Abilities used go with the
 * turn.
 *
 * @param team whose turn it was
 * @param checkup whether the checkup is over, too
 */
record Expire(int team, boolean checkup) implements Silent {

    @Override
    @SuppressWarnings("ReferenceEquality") // what did not change is the same object
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        int turn = state.turn().turns().get(team);
        PokemonState at = state;
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of(i);
            Side side = at.side(seat);
            Side after = side;
            if (isAnyOver(side.lasting(), turn)) {
                after = after.withLasting(side.lasting().filter(one -> !isOver(one, turn)));
            }
            for (int place = 0; place < side.count(); place++) {
                InPlay pokemon = side.at(place);
                InPlay rested = pokemon.withUsed(Array.empty());
                if (isAnyOver(pokemon.lasting(), turn)) {
                    rested = rested.withLasting(pokemon.lasting().filter(one -> !isOver(one, turn)));
                }
                if (rested != pokemon) {
                    after = after.with(rested);
                }
            }
            if (after != side) {
                at = at.withSide(seat, after);
            }
        }
        return at;
    }

    private boolean isAnyOver(Array<Lasting> lasting, int turn) {
        for (int i = 0; i < lasting.size(); i++) {
            if (isOver(lasting.get(i), turn)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOver(Lasting lasting, int turn) {
        Until until = lasting.until();
        return until.team() == team && until.turn() <= turn && (checkup || !until.checkup());
    }
}
