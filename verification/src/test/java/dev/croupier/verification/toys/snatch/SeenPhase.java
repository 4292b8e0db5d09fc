package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A phase as an observer sees it. */
sealed interface SeenPhase {

    /** Who has committed, and what the observer itself is about to lay. */
    record Choosing(Array<Boolean> committed, Option<Kind> own, boolean exchanged) implements SeenPhase {}

    /** A window is open to all. */
    record Window(Phase.Window window) implements SeenPhase {}

    /** Somebody is offered something; which card only those see who know it. */
    record Offer(Seat seat, Option<Kind> card, io.vavr.collection.TreeSet<Seat> knowers) implements SeenPhase {}

    static SeenPhase of(Phase phase, Observer observer) {
        if (phase instanceof Phase.Choosing choosing) {
            Option<Laying> own = observer instanceof Seat seat
                    ? Option.some(choosing.layings().get(seat.index()))
                    : Option.none();
            return new Choosing(
                    choosing.layings().map(Laying::committed),
                    own.flatMap(Laying::card).map(Kind::of),
                    own.exists(Laying::exchanged));
        }
        if (phase instanceof Phase.Offer offer) {
            return new Offer(
                    offer.seat(),
                    Option.when(offer.knowers().exists(observer::sees), () -> Kind.of(offer.card())),
                    offer.knowers());
        }
        return new Window((Phase.Window) phase);
    }
}
