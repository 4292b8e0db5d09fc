package dev.croupier.pokemon.sets.bcr;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class ComputerSearch {
    static final Card CARD = item("Computer Search", "BCR", "137")
            .aceSpec()
            .costs(Do.discardFromHand(Kinds.Simply.CARD, 2))
            .does(Do.search(Kinds.Simply.CARD, 1, Do.toHand(false)))
            .build();

    private ComputerSearch() {}
}
