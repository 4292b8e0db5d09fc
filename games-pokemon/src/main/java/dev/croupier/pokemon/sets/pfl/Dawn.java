package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Stage;

final class Dawn {
    static final Card CARD = supporter("Dawn", "PFL", "87", "I")
            .does(Do.searchEachToHand(
                    Kinds.Simply.BASIC_POKEMON, Kinds.ofStage(Stage.STAGE_1), Kinds.ofStage(Stage.STAGE_2)))
            .build();

    private Dawn() {}
}
