package dev.croupier.ginrummy;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.vocabulary.Roots;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.GinViolation;

/** What the values of Gin Rummy are made of: cards are {@code 7H}, sets of cards and melds are lists of cards. */
public final class GinVocabulary {
    private static final Vocabulary<GinAction, GinEvent, GinView, GinRules> WORDS = Vocabulary.of(
                    1,
                    new Roots<>(GinAction.class, GinEvent.class, GinView.class, GinRules.class, GinViolation.class),
                    GinRules.options())
            .withMessages(GinMessage.values())
            .withSpelling(
                    Card.class,
                    "a card such as 7H",
                    "[A2-9TJQK][CDHS]",
                    Card::toString,
                    text -> CardNotation.card(text).toOption())
            .withListing(CardSet.class, Card.class, set -> set.map(Card::of), cards -> CardSet.ofBits(Cards.of(cards)))
            .withListing(Meld.class, Card.class, Meld::list, cards -> new Meld(Cards.of(cards)));

    private GinVocabulary() {}

    public static Vocabulary<GinAction, GinEvent, GinView, GinRules> of() {
        return WORDS;
    }
}
