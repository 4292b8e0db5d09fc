package dev.croupier.pokemon.sets.viv;

import static dev.croupier.pokemon.card.Write.tool;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;

final class MemoryCapsule {
    static final Card CARD = tool("Memory Capsule", "VIV", "155", "D")
            .passive(Always.borrowsFromPreviousEvolutions())
            .build();

    private MemoryCapsule() {}
}
