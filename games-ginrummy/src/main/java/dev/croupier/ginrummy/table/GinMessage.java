package dev.croupier.ginrummy.table;

import dev.croupier.core.MessageKey;

/** The texts of Gin Rummy: the catalogue for a translator. */
public enum GinMessage implements MessageKey {
    // Prompts
    ASK_UPCARD("gin.ask.upcard", "Take the {0} or pass?"),
    ASK_STOCK_DRAW("gin.ask.stock-draw", "Both passed: draw from the stock."),
    ASK_DRAW("gin.ask.draw", "Draw from the pile ({0}) or the stock?"),
    ASK_DISCARD("gin.ask.discard", "Discard a card, or knock with {0} or less."),
    ASK_DISCARD_GIN_ONLY("gin.ask.discard-gin-only", "Discard a card, or go gin."),
    ASK_LAST_DISCARD("gin.ask.last-discard", "Two cards are left: take the {0} to knock, or pass?"),
    ASK_LAST_KNOCK("gin.ask.last-knock", "You took the last discard: knock."),
    ASK_DECLARATION("gin.ask.declaration", "Declare your melds; at most {0} deadwood may be left."),
    ASK_LAY_OFF("gin.ask.lay-off", "Lay out your melds and lay off on the knocker's."),
    ASK_MELDS("gin.ask.melds", "Lay out your melds; nothing is laid off on gin."),
    ASK_DEAL("gin.ask.deal", "Deal the next hand."),

    // Reasons
    NOT_NOW("gin.not-now", "that is not possible now: the hand stands at {0}"),
    STOCK_ONLY("gin.stock-only", "after both passed, the card comes from the stock"),
    MUST_KNOCK("gin.must-knock", "who takes the last discard has to knock"),
    NOT_IN_HAND("gin.not-in-hand", "{0} is not in your hand"),
    JUST_TAKEN("gin.just-taken", "{0} was taken from the pile in this turn and may not be discarded in it"),
    OVER_LIMIT("gin.over-limit", "a knock needs {0} deadwood or less; without {2} the hand has at least {1}"),
    NO_LAST_KNOCK(
            "gin.no-last-knock",
            "the last discard may be taken only to knock: with it the hand has at least {1} deadwood, the limit is {0}"),
    BIG_GIN_OFF("gin.big-gin-off", "big gin is not played at this table"),
    NOT_BIG_GIN("gin.not-big-gin", "big gin melds every card; {0} deadwood is left at the least"),
    NOT_A_MELD("gin.not-a-meld", "{0} is no meld at this table"),
    MELD_NOT_IN_HAND("gin.meld-not-in-hand", "not all of {0} are free in your hand"),
    DECLARATION_OVER_LIMIT("gin.declaration-over-limit", "that leaves {1} deadwood at the least; the knock allows {0}"),
    NOT_DONE("gin.not-done", "{1} deadwood lies outside of melds; the knock allows {0}"),
    NO_LAY_OFF("gin.no-lay-off", "nothing is laid off on gin"),
    NO_SUCH_MELD("gin.no-such-meld", "the knocker has no meld {0} on the table"),
    DOES_NOT_FIT("gin.does-not-fit", "{0} does not fit {1}"),

    // Where a hand stands
    AT_UPCARD_OFFER("gin.at-upcard-offer", "upcard offer"),
    AT_STOCK_DRAW("gin.at-stock-draw", "draw from the stock"),
    AT_DRAW("gin.at-draw", "draw"),
    AT_DISCARD("gin.at-discard", "discard"),
    AT_LAST_DISCARD("gin.at-last-discard", "last discard"),
    AT_LAST_KNOCK("gin.at-last-knock", "last knock"),
    AT_DECLARATION("gin.at-declaration", "declaration"),
    AT_LAY_OFF("gin.at-lay-off", "lay-off"),
    AT_SCORED("gin.at-scored", "hand over"),

    // Events
    HAND_BEGUN("gin.hand-begun", "hand {0}; seat {1} deals"),
    DEALT("gin.dealt", "seat {0} was dealt {1}"),
    DEALT_HIDDEN("gin.dealt-hidden", "seat {0} was dealt {1} cards"),
    TURNED_UP("gin.turned-up", "{0} was turned up; the limit is {1}"),
    PASSED("gin.passed", "seat {0} passed"),
    TOOK("gin.took", "seat {0} took {1} from the pile"),
    DREW("gin.drew", "seat {0} drew {1} from the stock"),
    DREW_HIDDEN("gin.drew-hidden", "seat {0} drew from the stock"),
    DISCARDED("gin.discarded", "seat {0} discarded {1}"),
    KNOCKED("gin.knocked", "seat {0} knocked with {1} and laid open {2}"),
    BIG_GIN("gin.big-gin", "seat {0} went big gin with {1}"),
    MELDED("gin.melded", "seat {0} melded {1}"),
    LAID_OFF("gin.laid-off", "seat {0} laid {1} off on {2}"),
    FINISHED("gin.finished", "seat {0} was left with {1} ({2} deadwood)"),
    FINISHED_CLEAN("gin.finished-clean", "seat {0} was left with no deadwood"),
    HAND_WON("gin.hand-won", "seat {0} won the hand: {1}, {2} points"),
    HAND_TIED("gin.hand-tied", "nobody won the hand: equal deadwood"),
    HAND_VOID("gin.hand-void", "the hand is void: {0}"),
    MATCH_WON("gin.match-won", "seat {0} won the match, {1}:{2}"),
    MATCH_TIED("gin.match-tied", "the match is tied, {0}:{1}"),
    WITHDREW("gin.withdrew", "seat {0} gave up"),

    // How a hand ended
    BY_KNOCK("gin.by-knock", "knock"),
    BY_UNDERCUT("gin.by-undercut", "undercut"),
    BY_GIN("gin.by-gin", "gin"),
    BY_BIG_GIN("gin.by-big-gin", "big gin"),
    BY_TIE("gin.by-tie", "equal deadwood"),
    BY_WALL("gin.by-wall", "two cards are left in the stock"),
    BY_PILE_DRAWS("gin.by-pile-draws", "too many cards were taken from the pile"),
    BY_PUT_BACK("gin.by-put-back", "both put back the card that they took"),
    BY_TARGET("gin.by-target", "the target was reached");

    private final String key;
    private final String english;

    GinMessage(String key, String english) {
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
