package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * A player takes Prizes, one after another, choosing among the face-down cards (PKM-KO-3); where no more are left than owed, all of them, without
 * being asked (PKM-KO-6).
 *
 * @param seat who
 * @param count how many more
 */
public record TakePrizes(Seat seat, int count) implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return count > 0 && state.side(seat).prizes().left() > count && state.isAtTable(seat)
                ? Array.of(seat)
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat asked) {
        Prizes prizes = state.side(seat).prizes();
        Array<Choice> places = Array.empty();
        for (int place = 0; place < prizes.slots().size(); place++) {
            if (prizes.isThere(place)) {
                places = places.append(new Choice.OfPrize(seat, place));
            }
        }
        return places;
    }

    @Override
    public PokemonState answered(PokemonState state, Seat asked, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken =
                taken(state.withAgenda(state.agenda().taken()), seat, ((Choice.OfPrize) choice).place(), happening);
        return count > 1 ? taken.withAgenda(taken.agenda().then(new TakePrizes(seat, count - 1))) : taken;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        int owed = count;
        for (int place = 0; place < state.side(seat).prizes().slots().size() && owed > 0; place++) {
            if (at.side(seat).prizes().isThere(place)) {
                at = taken(at, seat, place, happening);
                owed--;
            }
        }
        return at;
    }

    private static PokemonState taken(PokemonState state, Seat seat, int place, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        int card = side.prizes().slots().get(place);
        Prizes rest = side.prizes().without(place);
        int seers = side.prizes().isFaceUp(place) ? Zones.ALL : 1 << seat.index();
        happening.tell(new PokemonEvent.PrizeTaken(
                seat, place, Option.some(state.deck(seat).card(card)), rest.left(), seers));
        PokemonState left = state.withSide(seat, side.withPrizes(rest).withTaken(side.taken() + 1));
        return Zones.prizeTaken(left, seat, card, seers);
    }

    @Override
    public String kind() {
        return "prize";
    }

    @Override
    public Message prompt(PokemonState state, Seat asked) {
        return PokemonMessage.ASK_PRIZE.with(count);
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
