package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.energy.Payment;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The text's player chooses Energy attached to a Pokémon, so many <em>units</em>: card by card, each for as many of its units as the player likes,
 * until they are enough (PKM-R71, PKM-R72). Where there is less than that, it is all of it.
 *
 * @param as where the cards are bound
 * @param on attached to which Pokémon: the first of them
 * @param type of that type, or of any for Colorless
 */
public record ChooseEnergy(Slot<AttachedCards> as, Which on, EnergyType type, HowMany units) implements Asking {
    private AttachedCards chosen(PokemonState state) {
        return state.agenda().slots().get(as, AttachedCards.none());
    }

    private Array<AttachedCards.On> pool(PokemonState state, Scope scope) {
        return on.of(state, scope)
                .take(1)
                .flatMap(pokemon -> pokemon.energy()
                        .filter(card -> AllEnergy.units(state, pokemon, card, type) > 0)
                        .map(card -> new AttachedCards.On(pokemon.id(), card)));
    }

    private Payment payment(PokemonState state, Array<AttachedCards.On> pool) {
        Array<Integer> provided = pool.map(one -> {
            InPlay pokemon = state.find(one.pokemon());
            return pokemon == null ? 0 : AllEnergy.units(state, pokemon, one.card(), type);
        });
        int cost = Math.min(units.in(state), provided.sum().intValue());
        Payment payment = Payment.of(cost, provided);
        for (AttachedCards.On one : chosen(state).all()) {
            payment = payment.choose(pool.indexOf(one));
        }
        return payment;
    }

    private Array<Choice> options(PokemonState state) {
        Array<AttachedCards.On> pool = pool(state, Scope.of(state));
        Payment payment = payment(state, pool);
        Array<Choice> options = Array.empty();
        for (int place = 0; place < pool.size(); place++) {
            Choice choice = new Choice.OfAttached(
                    pool.get(place).pokemon(), pool.get(place).card().card());
            if (payment.canChoose(place) && !options.contains(choice)) {
                options = options.append(choice);
            }
        }
        return payment.canStop() && !options.isEmpty() ? options.append(new Choice.Done()) : options;
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return options(state).isEmpty()
                ? Array.empty()
                : Array.of(state.agenda().top().owner());
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return options(state);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        if (!(choice instanceof Choice.OfAttached of)) {
            return state.withAgenda(state.agenda().taken());
        }
        Array<AttachedCards.On> pool = pool(state, Scope.of(state));
        Payment payment = payment(state, pool);
        Card card = of.card();
        int place = 0;
        while (!pool.get(place).card().card().equals(card) || !payment.canChoose(place)) {
            place++;
        }
        AttachedCards.On one = pool.get(place);
        return state.withAgenda(state.agenda().bind(as, chosen(state).with(one.pokemon(), one.card())));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return payment(state, pool(state, Scope.of(state))).canStop();
    }

    @Override
    public String kind() {
        return "choose-energy";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        Payment payment = payment(state, pool(state, Scope.of(state)));
        return PokemonMessage.ASK_ENERGY.with(payment.most(), payment.cost());
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        boolean any = !pool(outlook.state(), outlook.scope()).isEmpty()
                || on.of(outlook.state(), outlook.scope()).isEmpty() && on.isForeseen(outlook);
        if (any) {
            outlook.foresee(as);
        }
        return Prospect.of(any);
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_CHOOSE_ENERGY.with(
                units.description(), type == EnergyType.COLORLESS ? "" : type, on.description());
    }
}
