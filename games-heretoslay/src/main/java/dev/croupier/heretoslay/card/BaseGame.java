package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.challenge;
import static dev.croupier.heretoslay.card.Write.modifier;

import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import io.vavr.collection.Array;

/** The base game: 115 cards of the main deck, 15 Monsters, 6 Party Leaders (HTS-B1). */
public final class BaseGame {
    private static final Array<Card> MODIFIERS =
            Array.of(modifier(4, 1, -3), modifier(9, 2, -2), modifier(4, 3, -1), modifier(4, 4), modifier(4, -4));

    private static final Array<Card> CHALLENGES = Array.of(challenge("Challenge", 14));

    private static final Catalogue CATALOGUE = new Catalogue(
            FighterHeroes.CARDS
                    .appendAll(BardHeroes.CARDS)
                    .appendAll(GuardianHeroes.CARDS)
                    .appendAll(RangerHeroes.CARDS)
                    .appendAll(ThiefHeroes.CARDS)
                    .appendAll(WizardHeroes.CARDS)
                    .appendAll(Items.CARDS)
                    .appendAll(Magics.CARDS)
                    .appendAll(MODIFIERS)
                    .appendAll(CHALLENGES),
            Monsters.CARDS,
            Leaders.CARDS);

    private BaseGame() {}

    /** The box. */
    public static Catalogue catalogue() {
        return CATALOGUE;
    }
}
