package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.effect.SkipStage;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class RareCandy {
    static final Card CARD = item("Rare Candy", "MEG", "125", "I")
            .when(Whens.notFirstTurnForEvolving())
            .does(new SkipStage(Those.yours(Where.IN_PLAY, Likes.basic(), Likes.not(Likes.Simply.ENTERED_THIS_TURN))))
            .build();

    private RareCandy() {}
}
