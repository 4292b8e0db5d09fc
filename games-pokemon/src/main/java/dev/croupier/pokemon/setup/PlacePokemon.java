package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Everybody, in secret and at once, puts one Basic Pokémon face down into the Active Spot and up to five onto the Bench (PKM-SETUP-6): card by
 * card, the Bench in the order of the deck, and then is done.
 */
public record PlacePokemon() implements Asking {
    private static final int BENCH = 5;
    /** Who has no Basic Pokémon, but a card that may begin for all that, need not begin with it. */
    private static final Choice MULLIGAN = new Choice.OfOption(0, "mulligan");

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Placements placements = placements(state);
        return state.playersInPlay().filter(seat -> !placements.of(seat).isReady());
    }

    @Override
    public boolean isTogether() {
        return true;
    }

    static Placements placements(PokemonState state) {
        return state.agenda().slots().get(Placements.SLOT, Placements.none(state.seats()));
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        Placement placement = placements(state).of(seat);
        DeckList deck = state.deck(seat);
        CardSet left = state.hand(seat).minus(placement.cards());
        if (placement.active() == Placement.NONE) {
            Array<Choice> options = deck.kinds(left.filter(number -> SetUp.mayBeActive(deck.card(number))))
                    .map(number -> (Choice) new Choice.OfCard(deck.card(number)));
            return Mulligans.hasBasic(state, seat) ? options : options.append(MULLIGAN);
        }
        Array<Choice> options = placement.bench().size() >= BENCH
                ? Array.empty()
                : deck.kinds(left.filter(
                                number -> SetUp.mayBeBenched(deck.card(number)) && isNext(deck, placement, number)))
                        .map(number -> (Choice) new Choice.OfCard(deck.card(number)));
        return options.append(new Choice.Done());
    }

    /** Benched cards are named in the order of the deck, so that the same Bench is reached in one way. */
    private static boolean isNext(DeckList deck, Placement placement, int number) {
        if (placement.bench().isEmpty()) {
            return true;
        }
        int last = placement.bench().nth(placement.bench().size() - 1);
        return number > last || deck.card(number).equals(deck.card(last));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        if (choice.equals(MULLIGAN)) {
            return Mulligans.taken(state, seat, happening);
        }
        Placements all = placements(state);
        Placement placement = all.of(seat);
        Placement next;
        if (choice instanceof Choice.OfCard of) {
            Card card = of.card();
            int number = state.deck(seat)
                    .copies(card)
                    .intersection(state.hand(seat).minus(placement.cards()))
                    .first();
            next = placement.active() == Placement.NONE
                    ? new Placement(number, placement.bench(), false, placement.extra())
                    : new Placement(placement.active(), placement.bench().with(number), false, placement.extra());
        } else {
            happening.tell(new PokemonEvent.Committed(seat));
            next = new Placement(placement.active(), placement.bench(), true, placement.extra());
        }
        return state.withAgenda(state.agenda().bind(Placements.SLOT, all.with(seat, next)));
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-SETUP-6";
    }

    @Override
    public String kind() {
        return "place-pokemon";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_ACTIVE.with();
    }
}
