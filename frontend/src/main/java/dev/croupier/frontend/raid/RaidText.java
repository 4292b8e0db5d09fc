package dev.croupier.frontend.raid;

import dev.croupier.core.MessageKey;

/** The texts of raids at the terminal. Those with a key of the game say the same without a seat. */
enum RaidText implements MessageKey {
    // What cannot be played
    NO_HANDS("frontend.raid.no-hands", "a raid is one game, not made of hands: leave --hand out"),
    DECKS_FOR_PLAYERS(
            "frontend.raid.decks-for-players", "{0} players need {0} decks, not {1}: --decks names one for each"),
    SEAT_IS_OF_PLAYER("frontend.raid.seat-is-of-player", "seat {0} is a player's: somebody has to sit there"),
    BOSS_UNREADABLE("frontend.raid.boss-unreadable", "the boss {0} cannot be read: {1}"),
    NO_SUCH_BOSS("frontend.raid.no-such-boss", "no boss {0} comes with the engine, but: {1}"),
    NOT_RECORDED("frontend.raid.not-recorded", "the recording does not name its decks and its boss"),

    // The reasons of endings; the keys are those of the game
    REASON_BOSS_DECK("raid.ended.boss-deck", "the players, by the last card of the boss"),
    REASON_NO_PLAYERS("raid.ended.no-players", "the boss, by the last player who was out"),
    REASON_BY_EFFECT("pkm.ended.effect", "by the effect of a card"),
    REASON_LEFT("pkm.ended.left", "by being the last at the table"),
    REASON_LIMIT("pkm.ended.limit", "nobody: the limit of turns or actions"),

    // The table
    BOSS("frontend.raid.boss", "Boss"),
    AGAINST("frontend.raid.against", "{0} · round of {1}"),
    SUPPORTERS("frontend.raid.supporters", "Supporters left {0}"),
    FOR_BOSS("frontend.raid.for-boss", "the players answer for the boss"),
    OWED("frontend.raid.owed", "{0} to draw"),
    RESHUFFLES("frontend.raid.reshuffles", "its deck was shuffled anew {0} times"),
    CARDS_SO_FAR("frontend.raid.cards-so-far", "damage of {0}: {1} cards"),
    SCORE("frontend.raid.score", "{0}: {1} cards in deck, {2} in the discard pile, {3} in the Lost Zone"),
    SCORE_PLAYER("frontend.raid.score-player", "{0}: {1} Prizes left; deck {2}, hand {3}"),
    SCORE_OUT("frontend.raid.score-out", "{0}: out of the game"),

    WORD_FOR("frontend.raid.word.for", "play CARD for SEAT|plays a Supporter for another of the team"),
    WORD_AS("frontend.raid.word.as", "as 2|acts for seat 2, at the same keyboard"),
    WORD_WAIT("frontend.raid.word.wait", "wait|lets a bot go on that may act as well as you"),

    // Lists and checks of bosses
    LISTED("frontend.raid.listed", "{0}  {1}: {2}"),
    CHECKED("frontend.raid.checked", "{0}: {1}, with {2} cards"),
    CHECK_GOOD("frontend.raid.check-good", "It can be played."),
    CHECK_BAD("frontend.raid.check-bad", "It cannot be played:"),
    CHECK_WARNING("frontend.raid.check-warning", "It can be played, but:"),
    NO_POKEMON("frontend.raid.no-pokemon", "nobody"),

    // The damage calculator
    NO_NUMBER("frontend.raid.no-number", "{0} is not a number"),
    SO_MUCH_ELSEWHERE(
            "frontend.raid.so-much-elsewhere",
            "it takes no number; for another amount than usual, --poison={0} or --burn={0}");

    private final String key;
    private final String english;

    RaidText(String key, String english) {
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

    /** A text of this catalogue with its arguments. */
    String of(Object... arguments) {
        return with(arguments).english();
    }
}
