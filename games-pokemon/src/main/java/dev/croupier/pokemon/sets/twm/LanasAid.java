package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.chooseFromDiscard;
import static dev.croupier.pokemon.card.Do.toHand;
import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class LanasAid {
    static final Card CARD = supporter("Lana's Aid", "TWM", "155", "H")
            .does(
                    chooseFromDiscard(
                            Kinds.anyOf(
                                    Kinds.all(Kinds.Simply.POKEMON, Kinds.not(Kinds.Simply.RULE_BOX)),
                                    Kinds.Simply.BASIC_ENERGY),
                            3),
                    toHand(false))
            .build();

    private LanasAid() {}
}
