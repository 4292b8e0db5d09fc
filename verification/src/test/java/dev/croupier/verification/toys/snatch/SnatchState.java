package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/**
 * A table of Snatch.
 *
 * @param hands by seat, without what lies face down before it
 * @param pile the pile; buried cards are segments of their own at its bottom
 * @param knowers for each buried card, top first, the seats that have followed it
 * @param shown the open cards
 * @param points by seat
 * @param phase what is going on
 * @param deeds what is still to be done in this round
 * @param known by seat, what it knows of the others' hands
 * @param outcome how it ended
 */
record SnatchState(
        Array<CardSet> hands,
        Pile pile,
        List<TreeSet<Seat>> knowers,
        CardSet shown,
        Array<Integer> points,
        Phase phase,
        List<Deed> deeds,
        Array<Whereabouts<Kind, Seat>> known,
        Option<Outcome> outcome) {

    CardSet hand(Seat seat) {
        return hands.get(seat.index());
    }

    SnatchState hand(Seat seat, CardSet hand) {
        return new SnatchState(
                hands.update(seat.index(), hand), pile, knowers, shown, points, phase, deeds, known, outcome);
    }

    SnatchState pile(Pile pile, List<TreeSet<Seat>> knowers) {
        return new SnatchState(hands, pile, knowers, shown, points, phase, deeds, known, outcome);
    }

    SnatchState phase(Phase phase) {
        return new SnatchState(hands, pile, knowers, shown, points, phase, deeds, known, outcome);
    }

    SnatchState deeds(List<Deed> deeds) {
        return new SnatchState(hands, pile, knowers, shown, points, phase, deeds, known, outcome);
    }

    SnatchState known(Array<Whereabouts<Kind, Seat>> known) {
        return new SnatchState(hands, pile, knowers, shown, points, phase, deeds, known, outcome);
    }

    SnatchState shown(int card) {
        return new SnatchState(hands, pile, knowers, shown.with(card), points, phase, deeds, known, outcome);
    }

    SnatchState scored(Seat seat) {
        return new SnatchState(
                hands,
                pile,
                knowers,
                shown,
                points.update(seat.index(), points.get(seat.index()) + 1),
                phase,
                deeds,
                known,
                outcome);
    }

    SnatchState endedBy(Outcome ending) {
        return new SnatchState(hands, pile, knowers, shown, points, phase, deeds, known, Option.some(ending));
    }

    /** The card face down before a seat, if any. */
    Option<Integer> laid(Seat seat) {
        return phase instanceof Phase.Choosing choosing
                ? choosing.layings().get(seat.index()).card()
                : Option.none();
    }

    /** Every place of cards. */
    Array<CardSet> zones() {
        return hands.append(pile.cards())
                .append(shown)
                .appendAll(Array.range(0, hands.size())
                        .flatMap(seat -> laid(Seat.of(seat)))
                        .map(card -> CardSet.of(card)));
    }
}
