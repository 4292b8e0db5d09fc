package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.discardAttached;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class EnhancedHammer {
    static final Card CARD = item("Enhanced Hammer", "TWM", "148", "H")
            .does(discardAttached(theirs(IN_PLAY), Kinds.Simply.SPECIAL_ENERGY, 1))
            .build();

    private EnhancedHammer() {}
}
