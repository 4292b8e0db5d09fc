package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.energy.Payment;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Somebody chooses attached cards that provide so many <em>Energy</em> of a type, one after another; all that there is where it is less. A card that
 * provides several counts as any number of them, and none is chosen once they are enough (PKM-R71, PKM-R72).
 *
 * @param as where they are bound
 * @param chooser who chooses
 * @param on attached to which Pokémon
 * @param type what the Energy has to count as; any for Colorless
 * @param units how many
 */
public record ChooseEnergy(Slot<AttachedCards> as, Whose chooser, Which on, EnergyType type, HowMany units)
        implements Asking {

    private Array<AttachedCards.On> pool(PokemonState state, Scope scope) {
        Array<AttachedCards.On> pool = Array.empty();
        for (InPlay pokemon : on.of(state, scope)) {
            for (Placed placed : pokemon.energy()) {
                if (unitsOf(state, pokemon, placed) > 0) {
                    pool = pool.append(new AttachedCards.On(pokemon.id(), placed));
                }
            }
        }
        return pool;
    }

    private int unitsOf(PokemonState state, InPlay pokemon, Placed placed) {
        Array<Types> provided = Energies.unitsOf(state, pokemon, placed);
        return type == EnergyType.COLORLESS ? provided.size() : provided.count(unit -> unit.contains(type));
    }

    private AttachedCards chosen(PokemonState state) {
        return state.agenda().slots().get(as, AttachedCards.none());
    }

    /** What is chosen so far, as a payment whose places are those of the pool. */
    private Payment payment(PokemonState state, Scope scope, Array<AttachedCards.On> pool) {
        Array<Integer> provided = pool.map(one -> {
            InPlay pokemon = state.find(one.pokemon());
            return pokemon == null ? 0 : unitsOf(state, pokemon, one.card());
        });
        int cost = Math.min(units.in(state, scope), provided.sum().intValue());
        Payment payment = Payment.ascending(cost, provided);
        for (AttachedCards.On one : chosen(state).all()) {
            payment = payment.choose(pool.indexOf(one));
        }
        return payment;
    }

    private Array<Choice> options(PokemonState state) {
        Scope scope = Scope.of(state);
        Array<AttachedCards.On> pool = pool(state, scope);
        Payment payment = payment(state, scope, pool);
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
        Array<Seat> seats = chooser.seats(state, state.agenda().top().owner());
        return seats.isEmpty() || options(state).isEmpty() ? Array.empty() : Array.of(seats.head());
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
        Scope scope = Scope.of(state);
        Array<AttachedCards.On> pool = pool(state, scope);
        Payment payment = payment(state, scope, pool);
        int place = 0;
        while (!payment.canChoose(place)
                || !pool.get(place).pokemon().equals(of.pokemon())
                || !pool.get(place).card().card().equals(of.card())) {
            place++;
        }
        AttachedCards.On one = pool.get(place);
        return state.withAgenda(state.agenda().bind(as, chosen(state).with(one.pokemon(), one.card())));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        Scope scope = Scope.of(state);
        return payment(state, scope, pool(state, scope)).canStop();
    }

    @Override
    public String kind() {
        return "choose-energy";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        Scope scope = Scope.of(state);
        Payment payment = payment(state, scope, pool(state, scope));
        return PokemonMessage.ASK_ENERGY.with(word(), on.description(), payment.most(), payment.cost());
    }

    private Object word() {
        return type == EnergyType.COLORLESS ? "" : type;
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
        return PokemonMessage.DO_CHOOSE_ENERGY.with(units.description(), word(), on.description());
    }
}
