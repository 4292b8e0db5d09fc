package dev.croupier.pokemon;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.PokemonView.SeenStadium;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.SeenCard;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.SeenSide.SeenPile;
import dev.croupier.pokemon.table.SeenSide.SeenPrize;
import dev.croupier.pokemon.table.SeenSide.SeenPrizes;
import dev.croupier.pokemon.table.SeenSide.SeenSegment;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The state with hidden cards masked, and cards named instead of numbered: which copy of a card it is would tell something. */
final class Views {
    private final PokemonState state;
    private final Observer observer;

    private Views(PokemonState state, Observer observer) {
        this.state = state;
        this.observer = observer;
    }

    static PokemonView of(PokemonState state, Observer observer) {
        return new Views(state, observer).view();
    }

    private PokemonView view() {
        return new PokemonView(
                observer,
                state.rules(),
                state.setting().seating(),
                Array.range(0, state.seats()).map(seat -> side(Seat.of(seat))),
                Option.of(state.stadium())
                        .map(stadium ->
                                new SeenStadium(new SeenCard(stadium.placed().owner(), stadium.card()), stadium.by())),
                state.turn(),
                state.facts(),
                new Masks(state, observer).agenda(),
                observer instanceof Seat seat
                        ? state.known().by(seat.index())
                        : state.known().openly(),
                state.known().openly(),
                state.entered(),
                state.decisions(),
                Option.of(state.outcome()));
    }

    private SeenSide side(Seat seat) {
        Side side = state.side(seat);
        DeckList deck = state.deck(seat);
        boolean sees = sees(seat);
        boolean hasHand = state.setting().profile(seat).hasHand();
        return new SeenSide(
                deck.size(),
                Option.when(sees || !hasHand || state.rules().deckLists() == DeckLists.OPEN, deck::cards),
                side.hand().size(),
                Option.when(DrawPile.knows(observer, state.handSeers(seat)), () -> deck.cards(side.hand())),
                pile(seat, side, deck),
                deck.cards(side.discard()),
                deck.cards(side.lost()),
                prizes(seat, side.prizes(), deck),
                deck.cards(side.resolving()),
                Option.of(side.active()).map(SeenPokemon::of),
                side.bench().map(SeenPokemon::of),
                side.lasting(),
                side.turn(),
                side.spent(),
                side.prizesToWin(),
                side.taken(),
                side.atTable());
    }

    /** Whether the observer can tell the deck of that player from its Prizes. */
    private boolean tellsDeckFromPrizes(Seat seat, Prizes prizes) {
        return observer.equals(Observer.OMNISCIENT)
                || sees(seat) && prizes.known()
                || !state.setting().profile(seat).hasHand();
    }

    /** Whether the observer sees what that player sees. */
    private boolean sees(Seat seat) {
        return DrawPile.knows(observer, state.setting().lookers(seat));
    }

    private SeenPile pile(Seat seat, Side side, DeckList deck) {
        DrawPile pile = side.pile();
        return new SeenPile(
                pile.pile()
                        .segments()
                        .zipWith(pile.knowers(), (cards, knowers) -> segment(deck, cards, knowers))
                        .toArray(),
                Option.when(tellsDeckFromPrizes(seat, side.prizes()), () -> deck.cards(pile.cards())));
    }

    private SeenSegment segment(DeckList deck, CardSet cards, int knowers) {
        return new SeenSegment(
                cards.size(), Option.when(DrawPile.knows(observer, knowers), () -> deck.cards(cards)), knowers);
    }

    private SeenPrizes prizes(Seat seat, Prizes prizes, DeckList deck) {
        Array<SeenPrize> places = Array.range(0, prizes.slots().size()).map(place -> prize(prizes, place, deck));
        Array<Card> hidden = places.flatMap(SeenPrize::card).foldLeft(deck.cards(prizes.cards()), Array::remove);
        return new SeenPrizes(places, prizes.known(), Option.when(tellsDeckFromPrizes(seat, prizes), hidden));
    }

    private SeenPrize prize(Prizes prizes, int place, DeckList deck) {
        boolean there = prizes.isThere(place);
        boolean faceUp = prizes.isFaceUp(place);
        return new SeenPrize(
                there,
                faceUp,
                Option.when(
                        faceUp || there && observer.equals(Observer.OMNISCIENT),
                        () -> deck.card(prizes.slots().get(place))));
    }
}
