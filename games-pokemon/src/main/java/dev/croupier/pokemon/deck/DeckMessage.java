package dev.croupier.pokemon.deck;

import dev.croupier.core.MessageKey;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Seq;

/** The texts of deck building: what is wrong with a list or a deck, and advice. */
public enum DeckMessage implements MessageKey {
    UNREADABLE("pkm.list.unreadable", "'{0}' is neither a count with a card nor a header"),
    COUNT_OUT_OF_RANGE("pkm.list.count", "a count is 1 to {1}, not {0}"),
    UNKNOWN_CARD("pkm.list.unknown-card", "no card '{0}' is known"),
    UNKNOWN_PRINTING("pkm.list.unknown-printing", "no card '{0}' is known; known of that name: {1}"),
    OTHER_NAME("pkm.list.other-name", "'{0}' is not the name that {1} has: {2}"),
    AMBIGUOUS_NAME("pkm.list.ambiguous-name", "'{0}' may be any of: {1}"),

    WRONG_SIZE("pkm.deck.wrong-size", "a deck has exactly {0} cards, not {1}"),
    TOO_MANY_COPIES("pkm.deck.too-many-copies", "at most {2} cards called {0}, not {1}"),
    NO_BASIC_POKEMON("pkm.deck.no-basic-pokemon", "there is no Basic Pokémon"),
    TOO_MANY_RADIANT("pkm.deck.too-many-radiant", "at most one Radiant Pokémon, not {0}: {1}"),
    TOO_MANY_ACE_SPEC("pkm.deck.too-many-ace-spec", "at most one ACE SPEC card, not {0}: {1}"),
    TOO_MANY_PIECES("pkm.deck.too-many-pieces", "at most {2} pieces of {0} in all, not {1}"),
    TOO_MANY_PRISM_STAR("pkm.deck.too-many-prism-star", "at most one Prism Star card called {0}, not {1}"),
    NOT_OPENED("pkm.deck.not-opened", "copies of {0} that were opened: {1}; in the deck: {2}"),
    NOT_IN_FORMAT("pkm.deck.not-in-format", "{0} bears the regulation mark {1}; legal are {2}"),
    WITHOUT_MARK("pkm.deck.without-mark", "{0} bears no regulation mark; legal are {1}"),
    BANNED("pkm.deck.banned", "{0} is banned"),

    LIST_WRONG_SIZE("pkm.list-check.list-size", "the deck list has exactly {0} cards, not {1}"),
    DECK_WRONG_SIZE("pkm.list-check.deck-size", "the deck has exactly {0} cards, as its list, not {1}"),
    NOT_AS_LISTED("pkm.list-check.not-as-listed", "copies of {0} on the list: {1}; in the deck: {2}"),

    UNKNOWN_FORMAT("pkm.format.unknown", "no format is called {0}; known are: {1}"),
    NEEDS_BAN_LIST("pkm.format.needs-ban-list", "the format {0} needs its ban list"),
    NEEDS_POOL("pkm.format.needs-pool", "the format {0} needs the cards that were opened"),

    ADVICE_ENERGY_TYPES("pkm.advice.energy-types", "one or two types of Energy are enough; there are {0}: {1}"),
    ADVICE_FEW_ENERGY("pkm.advice.few-energy", "{0} Energy cards are few; try {1} to {2}"),
    ADVICE_MUCH_ENERGY("pkm.advice.much-energy", "{0} Energy cards are many; try {1} to {2}"),
    ADVICE_FEW_TRAINERS("pkm.advice.few-trainers", "{0} Trainer cards are few; try {1} to {2}"),
    ADVICE_MANY_TRAINERS("pkm.advice.many-trainers", "{0} Trainer cards are many; try {1} to {2}"),
    ADVICE_NO_SUPPORTER("pkm.advice.no-supporter", "one Supporter a turn may be played, and there is none"),
    ADVICE_MANY_ATTACKERS("pkm.advice.many-attackers", "one or two main attackers are enough; there are {0}: {1}"),
    ADVICE_NO_ATTACKER("pkm.advice.no-attacker", "no attacker is there three or four times; build around one or two"),
    ADVICE_FEW_COPIES("pkm.advice.few-copies", "{0} belongs to the main line; try {2} copies rather than {1}"),
    ADVICE_MISSING_STAGE("pkm.advice.missing-stage", "{0} evolves from {1}, which is not in the deck");

    private final String key;
    private final String english;

    DeckMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    /** The names of cards, one after another. */
    static String names(Seq<Card> cards) {
        return cards.map(Card::name).distinct().mkString(", ");
    }

    /** Which printings, one after another. */
    static String printings(Seq<Card> cards) {
        return cards.map(Card::key).mkString(", ");
    }

    /** A card with its printing. */
    static String printing(Card card) {
        return card.name() + " " + card.key();
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String english() {
        return english;
    }
}
