package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsMessage;
import io.vavr.collection.Array;
import java.util.Locale;

/** The texts of Here to Slay at the terminal, and those of the game with the seats' names in them. */
enum HtsText implements MessageKey {
    NO_SUCH_TABLE("frontend.hts.no-such-table", "Here to Slay is for {1} players, not {0} (seats={0})"),
    NO_HANDS("frontend.hts.no-hands", "Here to Slay is one game, not made of hands: leave --hand out"),

    // The reasons of endings, without a seat; the keys are those of the game
    REASON_MONSTERS("hts.won-by-monsters", "by three slain Monsters"),
    REASON_FULL_PARTY("hts.won-by-full-party", "by six classes in the Party"),
    REASON_STAYING("hts.won-by-staying", "by being the last at the table"),
    REASON_TURN_CAP("hts.turn-cap", "nobody: all turns were played"),

    // Questions of the game whose answer stands at the table
    ASK_MODIFIERS("frontend.hts.ask-modifiers", "play a Modifier, or pass?"),

    // The table
    HEAD_SETUP("frontend.hts.head-setup", "Before the first turn"),
    HEAD("frontend.hts.head", "Turn {0} · {1}, {2}"),
    HEAD_GOAL("frontend.hts.head-goal", "3 Monsters or 6 classes win"),
    NO_LEADER("frontend.hts.no-leader", "no Party Leader yet"),
    LEADER("frontend.hts.leader", "{0} ({1})"),
    LEFT_TABLE("frontend.hts.left-table", "left the table"),
    CLASSES("frontend.hts.classes", "{0}/6 classes"),
    HAND_SIZE("frontend.hts.hand-size", "hand {0}"),
    SLAIN("frontend.hts.slain", "slain {0}/3: {1}"),
    SLAIN_COUNT("frontend.hts.slain-count", "slain {0}/3"),
    SLAIN_ONE("frontend.hts.slain-one", "{0} (slain)"),
    HERO("frontend.hts.hero", "{0} ({1})"),
    WEARS("frontend.hts.wears", "wears {0}"),
    USED("frontend.hts.used", "used"),
    NO_HEROES("frontend.hts.no-heroes", "no Heroes"),
    MONSTERS("frontend.hts.monsters", "Monsters"),
    NO_MONSTERS("frontend.hts.no-monsters", "none"),
    MONSTER("frontend.hts.monster", "Monster {0}: {1}"),
    PILES("frontend.hts.piles", "deck {0} · discard pile {1} · Monsters to come {2}"),
    PILE_TOP("frontend.hts.pile-top", "{0}, on top {1}"),
    HOLDS("frontend.hts.holds", "{0} holds: {1}"),
    YOUR_HAND("frontend.hts.your-hand", "Hand"),
    NO_CARDS("frontend.hts.no-cards", "empty"),
    LASTING("frontend.hts.lasting", "For {0} ({1}): {2}"),
    PLAYING("frontend.hts.playing", "{1} announced {0}"),
    ROLL_NOW("frontend.hts.roll-now", "{0} rolled {1}"),
    ROLL_NEEDS("frontend.hts.roll-needs", "{0} rolled {1}; {2} needs {3}"),
    ROLL_SLAYS("frontend.hts.roll-slays", "{0} rolled {1}; {2}: slay {3}, fights back {4}"),
    ROLL_CHALLENGES("frontend.hts.roll-challenges", "{0} rolled {1} as the challenger, who wins with as much or more"),
    ANSWERS("frontend.hts.answers", "To answer with: {0}"),

    // Moves in words
    DRAW("frontend.hts.move.draw", "draw a card (1)"),
    PLAY("frontend.hts.move.play", "play {0} (1)"),
    PLAY_NOW("frontend.hts.move.play-now", "play {0}"),
    PLAY_ON("frontend.hts.move.play-on", "play {0} on {1}"),
    USE("frontend.hts.move.use", "use {0}, roll {1} (1)"),
    ATTACK("frontend.hts.move.attack", "attack {0} (2)"),
    SKILL("frontend.hts.move.skill", "use the skill of {0} ({1})"),
    REFRESH("frontend.hts.move.refresh", "discard your hand, draw 5 (3)"),
    END("frontend.hts.move.end", "end your turn"),
    CHALLENGE("frontend.hts.move.challenge", "challenge with {0}"),
    MODIFY_ONE("frontend.hts.move.modify-one", "{0} as {1}"),
    MODIFY("frontend.hts.move.modify", "{0} as {1} on the roll by {2}"),
    LEADER_MOVE("frontend.hts.move.leader", "{0} ({1})"),
    HERO_OF("frontend.hts.move.hero-of", "{0} of {1}"),
    OWN_HERO("frontend.hts.move.own-hero", "your {0}"),

    YOU_WITHIN("frontend.hts.you-within", "you"),

    // The score
    SCORE("frontend.hts.score", "{0}: {1} of 6 classes ({2}), {3} of 3 Monsters"),

