package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;

final class MegaSignal {
    static final Card CARD = item("Mega Signal", "MEG", "121", "I")
            .does(Do.searchToHand(Kinds.all(Kinds.Simply.POKEMON, Kinds.tagged(Tag.MEGA), Kinds.tagged(Tag.EX)), 1))
            .build();

    private MegaSignal() {}
}
