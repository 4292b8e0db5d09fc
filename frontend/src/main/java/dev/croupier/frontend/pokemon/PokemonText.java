package dev.croupier.frontend.pokemon;

import dev.croupier.core.MessageKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The texts of the Pokémon TCG at the terminal. Those with a key of the game say the same without a seat, or with a name in its place. */
enum PokemonText implements MessageKey {
    // What cannot be played
    NO_HANDS("frontend.pkm.no-hands", "the Pokémon TCG is one game, not made of hands: leave --hand out"),
    DECKS_FOR_SEATS("frontend.pkm.decks-for-seats", "{0} players need {0} decks, not {1}: --decks names one for each"),
    TOO_FEW_PLAYERS("frontend.pkm.too-few-players", "the Pokémon TCG is for 2 players or more, not {0}"),
    DECK_UNREADABLE("frontend.pkm.deck-unreadable", "the deck {0} cannot be read: {1}"),
    DECK_ILLEGAL("frontend.pkm.deck-illegal", "the deck {0} cannot be played: {1}"),
    NO_DECKS_RECORDED("frontend.pkm.no-decks-recorded", "the recording does not name its decks"),
    NO_SUCH_DECK("frontend.pkm.no-such-deck", "no deck {0} comes with the engine, but: {1}"),

    // The reasons of endings; the keys are those of the game
    REASON_PRIZES("pkm.ended.prizes", "by taking the last Prize"),
    REASON_NO_POKEMON("pkm.ended.no-pokemon", "by leaving no Pokémon in play"),
    REASON_DECK_OUT("pkm.ended.deck-out", "by an empty deck of the other player"),
    REASON_MORE_WAYS("pkm.ended.more-ways", "by more ways at once than the other"),
    REASON_LEFT("pkm.ended.left", "by being the last at the table"),
    REASON_BY_EFFECT("pkm.ended.effect", "by the effect of a card"),
    REASON_LIMIT("pkm.ended.limit", "nobody: the limit of turns or actions"),

    // Events of the game, with names
    SAID_FIRST("pkm.event.first", "{1} chose who goes first: {0}"),
    SAID_COMMITTED("pkm.event.committed", "{0} decided in secret"),
    SAID_SHUFFLED("pkm.event.shuffled", "{0} shuffled the deck"),
    SAID_COUNTERS("pkm.event.counters", "damage counters put on {0}: {1}, which makes {2}"),
    SAID_COUNTERS_REMOVED("pkm.event.counters-removed", "damage counters taken from {0}: {1}, which leaves {2}"),
    SAID_HEALED("pkm.event.healed", "{0} was healed of {1} and has {2} damage counters now"),
    SAID_DAMAGED_ONE("pkm.event.damaged-one", "{0} took {1} damage and has 1 damage counter now"),
    SAID_HEALED_ONE("pkm.event.healed-one", "{0} was healed of {1} and has 1 damage counter now"),
    SAID_SEEN("pkm.event.seen", "{0}: {2} seen in {1}"),
    SAID_DAMAGED("pkm.event.damaged", "{0} took {1} damage and has {2} damage counters now"),
    SAID_ATTACKED("pkm.event.attacked", "{0} attacked with {1}: {2}"),
    SAID_RETREATED("pkm.event.retreated", "{0} retreated {1}"),
    SAID_BECAME_ACTIVE("pkm.event.became-active", "{0}: {1} is Active now"),

    TOLD_MOVED("frontend.pkm.told-moved", "{0}: {1} from {2} to {3}"),
    TOLD_MULLIGAN("frontend.pkm.told-mulligan", "{0} showed a hand without a Basic Pokémon: {1}"),
    TOLD_SHOWN("frontend.pkm.told-shown", "{0} showed {2} from {1}"),
    TOLD_LOOKED("frontend.pkm.told-looked", "{0} looked at {1}: {2}"),
    TOLD_LOOKED_AT("frontend.pkm.told-looked-at", "{0} looked at {1} of {2}: {3}"),
    ONE_CARD("frontend.pkm.one-card", "a card"),
    NOT_A_CARD("frontend.pkm.not-a-card", "no card"),
    SO_MANY_CARDS("frontend.pkm.so-many-cards", "{0} cards"),

