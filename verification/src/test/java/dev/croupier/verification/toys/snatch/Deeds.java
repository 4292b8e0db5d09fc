package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Happening;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.snatch.SnatchEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeSet;

/** What the laid cards do, one after another in seat order. */
final class Deeds {
    private static final ToyMessage EMPTY_HAND = new ToyMessage("snatch.empty", "a hand is empty");

    private Deeds() {}

    /** Lays all that was committed to, and begins with the first deed. */
    static SnatchState begin(SnatchState state, Array<Laying> layings, Happening<SnatchEvent> happening) {
        SnatchState laid = state;
        List<Deed> deeds = List.empty();
        for (int index = 0; index < layings.size(); index++) {
            Seat seat = Seat.of(index);
            int card = layings.get(index).card().get();
            deeds = deeds.append(new Deed(seat, Kind.of(card)));
            happening.tell(SnatchEvent.open(What.LAID, seat, Kind.of(card)));
            laid = Memory.left(laid.shown(card), seat, Kind.of(card));
        }
        return next(laid.deeds(deeds));
    }

    /** Opens the window of the next deed, or the next round. */
    static SnatchState next(SnatchState state) {
        int seats = state.hands().size();
        if (state.deeds().isEmpty()) {
            SnatchState round = state.phase(new Phase.Choosing(Array.fill(seats, () -> Laying.NOTHING)));
            return round.hands().exists(CardSet::isEmpty) ? round.endedBy(result(round)) : round;
        }
        Deed deed = state.deeds().head();
        Array<Seat> others =
                Array.range(1, seats).map(step -> Seat.of((deed.seat().index() + step) % seats));
        return state.deeds(state.deeds().tail()).phase(new Phase.Window(deed, others));
    }

    private static Outcome result(SnatchState state) {
        int best = state.points().max().get();
        return new Outcome(
                state.points().map(points -> points == best ? 1 : 2),
                state.points().map(points -> points == best ? 1.0 : -1.0),
                EMPTY_HAND.with());
    }

    /** Does what nobody stopped. */
    static SnatchState done(SnatchState state, Deed deed, Happening<SnatchEvent> happening) {
        Seat seat = deed.seat();
        Seat victim = seat.next(state.hands().size());
        return switch (deed.kind()) {
            case PULL -> state.hand(victim).isEmpty() ? next(state) : next(pulled(state, victim, seat, happening));
            case SWAP -> next(swapped(state, seat, victim, happening));
            case BURY -> state.pile().isEmpty() ? next(state) : next(buried(state, seat, happening));
            case DRAW -> state.pile().isEmpty() ? next(state) : drawn(state, seat, happening);
            case STOP -> next(state);
        };
    }

    private static SnatchState pulled(SnatchState state, Seat from, Seat to, Happening<SnatchEvent> happening) {
        int card = happening.chance().pick(state.hand(from));
        happening.tell(SnatchEvent.secret(What.PULLED, Array.of(to, from), Array.of(Kind.of(card))));
        SnatchState moved = state.hand(from, state.hand(from).without(card))
                .hand(to, state.hand(to).with(card));
        return Memory.pulled(moved, from, to, Kind.of(card));
    }

    private static SnatchState swapped(SnatchState state, Seat one, Seat other, Happening<SnatchEvent> happening) {
        Array<Kind> kinds = SnatchView.kinds(state.hand(one)).appendAll(SnatchView.kinds(state.hand(other)));
        happening.tell(SnatchEvent.secret(What.SWAPPED, Array.of(one, other), kinds));
        return Memory.swapped(state, one, other).hand(one, state.hand(other)).hand(other, state.hand(one));
    }

    private static SnatchState buried(SnatchState state, Seat seat, Happening<SnatchEvent> happening) {
        TreeSet<Seat> knowers = topKnowers(state).add(seat);
        Pile.Drawn drawn = state.pile().draw(happening.chance());
        happening.tell(SnatchEvent.secret(What.BURIED, Array.of(seat), Array.of(Kind.of(drawn.card()))));
        return state.pile(
                drawn.rest().putUnder(drawn.card()), knowersBelow(state).append(knowers));
    }

    private static SnatchState drawn(SnatchState state, Seat seat, Happening<SnatchEvent> happening) {
        TreeSet<Seat> knowers = topKnowers(state);
        Pile.Drawn drawn = state.pile().draw(happening.chance());
        Kind kind = Kind.of(drawn.card());
        happening.tell(SnatchEvent.secret(What.DREW, Array.of(seat), Array.of(kind)));
        SnatchState taken = state.pile(drawn.rest(), knowersBelow(state))
                .hand(seat, state.hand(seat).with(drawn.card()));
        return Memory.drew(taken, seat, kind, knowers).phase(new Phase.Offer(seat, drawn.card(), knowers.add(seat)));
    }

    private static boolean topIsBuried(SnatchState state) {
        return state.pile().segments().size() == state.knowers().size();
    }

    private static TreeSet<Seat> topKnowers(SnatchState state) {
        return topIsBuried(state) ? state.knowers().head() : TreeSet.empty();
    }

    private static List<TreeSet<Seat>> knowersBelow(SnatchState state) {
        return topIsBuried(state) ? state.knowers().tail() : state.knowers();
    }
}
