package dev.croupier.pokemon.sets.jtg;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Journey Together. */
public final class JourneyTogether {
    public static final Array<Card> CARDS = Array.of(
            Maractus.CARD,
            NsJoltik.CARD,
            LilliesClefairyEx.CARD,
            PaldeanClodsireEx.CARD,
            NsZorua.CARD,
            NsZoroarkEx.CARD,
            NsKlink.CARD,
            NsReshiram.CARD,
            ProfessorsResearch.CARD,
            SuperPotion.CARD,
            SpikyEnergy.CARD);

    private JourneyTogether() {}
}