    // The table
    HEAD_SETUP("frontend.pkm.head-setup", "Set-up"),
    HEAD("frontend.pkm.head", "Turn {0} · {1}"),
    HEAD_CHECKUP("frontend.pkm.head-checkup", "After turn {0} · Pokémon Checkup"),
    HEAD_ROUND("frontend.pkm.head-round", "tie-break {0}"),
    HEAD_OPEN("frontend.pkm.head-open", "not yet used: {0}"),
    OPEN_ENERGY("frontend.pkm.open-energy", "Energy"),
    OPEN_SUPPORTER("frontend.pkm.open-supporter", "Supporter"),
    OPEN_STADIUM("frontend.pkm.open-stadium", "Stadium"),
    OPEN_RETREAT("frontend.pkm.open-retreat", "retreat"),
    HEAD_STADIUM("frontend.pkm.head-stadium", "Stadium: {0}"),
    COUNTS("frontend.pkm.counts", "Prizes {0} · hand {1} · deck {2} · discards {3}"),
    COUNTS_WITHOUT_HAND("frontend.pkm.counts-without-hand", "deck {0} · discards {1}"),
    IS_DONE("frontend.pkm.is-done", "done"),
    IS_READY("frontend.pkm.is-ready", "ready to attack"),
    COUNT_LOST("frontend.pkm.count-lost", "Lost Zone {0}"),
    COUNT_NEEDED("frontend.pkm.count-needed", "Prizes needed {0}"),
    LEFT_TABLE("frontend.pkm.left-table", "left the table"),
    ACTIVE("frontend.pkm.active", "Active"),
    BENCH("frontend.pkm.bench", "Bench"),
    HAND("frontend.pkm.hand", "Hand"),
    NOBODY("frontend.pkm.nobody", "nobody"),
    FACE_DOWN("frontend.pkm.face-down", "{0} (face down)"),
    SOMEBODY_FACE_DOWN("frontend.pkm.somebody-face-down", "face down"),
    NO_CARDS("frontend.pkm.no-cards", "empty"),
    IN_PLAY("frontend.pkm.in-play", "{0} {1} {2}/{3}"),
    IN_PLAY_FOR_GOOD("frontend.pkm.in-play-for-good", "{0} {1} {2} damage"),
    POISON("frontend.pkm.poison", "Poisoned ({0})"),
    BURN("frontend.pkm.burn", "Burned ({0})"),
    USED("frontend.pkm.used", "used {0}"),
    LASTING("frontend.pkm.lasting", "{0}: {1} ({2})"),
    RESOLVING("frontend.pkm.resolving", "{0} played {1}"),
    CHOSEN_SO_FAR("frontend.pkm.chosen-so-far", "chosen so far: {0}"),
    FACE_UP("frontend.pkm.face-up", "Prizes face up: {0}"),

    EVERY_TYPE("frontend.pkm.every-type", "every type"),

    // Moves in words
    ONTO("frontend.pkm.move.onto", "{0} → {1}"),
    OF("frontend.pkm.move.of", "{0} of {1}"),
    FOR("frontend.pkm.move.for", "{0} for {1}"),
    ABILITY("frontend.pkm.move.ability", "{0} of {1}"),
    USE_STADIUM("frontend.pkm.move.stadium", "use {0}"),
    ATTACK("frontend.pkm.move.attack", "{0} {1}[{2}]"),
    DISCARD("frontend.pkm.move.discard", "discard {0}"),
    END("frontend.pkm.move.end", "end the turn"),
    YES("frontend.pkm.move.yes", "yes"),
    DONE("frontend.pkm.move.done", "done"),
    PRIZE("frontend.pkm.move.prize", "Prize {0}"),
    PRIZE_OF("frontend.pkm.move.prize-of", "Prize {0} of {1}"),
    YOU_WITHIN("frontend.pkm.you-within", "you"),
    GROUP_BENCH("frontend.pkm.group.bench", "Bench"),
    GROUP_EVOLVE("frontend.pkm.group.evolve", "Evolve"),
    GROUP_ENERGY("frontend.pkm.group.energy", "Energy"),
    GROUP_TOOL("frontend.pkm.group.tool", "Tool"),
    GROUP_ABILITY("frontend.pkm.group.ability", "Ability"),
    GROUP_STADIUM("frontend.pkm.group.stadium", "Stadium"),
    GROUP_ATTACK("frontend.pkm.group.attack", "Attack"),
    GROUP_RETREAT("frontend.pkm.group.retreat", "Retreat"),
    GROUP_END("frontend.pkm.group.end", "End"),
    GROUP_MORE("frontend.pkm.group.more", "More"),

