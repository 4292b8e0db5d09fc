package dev.croupier.pokemon.sets.teu;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Team Up. */
public final class TeamUp {
    public static final Array<Card> CARDS = Array.of(PikachuAndZekromGx.CARD, IncineroarGx.CARD);

    private TeamUp() {}
}
