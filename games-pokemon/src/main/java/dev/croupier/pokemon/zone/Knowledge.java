package dev.croupier.pokemon.zone;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonState;

/**
 * What each player, and everybody together, makes of what is to be seen of the others' hidden cards. A player has no claims about the own cards:
 * what it knows of its own deck the deck says, and of its Prizes they do; nor has it any about a hand that it sees, or the deck of a seat
 * without a hand.
 *
 * <p>Each of these is a {@link Known.Notice}: whoever sees it is settled at once, as bits, what follows from it when somebody asks.
 */
final class Knowledge {
    private Knowledge() {}

    /** Cards left a hidden place; {@code seers} saw which. The others know only that as many went to {@code to}. */
    static PokemonState left(PokemonState state, Place from, CardSet cards, Place to, int seers) {
        if (!state.known().mayMention(from) || isOpenToAll(state, from)) {
            return state;
        }
        DeckList deck = state.deck(from.seat());
        int seeing = observers(state, seers);
        int owner = from.seat().index();
        return noticed(
                state,
                (observer, known) -> {
                    if (observer == owner || known.claims().isEmpty()) {
                        return known;
                    }
                    return isAmong(seeing, observer) ? left(known, from, cards, deck) : known.wentUnseen(from, to);
                },
                to);
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
        DeckList deck = state.deck(to.seat());
        int learning = learning(state, to, seers);
        return learning == 0
                ? state
                : noticed(
                        state,
                        (observer, known) -> isAmong(learning, observer) ? known.cameTo(to, deck.cards(cards)) : known,
                        to);
    }

    /** Everybody who sees it looks at a whole hand. */
    static PokemonState looked(PokemonState state, Place place, CardSet cards, int seers) {
        DeckList deck = state.deck(place.seat());
        int learning = learning(state, place, seers);
        return learning == 0
                ? state
                : noticed(
                        state,
                        (observer, known) ->
                                isAmong(learning, observer) ? known.looked(place, deck.cards(cards)) : known,
                        place);
    }

    /** Everybody sees some cards of a hidden place, where they stay. */
    static PokemonState shown(PokemonState state, Place place, CardSet cards) {
        DeckList deck = state.deck(place.seat());
        int learning = learning(state, place, -1);
        return learning == 0
                ? state
                : noticed(
                        state,
                        (observer, known) ->
                                isAmong(learning, observer) ? known.shown(place, deck.cards(cards)) : known,
                        place);
    }

    /** Some see a whole hand, and whatever becomes of it from now on: what they claimed of it is not claimed any more. */
    static PokemonState opened(PokemonState state, Place hand, CardSet cards, int seers) {
        DeckList deck = state.deck(hand.seat());
        int seeing = observers(state, seers) & ~(1 << hand.seat().index());
        return noticed(
                state,
                (observer, known) -> isAmong(seeing, observer)
                        ? new Whereabouts<>(known.looked(hand, deck.cards(cards))
                                .claims()
                                .filter(claim -> claim.places().size() > 1 || !claim.mayBeIn(hand)))
                        : known,
                hand);
    }

    private static PokemonState noticed(PokemonState state, Known.Notice notice, Place place) {
        return state.withKnown(state.known().noticed(notice, place));
    }

    /** The observers, as bits, who learn something about a place from what those see: not those who see what lies there as its owner does. */
    private static int learning(PokemonState state, Place place, int seers) {
        if (isOpenToAll(state, place)) {
            return 0;
        }
        int open = place.zone() == Place.Zone.HAND ? state.handSeers(place.seat()) : 0;
        return observers(state, seers) & ~(1 << place.seat().index() | open);
    }

    /** The observers among the seers, as bits: the public, whose bit comes after those of the seats, where everybody sees it. */
    private static int observers(PokemonState state, int seers) {
        int seats = (1 << state.seats()) - 1;
        return seers == -1 ? seats << 1 | 1 : seers & seats;
    }

    private static boolean isAmong(int observers, int observer) {
        return (observers >> observer & 1) != 0;
    }

    /** Of a seat without a hand everybody knows the deck list, and so what is left in its deck. */
    private static boolean isOpenToAll(PokemonState state, Place place) {
        return !state.setting().profile(place.seat()).hasHand();
    }
}
