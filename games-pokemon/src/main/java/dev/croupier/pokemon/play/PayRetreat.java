package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.energy.Payment;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The owner of a retreating Pokémon chooses the Energy cards that are discarded, one after another, and is done once they are enough (PKM-TURN-9,
 * PKM-R71). Cards are asked for in the order of attaching, equal ones once.
 *
 * @param cards what the attached cards were when it began
 * @param payment what is chosen already
 */
record PayRetreat(Array<Card> cards, Payment payment) implements Asking {

    static PayRetreat of(PokemonState state, InPlay active) {
        Array<Placed> energy = active.energy();
        return new PayRetreat(
                energy.map(Placed::card),
                Payment.of(
                        Numbers.retreatCost(state, active),
                        energy.map(card -> Energies.unitsOf(state, active, card).size())));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat owner = state.agenda().top().owner();
        return !payment.isPaid() && payment.canBePaid() ? Array.of(owner) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        InPlay active = state.side(seat).active();
        Array<Choice> options = Array.empty();
        Array<Card> named = Array.empty();
        for (int place = 0; place < cards.size() && active != null; place++) {
            Card card = cards.get(place);
            if (payment.canChoose(place) && !named.contains(card)) {
                named = named.append(card);
                options = options.append(new Choice.OfAttached(active.id(), card));
            }
        }
        return payment.canStop() ? options.append(new Choice.Done()) : options;
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        InPlay active = state.side(seat).active();
        if (!(choice instanceof Choice.OfAttached of) || active == null) {
            return taken;
        }
        int place = 0;
        while (!cards.get(place).equals(of.card()) || !payment.canChoose(place)) {
            place++;
        }
        Placed placed =
                active.energy().find(energy -> energy.card().equals(of.card())).get();
        PokemonState paid = Board.detach(taken, active, placed, PokemonEvent.Zone.DISCARD, happening);
        return paid.withAgenda(paid.agenda().then(new PayRetreat(cards, payment.choose(place))));
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-TURN-9";
    }

    @Override
    public String kind() {
        return "retreat-energy";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_RETREAT_ENERGY.with(payment.most(), payment.cost());
    }
}
