package dev.croupier.pokemon.match;

import dev.croupier.core.MessageKey;

/** The texts of a match. */
public enum MatchMessage implements MessageKey {
    EVENT_STARTED("pkm.match.event.started", "game {0} starts, seat {1} goes first"),
    EVENT_COUNTED("pkm.match.event.counted", "Prize cards left: {0}"),
    EVENT_TURN_OVER("pkm.match.event.turn-over", "turn {0}, of seat {1}, has ended"),
    EVENT_GAME_OVER("pkm.match.event.game-over", "game {0}: {1}, {2}"),
    EVENT_GAME_AHEAD("pkm.match.event.game-ahead", "game {0} is next: {1}"),
    EVENT_EXTRA_TURNS("pkm.match.event.extra-turns", "time is up: {0} more turns"),
    EVENT_PLAY_STOPPED("pkm.match.event.play-stopped", "play stops, Prize cards left: {0}"),
    EVENT_GAME_GOES_ON(
            "pkm.match.event.game-goes-on", "Prize cards are even: game {0} goes on until somebody is ahead"),
    EVENT_PENALISED("pkm.match.event.penalised", "penalty {0}, for seat {1}: {2}"),
    EVENT_FEWER_PRIZES("pkm.match.event.fewer-prizes", "seat {0} needs {1} Prizes to win this game"),
    EVENT_APPEAL_RULED("pkm.match.event.appeal-ruled", "penalty {0} was appealed: {1}"),
    EVENT_TARDY("pkm.match.event.tardy", "seat {0} is late or away"),
    EVENT_HEADS("pkm.match.event.heads", "flip {0} is heads, and that is final"),
    EVENT_TAILS("pkm.match.event.tails", "flip {0} is tails, and that is final"),
    EVENT_DECK_MENDED(
            "pkm.match.event.deck-mended", "the deck of seat {0} had {1} cards and is made what its list says"),
    EVENT_ENDED("pkm.match.event.ended", "the match is over: {0} and {1}, since {2}"),

    REASON_GAMES("pkm.match.reason.games", "as many games were won as are needed"),
    REASON_MORE_GAMES("pkm.match.reason.more-games", "one player won more of the games"),
    REASON_EVEN_GAMES("pkm.match.reason.even-games", "both won equally many games"),
    REASON_GAMES_AT_TIME("pkm.match.reason.games-at-time", "one player had won more games when time ran out"),
    REASON_PRIZES_AT_TIME("pkm.match.reason.prizes-at-time", "one player had fewer Prize cards left when time ran out"),
    REASON_TIME("pkm.match.reason.time", "time ran out"),
    REASON_TIEBREAKER("pkm.match.reason.tiebreaker", "a tiebreaker game decided it"),
    REASON_CONTINUED_GAME("pkm.match.reason.continued-game", "one player came ahead after time"),
    REASON_TARDINESS("pkm.match.reason.tardiness", "it was unfinished, and somebody was late or away"),
    REASON_MATCH_LOSS("pkm.match.reason.match-loss", "the penalty was the loss of the match"),
    REASON_DISQUALIFICATION("pkm.match.reason.disqualification", "a player was disqualified"),

    OCCASION_FIRST("pkm.match.occasion.first", "the match begins"),
    OCCASION_FOLLOWING("pkm.match.occasion.following", "the match is not decided"),
    OCCASION_SIMULTANEOUS_WIN("pkm.match.occasion.simultaneous-win", "both won at once: a tiebreaker game decides"),
    OCCASION_EVEN_PRIZES("pkm.match.occasion.even-prizes", "Prize cards are even: a tiebreaker game decides"),
    OCCASION_EVEN_GAMES("pkm.match.occasion.even-games", "games are even: a tiebreaker game decides"),

    ENDED_PENALTY("pkm.match.ended.penalty", "a penalty ended the game"),
    AN_EFFECT("pkm.match.an-effect", "an effect"),

