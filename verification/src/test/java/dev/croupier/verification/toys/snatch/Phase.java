package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;

/** What is going on. */
sealed interface Phase {

    /** Everybody chooses what to lay; by seat. */
    record Choosing(Array<Laying> layings) implements Phase {}

    /** The seats still {@code asked} may stop a deed. */
    record Window(Deed deed, Array<Seat> asked) implements Phase {}

    /** A seat may show the card that it has drawn; {@code knowers} know which kind it is. */
    record Offer(Seat seat, int card, TreeSet<Seat> knowers) implements Phase {}
}
