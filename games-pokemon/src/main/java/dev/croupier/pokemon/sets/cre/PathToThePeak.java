package dev.croupier.pokemon.sets.cre;

import static dev.croupier.pokemon.card.Write.stadium;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class PathToThePeak {
    static final Card CARD = stadium("Path to the Peak", "CRE", "148", "E")
            .passive(Always.silencesAbilities(Likes.Simply.RULE_BOX))
            .build();

    private PathToThePeak() {}
}
