package dev.croupier.pokemon.sets.scr;

import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class AreaZeroUnderdepths {
    static final Card CARD = stadium("Area Zero Underdepths", "SCR", "131", "H")
            .passive(Always.benchRoom(8, Whens.exists(Those.yours(IN_PLAY, Likes.tagged(Tag.TERA)))))
            .build();

    private AreaZeroUnderdepths() {}
}
