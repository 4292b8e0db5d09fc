package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class CrushingHammer {
    static final Card CARD = item("Crushing Hammer", "POR", "71", "J")
            .does(Do.onHeads(Do.discardAttached(Those.theirs(IN_PLAY), Kinds.Simply.ENERGY, 1)))
            .build();

    private CrushingHammer() {}
}
