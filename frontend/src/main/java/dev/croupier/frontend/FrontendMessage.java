package dev.croupier.frontend;

import dev.croupier.core.MessageKey;

/** The texts of the commands. */
public enum FrontendMessage implements MessageKey {
    // What cannot be done
    UNKNOWN_GAME("frontend.unknown-game", "there is no game {0}; known are: {1}"),
    UNKNOWN_SEAT("frontend.unknown-seat", "nobody is called {0}; known are: {1}"),
    WRONG_SEATS("frontend.wrong-seats", "the game has {0} seats, not {1}: {2}"),
    RANDOM_BOTS("frontend.random-bots", "(random bots played; --bots heuristic lets others play)"),
    NO_DECKS("frontend.no-decks", "players bring no decks to {0}: leave --decks out"),
    NO_OWN_CARDS("frontend.no-own-cards", "{0} has no cards of one's own: leave --cards out"),
    CARDS_UNREADABLE("frontend.cards-unreadable", "the cards of {0} cannot be played:{1}"),
    CARDS_RECORDED("frontend.cards-recorded", "the recording"),
    COME_ALONG("frontend.come-along", "; those that come with the engine: {0}"),
    NO_BOSS("frontend.no-boss", "{0} is not played against a boss: leave {1} out"),
    UNREADABLE_FILE("frontend.unreadable-file", "{0} cannot be read: {1}"),
    UNWRITABLE_FILE("frontend.unwritable-file", "{0} cannot be written: {1}"),
    FILE_EXISTS("frontend.file-exists", "{0} exists already; --overwrite replaces it"),
    NOT_OVERWRITTEN("frontend.not-overwritten", "{0} exists already and is no recording; name another file"),
    HOLDS_RECORDINGS("frontend.holds-recordings", "{0} holds recordings already, such as {1}; name another folder"),
    NO_RECORDING("frontend.no-recording", "{0}: {1}"),
    DIVERGES("frontend.diverges", "{0} is not a true recording: {1}"),
    NO_STEP("frontend.no-step", "there is no step {0}; the recording has {1}"),
    AT_LEAST("frontend.at-least", "{0} is at least {1}, not {2}"),
    AT_MOST("frontend.at-most", "{0} is at most {1}, not {2}"),
    UNKNOWN_OBSERVER("frontend.unknown-observer", "nobody looks on from {0}; known are: {1}"),
    INTERNAL("frontend.internal", "this is a fault of croupier: {0}"),

    // At the table
    WELCOME("frontend.welcome", "{0}: {1}."),
    WELCOME_TYPING("frontend.welcome-typing", "{0}: {1}. Type help for what can be typed."),
    YOUR_TURN("frontend.your-turn", "{0}: {1}"),
    TIMES("frontend.times", " ({0} times)"),
    AUTO_PASS("frontend.auto-pass", "Where you could only pass or decline, that is done for you."),
    EMPTY_LINE("frontend.empty-line", "Type a number of the list, a move, or help."),
    NO_SUCH_NUMBER("frontend.no-such-number", "There is no {0} in the list: it goes from {1} to {2}."),
    WHICH_OF_LIST("frontend.which-of-list", "'{0}' may be {1}: type its number."),
    NO_DECK_NAMED("frontend.no-deck-named", "--decks names no deck in one place: it is DECK,DECK"),
    UNREADABLE("frontend.unreadable", "'{0}' cannot be read (column {1}); help lists what can be typed."),
    ILLEGAL("frontend.illegal", "{0} is not possible:"),
    REASON("frontend.reason", "  {0} [{1}]"),
    UNDONE("frontend.undone", "Taken back."),
    UNDONE_SEVERAL("frontend.undone-several", "Taken back: {0} moves."),
    NOT_SO_MANY("frontend.not-so-many", "Not all {0} can be taken back, only {1}; nothing was."),
    HOW_MANY("frontend.how-many", "'{1}' is no number of moves: {0}, or {0} 2 for two of them."),
    NOT_UNDONE(
            "frontend.not-undone", "That cannot be taken back: {0}. (Against bots, takeback goes back all the same.)"),
    NOT_UNDONE_HERE("frontend.not-undone-here", "That cannot be taken back: {0}."),
    TAKEN_BACK("frontend.taken-back", "Back to your decision before, for practice: what was learned stays learned."),
    ONLY_AGAINST_BOTS("frontend.only-against-bots", "takeback is for practice against bots; somebody else plays here."),
    NOTHING_TO_TAKE_BACK("frontend.nothing-to-take-back", "You have made no decision yet."),
    NO_ADVICE("frontend.no-advice", "The analysis has no one answer here; hint shows what it knows."),
    JUDGED("frontend.judged", "The analysis has no one answer here; the {0} bot plays {1}."),
    WOULD_PLAY("frontend.would-play", "The {0} bot would play: {1}"),
    WHICH_FILE("frontend.which-file", "Name a file: {0} FILE"),
    SAVED("frontend.saved", "Saved in {0}, hidden cards too; load goes on from there."),
    LOADED("frontend.loaded", "The game goes on from {0}."),
    LOADED_OTHER(
            "frontend.loaded-other",
            "The game goes on from {0}, by the rules that it was kept with; rules lists them."),
    OTHER_GAME("frontend.other-game", "{0} is of another game: {1}"),
    OTHER_TABLE("frontend.other-table", "{0} has {1} seats, this table {2}"),
    RECORDED("frontend.recorded", "The game is recorded in {0}."),
    PASS_THE_KEYBOARD("frontend.pass-the-keyboard", "It is the turn of {0}. Pass the keyboard, then press Enter."),
    MAY_ACT_TOO("frontend.may-act-too", "May act too: {0}"),
    NOT_ASKED("frontend.not-asked", "Nobody else at the keyboard may act{0}."),
    NOT_ASKED_BUT("frontend.not-asked-but", " but: {0}"),
    NOBODY_TO_WAIT_FOR("frontend.nobody-to-wait-for", "No bot may act now: everybody waits for you."),
    PRESS_ENTER("frontend.press-enter", "Press Enter to go on."),
    WATCHING("frontend.watching", "Press Enter for the next move; run goes on without stopping; quit leaves."),
    LEFT("frontend.left", "You left the table; the game was not over."),
    INPUT_ENDED("frontend.input-ended", "The input ended before the game was over."),
    WON("frontend.won", "{0} won: {1}."),
    NOBODY_WON("frontend.nobody-won", "Nobody won: {0}."),
    SHARED("frontend.shared", "{0} share the win: {1}."),
    SEED("frontend.seed", "The seed was {0}."),

