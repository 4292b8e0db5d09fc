package dev.croupier.pokemon.zone;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;

/**
 * What each player, and everybody together, makes of what is to be seen of the others' hidden cards. A player has no claims about the own cards:
 * what it knows of its own deck the deck says, and of its Prizes they do; nor has it any about a hand that it sees, or the deck of a seat
 * without a hand. Where nobody has claims nothing is done, which is nearly always.
 */
public final class Knowledge {
    private Knowledge() {}

    /** Everybody knows nothing. */
    public static Array<Whereabouts<Card, Place>> nothing(int seats) {
        return Array.fill(seats + 1, Whereabouts::none);
    }

    /** Cards left a hidden place; {@code seers} saw which. The others know only that as many went to {@code to}. */
    static PokemonState left(PokemonState state, Place from, CardSet cards, Place to, int seers) {
        return isSilent(state) || isOpenToAll(state, from)
                ? state
                : each(state, (observer, known) -> {
                    if (observer == from.seat().index() || known.claims().isEmpty()) {
                        return known;
                    }
                    return sees(state, observer, seers)
                            ? left(known, from, cards, state.deck(from.seat()))
                            : known.wentUnseen(from, to);
                });
    }

    private static Whereabouts<Card, Place> left(
            Whereabouts<Card, Place> known, Place from, CardSet cards, DeckList deck) {
        Whereabouts<Card, Place> left = known;
        for (var numbers = cards.iterator(); numbers.hasNext(); ) {
            left = left.left(from, deck.card(numbers.nextInt()));
        }
        return left;
    }

    /** Cards left a hidden place for all to see. */
    static PokemonState leftOpenly(PokemonState state, Place from, CardSet cards) {
        return left(state, from, cards, from, -1);
    }

    /** Cards came to a hidden place; {@code seers} saw which. */
    static PokemonState came(PokemonState state, Place to, CardSet cards, int seers) {
        if (isOpenToAll(state, to) || (seers & ~(1 << to.seat().index() | open(state, to))) == 0) {
            return state;
        }
        Array<Card> kinds = state.deck(to.seat()).cards(cards);
        return each(
                state,
                (observer, known) ->
                        !isOpen(state, to, observer) && sees(state, observer, seers) ? known.cameTo(to, kinds) : known);
    }

    /** Everybody who sees it looks at a whole hand. */
    static PokemonState looked(PokemonState state, Place place, CardSet cards, int seers) {
        Array<Card> kinds = state.deck(place.seat()).cards(cards);
        return each(
                state,
                (observer, known) -> !isOpen(state, place, observer) && sees(state, observer, seers)
                        ? known.looked(place, kinds)
                        : known);
    }

    /** Everybody sees some cards of a hidden place, where they stay. */
    static PokemonState shown(PokemonState state, Place place, CardSet cards) {
        Array<Card> kinds = state.deck(place.seat()).cards(cards);
        return each(state, (observer, known) -> isOpen(state, place, observer) ? known : known.shown(place, kinds));
    }

    /** Some see a whole hand, and whatever becomes of it from now on: what they claimed of it is not claimed any more. */
    static PokemonState opened(PokemonState state, Place hand, CardSet cards, int seers) {
        Array<Card> kinds = state.deck(hand.seat()).cards(cards);
        return each(
                state,
                (observer, known) -> observer != hand.seat().index() && sees(state, observer, seers)
                        ? new Whereabouts<>(known.looked(hand, kinds)
                                .claims()
                                .filter(claim -> claim.places().size() > 1 || !claim.mayBeIn(hand)))
                        : known);
    }

    /** Whether the observer sees what lies there as its owner does. */
    private static boolean isOpen(PokemonState state, Place place, int observer) {
        return observer == place.seat().index()
                || isOpenToAll(state, place)
                || observer < state.seats() && (open(state, place) >> observer & 1) != 0;
    }

    /** Of a seat without a hand everybody knows the deck list, and so what is left in its deck. */
    private static boolean isOpenToAll(PokemonState state, Place place) {
        return !state.setting().profile(place.seat()).hasHand();
    }

    private static int open(PokemonState state, Place place) {
        return place.zone() == Place.Zone.HAND ? state.handSeers(place.seat()) : 0;
    }

    private static boolean isSilent(PokemonState state) {
        for (int observer = 0; observer < state.known().size(); observer++) {
            if (!state.known().get(observer).claims().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Whether an observer, the last of whom is the public, is among the seers; everybody is where all bits are set. */
    private static boolean sees(PokemonState state, int observer, int seers) {
        return observer == state.seats() ? seers == -1 : (seers >> observer & 1) != 0;
    }

    private interface Learning {
        Whereabouts<Card, Place> learned(int observer, Whereabouts<Card, Place> known);
    }

    @SuppressWarnings("ReferenceEquality") // what was not learned is the same object
    private static PokemonState each(PokemonState state, Learning learning) {
        Array<Whereabouts<Card, Place>> before = state.known();
        Array<Whereabouts<Card, Place>> after = before;
        for (int observer = 0; observer < before.size(); observer++) {
            Whereabouts<Card, Place> known = before.get(observer);
            Whereabouts<Card, Place> learned = learning.learned(observer, known);
            if (learned != known) {
                after = after.update(observer, learned);
            }
        }
        return after == before ? state : state.withKnown(after);
    }
}