    // Words
    SCORE("frontend.pkm.score", "{0}: Prizes taken {1}, left {2}; deck {3}, hand {4}"),
    WORD_INFO("frontend.pkm.word.info", "info ultra ball, info #3|what a card says, or a Pokémon in play"),
    WORD_DAMAGE("frontend.pkm.word.damage", "damage|what each of your attacks would do, step by step"),
    WORD_DISCARDS("frontend.pkm.word.discards", "discards, lost|the discard piles; the Lost Zones"),
    WORD_DECK("frontend.pkm.word.deck", "deck|your cards that you don't see: deck and Prizes"),
    WORD_MOVES("frontend.pkm.word.moves", "bench toxel, play ultra|a card by its name, or the begin of it"),
    WORD_ONTO("frontend.pkm.word.onto", "energy fire #3|onto Pokémon #3; so too: evolve, tool"),
    WORD_MORE("frontend.pkm.word.more", "ability #4, attack bite|so too: retreat, stadium, end"),
    WORD_ANSWER("frontend.pkm.word.answer", "#3, card toxel, prize 2|answers; so too: yes, done, number 2 …"),
    NO_SUCH_CARD(
            "frontend.pkm.no-such-card", "No card is called '{0}': info and part of a name, as in info ultra ball"),
    MANY_CARDS("frontend.pkm.many-cards", "'{0}' is in many names: {1}"),
    TOO_MANY_CARDS("frontend.pkm.too-many-cards", "'{0}' is in {1} names, such as: {2} …"),
    INFO_WHAT("frontend.pkm.info-what", "What about? As in info ultra ball, or info #3."),
    NO_SUCH_NUMBER("frontend.pkm.no-such-number", "No Pokémon in play has the number {0}."),
    NAME_A_CARD("frontend.pkm.name-a-card", "Which card? {0} and its name, or the begin of it."),
    WHICH_ATTACK("frontend.pkm.which-attack", "Which attack? {0}"),
    NO_ATTACK("frontend.pkm.no-attack", "Your Active Pokémon has no attack."),
    WHICH_ABILITY("frontend.pkm.which-ability", "Which Ability? {0}"),
    NO_ABILITIES("frontend.pkm.no-abilities", "No Pokémon of yours has an Ability that is used."),
    NO_ABILITY_OF("frontend.pkm.no-ability-of", "{0} has no Ability that is used."),
    NO_ABILITY("frontend.pkm.no-ability", "No Ability that is used, nor a Pokémon of yours with one, is called '{0}'."),
    NOT_IN_HAND("frontend.pkm.not-in-hand", "No card in your hand is called '{0}'."),
    NOT_KNOWN("frontend.pkm.not-known", "No card that could be meant is called '{0}'."),
    NOT_IN_PLAY("frontend.pkm.not-in-play", "No Pokémon of yours in play is called '{0}'."),
    WHICH_CARD("frontend.pkm.which-card", "'{0}' may be: {1}"),
    WHICH_POKEMON("frontend.pkm.which-pokemon", "'{0}' may be: {1}; name its number"),
    ONTO_WHICH("frontend.pkm.onto-which", "Onto which Pokémon? In play: {0}"),
    DISCARDS("frontend.pkm.discards", "Discard pile of {0}: {1}"),
    LOST("frontend.pkm.lost", "Lost Zone of {0}: {1}"),
    UNSEEN("frontend.pkm.unseen", "In deck and Prizes ({0}): {1}"),
    IN_DECK("frontend.pkm.in-deck", "In the deck ({0}): {1}"),
    IN_PRIZES("frontend.pkm.in-prizes", "Among the Prizes ({0}): {1}"),
    NOT_TOLD("frontend.pkm.not-told", "Only a player who sits here can ask that."),

