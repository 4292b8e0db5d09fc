package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.ginrummy.table.GinMessage;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;

/** The texts of Gin Rummy at the terminal, and those of the game with the seats' names in them. */
enum GinText implements MessageKey {
    // What happened, where the game's own words don't go with a name such as You
    HAND_BEGUN("frontend.gin.hand-begun", "{1} dealt hand {0}"),
    DEALT("frontend.gin.dealt", "{0} got {1}"),
    TURNED_UP_GIN_ONLY("frontend.gin.turned-up-gin-only", "{0} was turned up; gin only"),
    FINISHED("frontend.gin.finished", "{0} kept {1}, {2} deadwood"),
    FINISHED_CLEAN("frontend.gin.finished-clean", "{0} kept no deadwood"),
    HAND_WON("frontend.gin.hand-won", "{0} won the hand by {1}, {2} points"),

    // The table
    HEAD("frontend.gin.head", "Hand {0} · {1} dealt"),
    TO_TARGET("frontend.gin.to-target", "to {0}"),
    STOCK("frontend.gin.stock", "stock {0}"),
    KNOCK_WITH("frontend.gin.knock-with", "knock with {0} or less"),
    GIN_ONLY("frontend.gin.gin-only", "gin only"),
    DOUBLED("frontend.gin.doubled", "spade: points double"),
    PILE("frontend.gin.pile", "pile {0}"),
    PILE_EMPTY("frontend.gin.pile-empty", "pile empty"),
    PILE_MORE("frontend.gin.pile-more", "{0} … {1} more"),
    HIDDEN_HAND("frontend.gin.hidden-hand", "{0} cards"),
    HIDDEN_HAND_KNOWN("frontend.gin.hidden-hand-known", "{0} cards, known: {1}"),
    DEADWOOD("frontend.gin.deadwood", "{0}  deadwood {1}"),
    ON_THE_TABLE("frontend.gin.on-the-table", "{0}  on the table"),
    NO_CARDS("frontend.gin.no-cards", "no cards left"),

    // The score sheet
    SHEET_HEAD("frontend.gin.sheet-head", "points  hands  boxes"),
    SHEET_COLUMN("frontend.gin.sheet-column", "Column {0}"),
    SHEET_TARGET("frontend.gin.sheet-target", "{0} points end it; at the end {1} a box, {2} for the game."),
    SHEET_TOTAL("frontend.gin.sheet-total", "Total"),
    SHEET_SHUTOUT("frontend.gin.sheet-shutout", "Shutout: the loser won nothing."),
    SHEET_COLUMN_SHUTOUT("frontend.gin.sheet-column-shutout", "Shutout in column {0}: the loser won nothing there."),
    SHEET_STREAK("frontend.gin.sheet-streak", "{0}: {1} for wins in a row"),

    // Hints
    HINT_NOW("frontend.gin.hint-now", "Your hand: {0}"),
    HINT_PILE("frontend.gin.hint-pile", "With {0}, without {1}: {2}"),
    HINT_PILE_KNOCK("frontend.gin.hint-pile-knock", "That is enough to knock."),
    HINT_STOCK("frontend.gin.hint-stock", "From the stock: less deadwood {0}, enough to knock {1}, gin {2}."),
    HINT_STOCK_GIN("frontend.gin.hint-stock-gin", "From the stock: less deadwood {0}, gin {1}."),
    HINT_STOCK_CARDS("frontend.gin.hint-stock-cards", "Cards that are enough to knock: {0}"),
    HINT_GIN_CARDS("frontend.gin.hint-gin-cards", "Cards that make gin: {0}"),
    HINT_ODDS("frontend.gin.hint-odds", "{0} ({1} %)"),
    HINT_NEVER("frontend.gin.hint-never", "never"),
    HINT_DISCARD("frontend.gin.hint-discard", "Without {0}: {1} deadwood"),
    HINT_KNOCK("frontend.gin.hint-knock", "Best knock: discard {0}, then {1}"),
    HINT_OPENINGS("frontend.gin.hint-openings", "The other could lay off: {0}"),
    HINT_NO_OPENINGS("frontend.gin.hint-no-openings", "Nothing can be laid off on it."),
    HINT_NO_KNOCK("frontend.gin.hint-no-knock", "No discard leaves a knock: {0} at the best, {1} is the limit."),
    HINT_BIG_GIN("frontend.gin.hint-big-gin", "Every card is melded: big gin."),
    HINT_DECLARE("frontend.gin.hint-declare", "Best: {0}"),
    HINT_LAY_OFF("frontend.gin.hint-lay-off", "Lay off {0}"),
    HINT_KEEP("frontend.gin.hint-keep", "Melds to lay out: {0}"),
    HINT_DEAL("frontend.gin.hint-deal", "There is nothing to think about: deal."),
    NOT_MELDED("frontend.gin.not-melded", "{0} + {1} = {2} deadwood"),
    ALL_MELDED("frontend.gin.all-melded", "{0}, no deadwood"),
    NO_MELDS("frontend.gin.no-melds", "no meld"),

