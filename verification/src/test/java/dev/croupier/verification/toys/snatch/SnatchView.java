package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/**
 * What an observer sees of a table: cards by kind, never by number.
 *
 * @param observer who
 * @param own its hand, with what lies face down before it
 * @param sizes by seat, how many cards it has, those face down included
 * @param unburied how many cards of the pile were never looked at
 * @param buried the buried cards that it knows, top first
 * @param knowers who has followed these
 * @param shown the open cards
 * @param points by seat
 * @param seen the phase, as it sees it
 * @param deeds what is still to be done
 * @param known what it knows of the others' hands
 * @param outcome how it ended
 */
record SnatchView(
        Observer observer,
        Array<Kind> own,
        Array<Integer> sizes,
        int unburied,
        List<Option<Kind>> buried,
        List<TreeSet<Seat>> knowers,
        Array<Kind> shown,
        Array<Integer> points,
        SeenPhase seen,
        List<Deed> deeds,
        Whereabouts<Kind, Seat> known,
        Option<Outcome> outcome) {

    static SnatchView of(SnatchState state, Observer observer) {
        int buried = state.knowers().size();
        int unburied = state.pile().segments().size() - buried;
        return new SnatchView(
                observer,
                observer instanceof Seat seat ? kinds(whole(state, seat)) : Array.empty(),
                Array.range(0, state.hands().size())
                        .map(seat -> whole(state, Seat.of(seat)).size()),
                unburied == 0 ? 0 : state.pile().top().size(),
                state.pile()
                        .segments()
                        .drop(unburied)
                        .zipWith(
                                state.knowers(),
                                (card, knowers) ->
                                        Option.when(knowers.exists(observer::sees), () -> Kind.of(card.first()))),
                state.knowers(),
                kinds(state.shown()),
                state.points(),
                SeenPhase.of(state.phase(), observer),
                state.deeds(),
                observer instanceof Seat seat ? state.known().get(seat.index()) : Whereabouts.none(),
                state.outcome());
    }

    static CardSet whole(SnatchState state, Seat seat) {
        return state.laid(seat).map(state.hand(seat)::with).getOrElse(state.hand(seat));
    }

    static Array<Kind> kinds(CardSet cards) {
        return cards.<Kind>map(Kind::of).sorted();
    }
}
