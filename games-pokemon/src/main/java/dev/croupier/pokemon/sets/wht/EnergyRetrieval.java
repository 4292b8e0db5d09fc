package dev.croupier.pokemon.sets.wht;

import static dev.croupier.pokemon.card.Do.chooseFromDiscard;
import static dev.croupier.pokemon.card.Do.toHand;
import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class EnergyRetrieval {
    static final Card CARD = item("Energy Retrieval", "WHT", "82", "I")
            .does(chooseFromDiscard(Kinds.Simply.BASIC_ENERGY, 2), toHand(false))
            .build();

    private EnergyRetrieval() {}
}
