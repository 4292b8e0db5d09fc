package dev.croupier.ginrummy;

import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;

/** Cards and melds as tests write them. */
public final class Hand {
    private Hand() {}

    /** The mask of the cards in this text. */
    public static long cards(String text) {
        return Cards.of(CardNotation.cards(text).getOrElseThrow(error -> new AssertionError(error.explain())));
    }

    /** The melds in this text. */
    public static Array<Meld> melds(String text, AceRuns aceRuns) {
        return Meld.parse(text, aceRuns).getOrElseThrow(error -> new AssertionError(error.explain()));
    }
}
