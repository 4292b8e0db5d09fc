package dev.croupier.heretoslay.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import io.vavr.collection.IndexedSeq;

/** Asks for a Hero in play otherwise than by the engine's own choice: the answers are {@link HtsAction.ChooseHero}. */
public interface HeroAsking extends Asking {

    /** The Heroes that {@code seat} may choose, in the order of the box. */
    IndexedSeq<Card> heroes(HtsState state, Seat seat);

    /** After one of them was chosen. */
    HtsState chosen(HtsState state, HtsAction.ChooseHero action, Happening<HtsEvent> happening);

    /** The id of the rule that asks. */
    String rule();
}