    // Words of every game
    WORD_NUMBER("frontend.word.number", "1, 2, 3 …|the move of that number"),
    WORD_HINT("frontend.word.hint", "hint|what the analysis says, with exact odds"),
    WORD_BEST("frontend.word.best", "best|plays what the hint says, a showdown to its end"),
    WORD_UNDO("frontend.word.undo", "undo [2]|takes moves back, if nobody learned from them"),
    WORD_TAKEBACK("frontend.word.takeback", "takeback [2]|does so all the same, in practice with bots"),
    WORD_TABLE("frontend.word.table", "table|shows the table again"),
    WORD_LOG("frontend.word.log", "log [all]|what happened"),
    WORD_SCORE("frontend.word.score", "score|the score sheet"),
    WORD_RULES("frontend.word.rules", "rules|the options in force"),
    WORD_SAVE("frontend.word.save", "save FILE, load FILE|keeps a game; goes on with one, by its rules"),
    WORD_QUIT("frontend.word.quit", "quit|leaves the table"),

    // The list of cards
    CARDS_NONE("frontend.cards.none", "{0} has no list of cards: nothing is written on them"),
    CARDS_NO_TYPE("frontend.cards.no-type", "there are no cards of type '{0}'; known are: {1}"),
    CARDS_NO_SET("frontend.cards.no-set", "there are no cards of the set '{0}' among these; known are: {1}"),
    CARDS_COPIES("frontend.cards.copies", "{0} cards"),

    // A server
    SERVING("frontend.serving", "Tables are served at http://{0}:{1}/ until you press Ctrl-C."),
    FOLDER_IN_USE("frontend.folder-in-use", "another server keeps its tables in {0}; name another folder"),
    NOT_RESTORED("frontend.not-restored", "not set up again: {0}"),
    CANNOT_LISTEN("frontend.cannot-listen", "port {1} of {0} cannot be listened on: {2}"),

    // A simulation
    PER_GAME("frontend.per-game", "  per game"),
    WON_BY("frontend.won-by", "won, by {0}"),
    CAPPED("frontend.capped", "reached the greatest number of decisions"),
    CAPPED_NOTE(
            "frontend.capped-note",
            "{0} of {1} games did not end by themselves: they reached the greatest number of decisions, {2}."),
    CAPPED_ADVICE("frontend.capped-advice", "Nobody wins those; --hand plays single deals, where a game has them."),

    // A replay
    REPLAY_HEAD("frontend.replay.head", "{0}, {1} steps; {2}"),
    REPLAY_VERIFIED("frontend.replay.verified", "verified"),
    REPLAY_IN_PLAY(
            "frontend.replay.in-play",
            "still in play: the moves are verified; the hashes cannot be checked without the salt, which comes at the end"),
    REPLAY_NO_END(
            "frontend.replay.no-end",
            "over, but the file lacks its end: the moves are verified; the hashes cannot be checked without the salt"),
    REPLAY_OPENING("frontend.replay.opening", "Step 0: the opening"),
    REPLAY_STEP("frontend.replay.step", "Step {0}: {1} {2}"),
    REPLAY_WITHDREW("frontend.replay.withdrew", "withdraws");

    private final String key;
    private final String english;

    FrontendMessage(String key, String english) {
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
