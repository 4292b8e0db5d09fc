package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;

final class Judge {
    static final Card CARD = supporter("Judge", "POR", "76", "J")
            .does(Do.shuffleHandIntoDeck(Whose.EVERYBODYS), Do.draw(Whose.EVERYBODYS, HowManys.fixed(4)))
            .build();

    private Judge() {}
}
