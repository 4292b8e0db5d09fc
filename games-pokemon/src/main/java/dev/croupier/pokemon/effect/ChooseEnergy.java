package dev.croupier.pokemon.effect;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Card;
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
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The text's player chooses attached Energy, so many <em>units</em> that count as a type: card by card in their order, each set of cards in one way.
 * A card that provides n units counts as any number from 1 to n (PKM-R71); where there are fewer than there should be, all of them are chosen.
 *
 * @param as where the cards are bound
 * @param on attached to which Pokémon
 * @param type as which type they have to count; any for Colorless
 * @param least at least so many units
 * @param most at most so many
 */
public record ChooseEnergy(Slot<AttachedCards> as, Which on, EnergyType type, HowMany least, HowMany most)
        implements Asking {

    /** A card that could be chosen, with what it provides. */
    private record Source(AttachedCards.On card, int units) {}

    private Array<Source> sources(PokemonState state, Scope scope) {
        Array<Source> sources = Array.empty();
        for (InPlay pokemon : on.of(state, scope)) {
            for (Placed placed : pokemon.energy()) {
                int units = Energies.countOf(state, pokemon, placed, type);
                sources = units > 0
                        ? sources.append(new Source(new AttachedCards.On(pokemon.id(), placed), units))
                        : sources;
            }
        }
        return sources;
    }

    private static int units(Array<Source> sources) {
        int sum = 0;
        for (Source source : sources) {
            sum += source.units();
        }
        return sum;
    }

    private AttachedCards chosen(PokemonState state) {
        return state.agenda().slots().get(AttachedCards.CHOOSING, AttachedCards.none());
    }

    /** Those after the last one chosen. */
    private static Array<Source> rest(Array<Source> sources, AttachedCards chosen) {
        return chosen.isEmpty()
                ? sources
                : sources.drop(1
                        + sources.indexWhere(
                                source -> source.card().equals(chosen.all().last())));
    }

    private Array<Choice> options(PokemonState state) {
        Scope scope = Scope.of(state);
        Array<Source> sources = sources(state, scope);
        AttachedCards chosen = chosen(state);
        if (chosen.size() >= most.in(state, scope)) {
            return Array.empty();
        }
        int needed = Math.min(Gathered.least(state, scope, least), units(sources))
                - units(sources.filter(source -> chosen.all().contains(source.card())));
        Array<Source> rest = rest(sources, chosen);
        Array<Choice> options = Array.empty();
        for (int i = 0; i < rest.size(); i++) {
            Choice choice = choice(rest.get(i));
            if (units(rest.drop(i)) >= needed && !options.contains(choice)) {
                options = options.append(choice);
            }
        }
        return needed <= 0 && !options.isEmpty() ? options.append(new Choice.Done()) : options;
    }

    /** What may follow are the cards after it; of copies on one Pokémon the first ones, so that each set counts once. */
    @Override
    public double ways(PokemonState state, Seat seat, Choice choice) {
        if (!(choice instanceof Choice.OfAttached)) {
            return 1;
        }
        Scope scope = Scope.of(state);
        Array<Source> sources = sources(state, scope);
        AttachedCards before = chosen(state);
        Source one = rest(sources, before)
                .find(source -> choice(source).equals(choice))
                .get();
        AttachedCards chosen = before.with(one.card().pokemon(), one.card().card());
        Array<Source> rest = rest(sources, chosen);
        Array<Ways.Alike> follow = Array.empty();
        for (Choice kind : sources.map(ChooseEnergy::choice).distinct()) {
            Array<Source> after = rest.filter(source -> choice(source).equals(kind));
            int passed = sources.count(source -> choice(source).equals(kind)) - after.size();
            int taken = sources.count(
                    source -> choice(source).equals(kind) && chosen.all().contains(source.card()));
            if (taken < passed && choice.equals(kind)) {
                return 0;
            }
            follow = taken < passed || after.isEmpty()
                    ? follow
                    : follow.append(new Ways.Alike(after.size(), after.head().units()));
        }
        int needed = Math.min(Gathered.least(state, scope, least), units(sources))
                - units(sources.filter(source -> chosen.all().contains(source.card())));
        return Ways.of(follow, needed, most.in(state, scope) - chosen.size());
    }

    private static Choice choice(Source source) {
        return new Choice.OfAttached(
                source.card().pokemon(), source.card().card().card());
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
            return step(state.withAgenda(state.agenda().taken()), happening);
        }
        AttachedCards chosen = chosen(state);
        Card card = of.card();
        AttachedCards.On one = rest(sources(state, Scope.of(state)), chosen)
                .map(Source::card)
                .find(on ->
                        on.pokemon().equals(of.pokemon()) && on.card().card().equals(card))
                .get();
        return state.withAgenda(state.agenda().bind(AttachedCards.CHOOSING, chosen.with(one.pokemon(), one.card())));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return Gathered.done(state, AttachedCards.CHOOSING, as);
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return options(state).contains(new Choice.Done());
    }

    @Override
    public String kind() {
        return "choose-energy";
    }

    private Object typed() {
        return type == EnergyType.COLORLESS ? "any" : type;
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_ENERGY.with(typed(), on.description());
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        boolean any = !sources(outlook.state(), outlook.scope()).isEmpty();
        if (any) {
            outlook.foresee(as);
        } else {
            outlook.forget(as);
        }
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return CoreMessage.CHOOSE.with(
                type == EnergyType.COLORLESS
                        ? TextMessage.SO_MUCH_ENERGY.with(Counted.amount(least, most), on.description())
                        : TextMessage.SO_MUCH_ENERGY_OF.with(Counted.amount(least, most), type, on.description()));
    }
}
