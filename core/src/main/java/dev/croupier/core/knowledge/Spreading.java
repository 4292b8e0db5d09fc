package dev.croupier.core.knowledge;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;

/** How many copies of one kind go to each place. */
final class Spreading {
    private Spreading() {}

    /** Every spread of so many copies that the room allows, the first place fullest last. */
    static Array<Array<Integer>> all(int copies, Array<Integer> room) {
        if (room.isEmpty()) {
            return copies == 0 ? Array.of(Array.empty()) : Array.empty();
        }
        return Array.rangeClosed(0, Math.min(copies, room.head()))
                .flatMap(here -> all(copies - here, room.tail()).map(elsewhere -> elsewhere.prepend(here)));
    }

    /** Whether each claim, a list of places, can have a copy of its own. */
    static boolean meets(Array<Integer> spread, Array<Array<Integer>> claims) {
        return claims.isEmpty()
                || claims.head()
                        .exists(place -> spread.get(place) > 0
                                && meets(spread.update(place, spread.get(place) - 1), claims.tail()));
    }

    /** Adds {@code cards} to the places, so many to each, picked by chance. */
    static Array<CardSet> pick(Array<CardSet> dealt, CardSet cards, Array<Integer> spread, Chance chance) {
        CardSet left = cards;
        Array<CardSet> filled = dealt;
        for (int place = 0; place < spread.size(); place++) {
            for (int i = 0; i < spread.get(place); i++) {
                int card = chance.pick(left);
                left = left.without(card);
                filled = filled.update(place, filled.get(place).with(card));
            }
        }
        return filled;
    }
}