    LEVEL_CAUTION("pkm.match.level.caution", "caution"),
    LEVEL_WARNING("pkm.match.level.warning", "warning"),
    LEVEL_PRIZE_2("pkm.match.level.prize-2", "the opponent needs 2 Prizes fewer"),
    LEVEL_PRIZE_4("pkm.match.level.prize-4", "the opponent needs 4 Prizes fewer"),
    LEVEL_GAME_LOSS("pkm.match.level.game-loss", "loss of the game"),
    LEVEL_MATCH_LOSS("pkm.match.level.match-loss", "loss of the match"),
    LEVEL_DISQUALIFICATION("pkm.match.level.disqualification", "disqualification"),

    CLOCK_DECK_SEARCH("pkm.match.clock.deck-search", "searching a deck should take about {0} seconds"),
    CLOCK_PLAYING_A_CARD("pkm.match.clock.playing-a-card", "the pause before a card should take about {0} seconds"),
    CLOCK_OVERTIME("pkm.match.clock.overtime", "the extra turns take {0} seconds at most"),
    CLOCK_ROUND("pkm.match.clock.round", "a round takes {0} seconds at least"),
    CLOCK_SEALED_BUILDING("pkm.match.clock.sealed-building", "a deck is built in {0} seconds"),

    REFUSED_OVER("pkm.match.refused.over", "the match is over"),
    REFUSED_NO_PLAYER("pkm.match.refused.no-player", "seat {0} is not one of the two players"),
    REFUSED_NO_GAME("pkm.match.refused.no-game", "no game is in play"),
    REFUSED_GAME_IN_PLAY("pkm.match.refused.game-in-play", "game {0} is in play"),
    REFUSED_OTHER_TURN("pkm.match.refused.other-turn", "turn {0} is in play, not turn {1}"),
    REFUSED_OTHER_PLAYER("pkm.match.refused.other-player", "the first turn is that of seat {0}, not {1}"),
    REFUSED_PRIZES("pkm.match.refused.prizes", "each player has between 0 and {0} Prize cards, not {1}"),
    REFUSED_WON("pkm.match.refused.won", "seat {0} has taken the Prizes that it needs: the game is over"),
    REFUSED_NOT_TAKEN("pkm.match.refused.not-taken", "seat {0} needs {1} Prizes to win this game, and {2} are left"),
    REFUSED_ENDING("pkm.match.refused.ending", "a game with the result {0} does not end so: {1}"),
    REFUSED_CALLED("pkm.match.refused.called", "time was called before"),
    REFUSED_NO_CHECKUP("pkm.match.refused.no-checkup", "a Checkup follows a turn, and none has ended"),
    REFUSED_NO_OVERTIME("pkm.match.refused.no-overtime", "no extra turns are being played"),
    REFUSED_NO_PENALTY("pkm.match.refused.no-penalty", "no penalty {0} was given"),
    REFUSED_RULED("pkm.match.refused.ruled", "the appeal of penalty {0} was ruled on, and that is final"),
    REFUSED_TOO_LATE("pkm.match.refused.too-late", "play went on upon penalty {0}: {1} could not have been without it"),
    REFUSED_TARDY("pkm.match.refused.tardy", "it is known that seat {0} is late or away"),
    REFUSED_FLIP("pkm.match.refused.flip", "a judge ruled on flip {0}, and that is final"),
    REFUSED_NO_FLIP("pkm.match.refused.no-flip", "flips are numbered from 1 on, not {0}"),
    REFUSED_CARDS("pkm.match.refused.cards", "a deck has no {0} cards"),

    RECORD_FORMAT("pkm.match.record.format", "'{0}' is expected here"),
    RECORD_RULES("pkm.match.record.rules", "{0}"),
    RECORD_END_OF_LINE("pkm.match.record.end-of-line", "the line breaks off: {0} is expected here"),
    RECORD_WORD("pkm.match.record.word", "'{0}' cannot stand here: {1} is expected"),
    RECORD_REFUSED("pkm.match.record.refused", "{0}");

    private final String key;
    private final String english;

    MatchMessage(String key, String english) {
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
