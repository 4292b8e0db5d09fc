package dev.croupier.pokemon.sets.ssh;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Sword & Shield. */
public final class SwordAndShield {
    public static final Array<Card> CARDS = Array.of(
            LaprasV.CARD,
            LaprasVmax.CARD,
            GalarianZigzagoon.CARD,
            GalarianLinoone.CARD,
            GalarianObstagoon.CARD,
            ZacianV.CARD);

    private SwordAndShield() {}
}
