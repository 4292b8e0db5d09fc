package dev.croupier.heretoslay.table;

import java.util.Locale;

/** What kind of card a card is. A Cursed Item is an Item for every effect (HTS-ITM-08). */
public enum CardType {
    HERO,
    ITEM,
    MAGIC,
    MODIFIER,
    CHALLENGE,
    MONSTER,
    PARTY_LEADER;

    /** The type as a word with its article, such as {@code an Item}. */
    public String withArticle() {
        return (this == ITEM ? "an " : "a ") + word();
    }

    /** The type as a word, such as {@code Hero}. */
    public String word() {
        return this == PARTY_LEADER
                ? "Party Leader"
                : name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
