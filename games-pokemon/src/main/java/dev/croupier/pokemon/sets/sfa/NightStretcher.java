package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.chooseFromDiscard;
import static dev.croupier.pokemon.card.Do.toHand;
import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class NightStretcher {
    static final Card CARD = item("Night Stretcher", "SFA", "61", "H")
            .does(chooseFromDiscard(Kinds.anyOf(Kinds.Simply.POKEMON, Kinds.Simply.BASIC_ENERGY), 1), toHand(false))
            .build();

    private NightStretcher() {}
}
