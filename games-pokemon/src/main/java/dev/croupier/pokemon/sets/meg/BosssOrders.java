package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class BosssOrders {
    static final Card CARD =
            supporter("Boss's Orders", "MEG", "114", "I").does(Do.gust()).build();

    private BosssOrders() {}
}
