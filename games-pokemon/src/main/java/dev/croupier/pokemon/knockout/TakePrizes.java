package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.trigger.Triggers;
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
        return taken(state.withAgenda(state.agenda().taken()), ((Choice.OfPrize) choice).place(), happening);
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Prizes prizes = state.side(seat).prizes();
        for (int place = 0; place < prizes.slots().size() && count > 0; place++) {
            if (prizes.isThere(place)) {
                return taken(state, place, happening);
            }
        }
        return count > 0 && state.isAtTable(seat)
                ? state.setting().course().prizesMissing(state, seat, count, happening)
                : state;
    }

    /** One Prize is taken, then what that sets off is done, then the others are taken (PKM-Q26). */
    private PokemonState taken(PokemonState state, int place, Happening<PokemonEvent> happening) {
        PokemonState one = one(state, seat, place, happening);
        PokemonState others = count > 1 ? one.withAgenda(one.agenda().then(new TakePrizes(seat, count - 1))) : one;
        return Standing.isAsked(others, Hook.PRIZE_TAKEN)
                ? Triggers.push(
                        others, others.turn().seat(), Triggers.of(others, Hook.PRIZE_TAKEN, seat, Slots.empty()))
                : others;
    }

    private static PokemonState one(PokemonState state, Seat seat, int place, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        int card = side.prizes().slots().get(place);
        Prizes rest = side.prizes().without(place);
        int seers = side.prizes().isFaceUp(place) ? Zones.ALL : state.handSeers(seat);
        happening.tell(new PokemonEvent.PrizeTaken(
                seat, place, Option.some(state.deck(seat).card(card)), rest.left(), seers));
        PokemonState left = state.withSide(seat, side.withPrizes(rest).withTaken(side.taken() + 1));
        return Zones.prizeTaken(left, seat, card, seers);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-KO-3";
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