    // Lines of input
    EXPECTED_CARDS("frontend.gin.expected-cards", "expected {0} cards but found {1}"),
    NO_CARDS_HERE("frontend.gin.no-cards-here", "{0}: nothing stands there."),
    ONE_TOO_MANY("frontend.gin.one-too-many", "{0}; '{1}' is one too many."),
    ENDS_WITH("frontend.gin.ends-with", "{0}; the last is '{1}'."),
    TWO_COLUMNS("frontend.gin.two-columns", "expected melds, one TAB and a hand, but found {0} columns."),
    TOO_MANY_MELDED(
            "frontend.gin.too-many-melded",
            "the knocker has {0} cards in melds, which a hand of {1} cannot have; the last meld is '{2}'."),
    NO_KNOCKER_MELDS("frontend.gin.no-knocker-melds", "the knocker has no melds: nothing stands before the TAB."),
    NOT_A_MELD("frontend.gin.not-a-meld", "'{0}' at position {1} is neither a set nor a run."),
    IN_BOTH("frontend.gin.in-both", "'{0}' is in the hand and in the knocker's melds."),

    // What is typed
    SEVERAL_MELDS("frontend.gin.several-melds", "{0} fits several melds: name the one, as in layoff {0} {1}"),
    CARD_MISSING("frontend.gin.card-missing", "{0}: the cards are missing; write for example {1}"),
    WORD_PASS("frontend.gin.word.pass", "pass|refuses the card that is offered"),
    WORD_PILE("frontend.gin.word.pile", "pile, p|takes the top of the pile"),
    WORD_STOCK("frontend.gin.word.stock", "stock, s|draws from the stock"),
    WORD_DISCARD("frontend.gin.word.discard", "discard 7H, d 7h|ends the turn with that card; suits are C D H S"),
    WORD_KNOCK("frontend.gin.word.knock", "knock [7H], k|knocks with that discard, or with the best one"),
    WORD_BIG_GIN("frontend.gin.word.big-gin", "biggin|all cards melded, without a discard"),
    WORD_MELD("frontend.gin.word.meld", "meld 5H 6H 7H, m|lays out a meld after a knock"),
    WORD_LAY_OFF("frontend.gin.word.lay-off", "layoff 8H [5H 6H 7H], l|lays a card off on a meld of the knocker"),
    WORD_DONE("frontend.gin.word.done", "done|no more melds and lay-offs"),
    WORD_DEAL("frontend.gin.word.deal", "deal|deals the next hand");

    private static final Map<GinMessage, MessageKey> OWN_WORDS = TreeMap.of(
            GinMessage.HAND_BEGUN, HAND_BEGUN,
            GinMessage.DEALT, DEALT,
            GinMessage.FINISHED, FINISHED,
            GinMessage.FINISHED_CLEAN, FINISHED_CLEAN,
            GinMessage.HAND_WON, HAND_WON);

    private final String key;
    private final String english;

    GinText(String key, String english) {
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

    /** A message of the game or the engine, with names where it has seats. */
    static String said(Message message, Names names) {
        Message named = new Message(message.key(), message.arguments().map(argument -> named(argument, names)));
        return named.in(words(message).english().replace("seat {", "{"));
    }

    private static MessageKey words(Message message) {
        boolean ginOnly =
                message.key() == GinMessage.TURNED_UP && message.arguments().contains(0);
        return ginOnly
                ? TURNED_UP_GIN_ONLY
                : OWN_WORDS
                        .find(own -> own._1 == message.key())
                        .map(own -> own._2)
                        .getOrElse(message.key());
    }

    private static Object named(Object argument, Names names) {
        if (argument instanceof Seat seat) {
            return names.of(seat);
        }
        return argument instanceof Message nested ? said(nested, names) : argument;
    }
}
