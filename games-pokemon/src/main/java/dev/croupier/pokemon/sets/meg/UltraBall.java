package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class UltraBall {
    static final Card CARD = item("Ultra Ball", "MEG", "131", "I")
            .costs(Do.discardFromHand(Kinds.Simply.CARD, 2))
            .does(Do.searchToHand(Kinds.Simply.POKEMON, 1))
            .build();

    private UltraBall() {}
}
