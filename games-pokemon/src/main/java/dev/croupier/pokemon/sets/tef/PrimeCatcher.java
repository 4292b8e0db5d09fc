package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.SECOND;
import static dev.croupier.pokemon.card.Do.choose;
import static dev.croupier.pokemon.card.Do.gust;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.when.Whens.exists;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.bound;
import static dev.croupier.pokemon.which.Those.theirs;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.table.Card;

final class PrimeCatcher {
    static final Card CARD = item("Prime Catcher", "TEF", "157", "H")
            .aceSpec()
            .when(exists(theirs(BENCHED)))
            .does(gust(), choose(SECOND, yours(BENCHED)), new Moves.MoveToActive(bound(SECOND)))
            .build();

    private PrimeCatcher() {}
}
