package dev.croupier.pokemon.position;

import dev.croupier.core.MessageKey;

/** The texts of positions: why one is not written, and what is wrong with one that is read. */
public enum PositionMessage implements MessageKey {
    IN_SETUP("pkm.position.in-setup", "the game is still being set up"),
    OVER("pkm.position.over", "the game is over"),
    IN_EFFECT("pkm.position.in-effect", "{0} is being carried out"),
    IN_BETWEEN("pkm.position.in-between", "no player may act of its own accord now"),
    IN_TEAMS("pkm.position.in-teams", "several players are a team"),
    UNKNOWN_TEXT("pkm.position.unknown-text", "no card of the decks says what {0} has done for a while"),
    UNWRITABLE_NAME("pkm.position.unwritable-name", "the name {0} has a character that stands between names"),

    UNKNOWN_KEY("pkm.position.unknown-key", "no line begins with '{0}'; known are: {1}"),
    MISPLACED("pkm.position.misplaced", "'{0}' stands {1}"),
    ABOVE_SEATS("pkm.position.above-seats", "above the first seat"),
    WITHIN_SEAT("pkm.position.within-seat", "beneath a seat"),
    WITHIN_POKEMON("pkm.position.within-pokemon", "beneath an active or bench line"),
    REPEATED("pkm.position.repeated", "'{0}' stands in line {1} already"),
    UNEXPECTED("pkm.position.unexpected", "expected {1}, not{0}"),
    WRONG_OPTION("pkm.position.wrong-option", "{0}"),
    MISSING("pkm.position.missing", "there is no line '{0}'"),
    SAME_NUMBER("pkm.position.same-number", "another Pokémon is {0}"),
    NOT_FROM("pkm.position.not-from", "{0} does not evolve from {1}; 'as it is' at the end allows it"),
    NOT_BASIC("pkm.position.not-basic", "{0} is not a Basic Pokémon; 'as it is' at the end allows it"),
    CANNOT_BEAR("pkm.position.cannot-bear", "{0} cannot have {1} attached"),
    CROWDED_BENCH("pkm.position.crowded-bench", "{0} Pokémon are on the Bench, which has room for {1}"),
    BENCHED_CONDITION("pkm.position.benched-condition", "{0} is on the Bench and has a Special Condition"),
    KNOCKED_OUT("pkm.position.knocked-out", "{0} has {1} damage and {2} HP"),
    UNSETTLED("pkm.position.unsettled", "the rules would at once change this position"),
    ALREADY_WON("pkm.position.already-won", "{0} Prizes were taken, and {1} win the game"),
    WRONG_DECK("pkm.position.wrong-deck", "the cards of seat {0}: {1}"),
    TOO_MANY_CARDS("pkm.position.too-many-cards", "seat {0} has {1} cards; a table holds {2}"),
    NO_SUCH_TEXT("pkm.position.no-such-text", "{0} has {1} texts that hold for a while"),

    A_LINE("pkm.position.a-line", "a word with a colon, or a seat"),
    NUMBER("pkm.position.number", "a number {0} to {1}"),
    TENS("pkm.position.tens", "a multiple of 10 up to {0}"),
    SEAT("pkm.position.seat", "a seat, such as seat 0"),
    NEXT_SEAT("pkm.position.next-seat", "seat {0}"),
    SEATS("pkm.position.seats", "one number for each seat"),
    ONE_OF("pkm.position.one-of", "one of: {0}"),
    ID("pkm.position.id", "a Pokémon, such as #3"),
    QUOTED("pkm.position.quoted", "a name in quotation marks"),
    POKEMON_CARD("pkm.position.pokemon-card", "Pokémon cards, joined by +"),
    ENERGY_CARD("pkm.position.energy-card", "an Energy card"),
    TOOL_CARD("pkm.position.tool-card", "a Pokémon Tool"),
    STADIUM_CARD("pkm.position.stadium-card", "a Stadium"),
    OWN_CARD("pkm.position.own-card", "a card of the seat itself"),
    ONE_CONDITION("pkm.position.one-condition", "each condition once, and one of Asleep, Paralyzed and Confused"),
    ROUND("pkm.position.round", "as in: 2, prizes 6, FIRST_PRIZE"),
    TURN("pkm.position.turn", "as in: 5, seat 0"),
    STADIUM("pkm.position.stadium", "as in: Artazon PAL 171, by seat 0"),
    EFFECT("pkm.position.effect", "as in: Gastly PFL 54, 1, \"Lick\", ATTACK, by seat 0, until turn 3 of seat 1"),
    FACT("pkm.position.fact", "something that happened, as in: attacked #3, seat 0, \"Lick\""),
    CLAIM("pkm.position.claim", "as in: Gastly PFL 54 in hand of seat 1 or deck of seat 1");

    private final String key;
    private final String english;

    PositionMessage(String key, String english) {
        this.key = key;
        this.english = english;
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
