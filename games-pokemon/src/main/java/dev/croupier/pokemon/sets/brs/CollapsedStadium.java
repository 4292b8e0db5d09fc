package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.card.Write.stadium;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;

final class CollapsedStadium {
    static final Card CARD = stadium("Collapsed Stadium", "BRS", "137", "F")
            .passive(Always.benchRoom(4))
            .build();

    private CollapsedStadium() {}
}
