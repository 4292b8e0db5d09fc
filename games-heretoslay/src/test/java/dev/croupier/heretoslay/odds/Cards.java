package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The five kinds of Modifier cards. */
final class Cards {
    static final ModifierValues ONE = ModifierValues.of(1, -3);
    static final ModifierValues TWO = ModifierValues.of(2, -2);
    static final ModifierValues THREE = ModifierValues.of(3, -1);
    static final ModifierValues PLUS_FOUR = ModifierValues.of(4);
    static final ModifierValues MINUS_FOUR = ModifierValues.of(-4);

    private Cards() {}

    static Arbitrary<Array<ModifierValues>> hands(int most) {
        return Combinators.combine(
                        Arbitraries.of(ONE, TWO, THREE, PLUS_FOUR, MINUS_FOUR)
                                .list()
                                .ofMaxSize(most),
                        Arbitraries.of(true, false))
                .as((cards, horn) -> Array.ofAll(cards).map(card -> horn ? card.withHorn() : card));
    }
}
