package dev.croupier.heretoslay.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import io.vavr.collection.IndexedSeq;

/** Asks for a card: the answers are {@link HtsAction.ChooseCard}, and {@link HtsAction.Decline} where it is {@link Declinable}. */
public interface CardAsking extends Asking {

    /** The cards that {@code seat} may choose, each once, in the order of the box. */
    IndexedSeq<Card> cards(HtsState state, Seat seat);

    /** After one of them was chosen. */
    HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening);

    /** The id of the rule that asks. */
    String rule();
}