    // What an attack would do
    DAMAGE_NOBODY("frontend.pkm.damage-nobody", "You have no Active Pokémon yet, so no attack to look at."),
    DAMAGE_NONE("frontend.pkm.damage-none", "Your Active Pokémon has no attack."),
    SAID("frontend.pkm.said", "{0}"),
    DAMAGE_HEAD("frontend.pkm.damage-head", "{0} [{1}]{2}"),
    DAMAGE_NOT_NOW("frontend.pkm.damage-not-now", " (not possible now)"),
    DAMAGE_OPEN("frontend.pkm.damage-open", " (depends on what it asks for; before that)"),
    DAMAGE_CHOOSING("frontend.pkm.damage-choosing", "choosing {0}:"),
    DAMAGE_CHOOSING_NOTHING("frontend.pkm.damage-choosing-nothing", "choosing nothing:"),
    DAMAGE_STOPPED("frontend.pkm.damage-stopped", "stopped by {0}: no damage"),
    DAMAGE_STOPPED_SELF("frontend.pkm.damage-stopped-self", "{0}: no damage, and {1} damage counters on itself"),
    DAMAGE_SO_FAR("frontend.pkm.damage-so-far", "{0}: {1} damage so far"),
    DAMAGE_BESIDES("frontend.pkm.damage-besides", "{0}: {1}"),
    DAMAGE_ENDLESS("frontend.pkm.damage-endless", "its coins fall in too many ways to tell"),
    DAMAGE_NOTHING("frontend.pkm.damage-nothing", "no damage"),
    DAMAGE_CHANCE("frontend.pkm.damage-chance", "with {0} ({1} %):"),
    DAMAGE_HIT("frontend.pkm.damage-hit", "{0}: {1} damage, {2}"),
    DAMAGE_LEAVES("frontend.pkm.damage-leaves", "which leaves {0} HP"),
    DAMAGE_MAKES("frontend.pkm.damage-makes", "which makes {0}"),
    DAMAGE_KNOCKS_OUT("frontend.pkm.damage-knocks-out", "a Knock Out"),
    DAMAGE_STAYS("frontend.pkm.damage-stays", "no Knock Out: {0} keeps it in play with {1} HP"),
    DAMAGE_MAY_STAY("frontend.pkm.damage-may-stay", "a Knock Out, unless on heads {0} keeps it in play with {1} HP"),

    // The deck check
    CHECK_HEAD_ONE("frontend.pkm.check-head-one", "{0}: 1 card"),
    CHECK_HEAD("frontend.pkm.check-head", "{0}: {1} cards"),
    CHECK_UNKNOWN("frontend.pkm.check-unknown", "{0}: lines that name no known card:"),
    CHECK_LEGAL("frontend.pkm.check-legal", "Legal in {0}."),
    CHECK_ILLEGAL("frontend.pkm.check-illegal", "Not legal in {0}:"),
    CHECK_ILLEGAL_BESIDES("frontend.pkm.check-illegal-besides", "Of the {0} cards that are known, not legal in {1}:"),
    CHECK_OTHER_FORMAT("frontend.pkm.check-other-format", "{0} is for --format {1}, not {2}"),
    CHECK_ADVICE("frontend.pkm.check-advice", "Advice, which no rule asks for:"),
    CHECK_ODDS("frontend.pkm.check-odds", "A mulligan: {0} % ({1}); on average {2} before a hand is kept."),
    CHECK_PRIZED("frontend.pkm.check-prized", "Among the {0} Prizes:"),
    CHECK_PRIZED_HEAD("frontend.pkm.check-prized-head", "card|copies|one or more|all of them"),
    CHECK_BAN_SET("frontend.pkm.check-ban-set", "{0}, line {1}: no known card is of the set '{2}'"),
    CHECK_BAN_LINE("frontend.pkm.check-ban-line", "{0}, line {1}: no known card is called '{2}'"),

    // Positions
    POSITION_WRONG("frontend.pkm.position-wrong", "{0} is no position:"),
    POSITION_SEEN("frontend.pkm.position-seen", "What {0} sees:"),
    POSITION_MOVES("frontend.pkm.position-moves", "What {0} may do:"),
    POSITION_DAMAGE("frontend.pkm.position-damage", "What its attacks would do:"),
    POSITION_GROUP("frontend.pkm.position-group", "{0}: {1}");

    private final String key;
    private final String english;

    PokemonText(String key, String english) {
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

    /** What is said of an event of the game instead of the game's own words. */
    static Option<String> insteadOf(MessageKey key) {
        return Array.of(values())
                .find(text -> text.name().startsWith("SAID_") && text.key.equals(key.key()))
                .map(PokemonText::english);
    }
}