    // Words
    WORD_INFO("frontend.hts.word.info", "info bad axe|what a card does"),
    WORD_DISCARDS("frontend.hts.word.discards", "discards|the discard pile, top first"),
    WORD_MOVES("frontend.hts.word.moves", "play bad-axe, use bad-axe|moves can be typed with the ids of cards"),
    WORD_MORE("frontend.hts.word.more", "draw, attack dracos, end|the numbers in () are action points"),
    WORD_MODIFY("frontend.hts.word.modify", "modify modifier-plus4 +4 on bot 2|on the roll of: bot 2, or just 2; me"),
    WORD_PLAYER("frontend.hts.word.player", "player bot 2, player 2|chooses a player, by name or number"),
    WORD_CHOOSE("frontend.hts.word.choose", "hero bad-axe, card bad-axe|chooses a Hero, a card; value +1 a number"),
    WORD_ANSWER("frontend.hts.word.answer", "accept, decline, pass|answers what is offered"),
    NO_SUCH_PLAYER("frontend.hts.no-such-player", "Nobody here is called '{0}'; the players are: {1}"),
    NO_SUCH_CARD("frontend.hts.no-such-card", "No card is called '{0}': info and part of a name, as in info bad axe"),
    MANY_CARDS("frontend.hts.many-cards", "'{0}' is in many names: {1}"),
    DISCARDS("frontend.hts.discards", "Discard pile, top first: {0}"),

    // Hints
    HINT_HERO("frontend.hts.hint-hero", "{0}, roll {1}: {2}"),
    HINT_MONSTER("frontend.hts.hint-monster", "{0}, slay {1}: {2}; fights back {3}: {4}"),
    HINT_MONSTER_POINTS(
            "frontend.hts.hint-monster-points", "{0}: cannot be attacked now, which costs {1}; the roll: {2}"),
    HINT_MONSTER_LATER("frontend.hts.hint-monster-later", "{0}: cannot be attacked yet, {1}; the roll: {2}"),
    HINT_WITH("frontend.hts.hint-with", "{0}, or {1} with your Modifiers if nobody else plays one"),
    HINT_SUCCEEDS("frontend.hts.hint-succeeds", "The roll succeeds as it stands."),
    HINT_FAILS("frontend.hts.hint-fails", "The roll does not succeed as it stands."),
    HINT_ENOUGH("frontend.hts.hint-enough", "To make it succeed, enough of yours: {0}"),
    HINT_SPOIL("frontend.hts.hint-spoil", "To make it fail, enough of yours: {0}"),
    HINT_NOT_ENOUGH("frontend.hts.hint-not-enough", "Your Modifiers cannot change that."),
    HINT_USE("frontend.hts.hint-use", "{0} as {1}"),
    HINT_USE_STEP("frontend.hts.hint-use-step", "{0} as {1} with {2} by {3}"),
    HINT_CHALLENGE(
            "frontend.hts.hint-challenge", "A challenge wins {0}; with your Modifiers, if the other plays none, {1}"),
    HINT_PLAIN_CHALLENGE("frontend.hts.hint-plain-challenge", "A challenge wins {0}."),
    HINT_NO_CHALLENGE("frontend.hts.hint-no-challenge", "You have no Challenge: you can only pass."),
    HINT_TOTALS("frontend.hts.hint-totals", "As it stands, the challenge goes to {0}."),
    HINT_NOTHING(
            "frontend.hts.hint-nothing", "The analysis has nothing to say about this; info tells what a card does."),
    PERCENT("frontend.hts.percent", "{0} ({1} %)");

    /** Who is addressed, until it is known whether a sentence begins with that. */
    private static final String ADDRESSED = "\uE000";

    private static final String YOU = "You";

    private final String key;
    private final String english;

    HtsText(String key, String english) {
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

    /** A message of the game or the engine, with names where it has seats and cards of that box. */
    static String said(Message message, Names names, Catalogue box) {
        String text = named(message, names, box);
        return (text.startsWith(ADDRESSED) ? YOU + text.substring(1) : text)
                .replace(ADDRESSED, YOU.toLowerCase(Locale.ROOT));
    }

    private static String named(Message message, Names names, Catalogue box) {
        Array<Object> arguments = message.arguments().map(argument -> argument(argument, names, box));
        String pattern = message.key() == HtsMessage.ASK_MODIFIERS
                ? ASK_MODIFIERS.english()
                : message.key().english();
        return new Message(message.key(), arguments).in(pattern.replace("seat {", "{"));
    }

    private static Object argument(Object argument, Names names, Catalogue box) {
        if (argument instanceof Seat seat) {
            return names.of(seat).equals(YOU) ? ADDRESSED : names.of(seat);
        }
        if (argument instanceof Message nested) {
            return named(nested, names, box);
        }
        return argument instanceof String text ? box.named(text).map(Card::name).getOrElse(text) : argument;
    }
}
