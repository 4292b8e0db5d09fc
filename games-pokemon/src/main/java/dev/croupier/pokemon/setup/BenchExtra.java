package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * A player may put Basic Pokémon among its extra cards onto the Bench, still face down. It is asked whatever the cards are, since not to ask
 * would tell.
 *
 * @param seat who
 */
record BenchExtra(Seat seat) implements Asking {
    private static final Slot<Picked> EXTRA = Placements.EXTRA;
    private static final int BENCH = 5;

    /** Asks about those cards. */
    static Effect among(Seat seat, CardSet extra) {
        return new Begin(seat, new Picked(seat, PokemonEvent.Zone.HAND, extra, 1 << seat.index()));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return state.isAtTable(seat) && state.agenda().slots().binds(EXTRA) ? Array.of(seat) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat asked) {
        Placement placement = PlacePokemon.placements(state).of(seat);
        Picked extra = state.agenda().slots().get(EXTRA);
        DeckList deck = state.deck(seat);
        Array<Choice> options = extra == null || placement.bench().size() >= BENCH
                ? Array.empty()
                : deck.kinds(extra.cards().filter(number -> SetUp.mayBeBenched(deck.card(number))))
                        .map(number -> (Choice) new Choice.OfCard(deck.card(number)));
        return options.append(new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat asked, Choice choice, Happening<PokemonEvent> happening) {
        Picked extra = state.agenda().slots().get(EXTRA);
        if (!(choice instanceof Choice.OfCard of) || extra == null) {
            happening.tell(new PokemonEvent.Committed(seat));
            return state.withAgenda(state.agenda().taken().unbind(EXTRA));
        }
        int number =
                state.deck(seat).copies(of.card()).intersection(extra.cards()).first();
        Placements all = PlacePokemon.placements(state);
        Placement placement = all.of(seat);
        Placement next = new Placement(placement.active(), placement.bench().with(number), true, 0);
        Picked rest = new Picked(seat, extra.where(), extra.cards().without(number), extra.seers());
        return state.withAgenda(
                state.agenda().bind(Placements.SLOT, all.with(seat, next)).bind(EXTRA, rest));
    }

    /** What is put down stays face down. */
    @Override
    public int told(PokemonState state, Seat asked, Choice choice) {
        return choice instanceof Choice.OfCard ? 1 << asked.index() : -1;
    }

    @Override
    public boolean isOptional(PokemonState state, Seat asked) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-SETUP-5";
    }

    @Override
    public String kind() {
        return "bench-extra";
    }

    @Override
    public Message prompt(PokemonState state, Seat asked) {
        return PokemonMessage.ASK_EXTRA_BENCH.with();
    }

    private record Begin(Seat seat, Picked extra) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return extra.isEmpty()
                    ? state
                    : state.withAgenda(state.agenda().bind(EXTRA, extra).then(new BenchExtra(seat)));
        }
    }
}
