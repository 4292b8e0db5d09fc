package dev.croupier.pokemon.table;

import dev.croupier.core.MessageKey;
import io.vavr.collection.Seq;

/** The texts of the Pokémon TCG: events, reasons, questions, and the parts of which the texts of cards are made. */
public enum PokemonMessage implements MessageKey {
    EVENT_HEADS("pkm.event.heads", "seat {0} flipped a coin for {1}: heads"),
    EVENT_TAILS("pkm.event.tails", "seat {0} flipped a coin for {1}: tails"),
    EVENT_FIRST("pkm.event.first", "seat {0} goes first, as seat {1} chose"),
    EVENT_MULLIGAN("pkm.event.mulligan", "seat {0} has no Basic Pokémon and shows {1}"),
    EVENT_COMMITTED("pkm.event.committed", "seat {0} is ready"),
    EVENT_TURN("pkm.event.turn", "turn {0}: seat {1}"),
    EVENT_TURN_ENDED("pkm.event.turn-ended", "seat {0} ended the turn"),
    EVENT_MOVED("pkm.event.moved", "{1} of seat {0} went from {2} to {3}"),
    EVENT_SEEN("pkm.event.seen", "{2} of {1} of seat {0} were seen"),
    EVENT_SHUFFLED("pkm.event.shuffled", "the deck of seat {0} was shuffled"),
    EVENT_ENTERED_ACTIVE("pkm.event.entered-active", "seat {0} put {1} {2} into the Active Spot"),
    EVENT_ENTERED_BENCH("pkm.event.entered-bench", "seat {0} put {1} {2} onto the Bench"),
    EVENT_EVOLVED("pkm.event.evolved", "seat {0} evolved {1} {2} into {3}"),
    EVENT_DEVOLVED("pkm.event.devolved", "{0} {1} devolved into {2}"),
    EVENT_ATTACHED("pkm.event.attached", "seat {0} attached {1} to {2} from {3}"),
    EVENT_ATTACHMENT_MOVED("pkm.event.attachment-moved", "{0} went from {1} to {2}"),
    EVENT_DETACHED("pkm.event.detached", "{0} went from {1} to {2}"),
    EVENT_TRAINER("pkm.event.trainer", "seat {0} played {1}"),
    EVENT_ABILITY("pkm.event.ability", "seat {0} used {2} of {1}"),
    EVENT_STADIUM_USED("pkm.event.stadium-used", "seat {0} used {1}"),
    EVENT_ATTACKED("pkm.event.attacked", "{1} of seat {0} attacked with {2}"),
    EVENT_ATTACK_FAILED("pkm.event.attack-failed", "{1} of {0} did nothing"),
    EVENT_DAMAGED("pkm.event.damaged", "{0} took {1} damage and has {2} counters now"),
    EVENT_COUNTERS("pkm.event.counters", "{1} counters were put on {0}, which has {2} now"),
    EVENT_COUNTERS_REMOVED("pkm.event.counters-removed", "{1} counters were taken from {0}, which has {2} now"),
    EVENT_HEALED("pkm.event.healed", "{0} was healed of {1} and has {2} counters now"),
    EVENT_INFLICTED("pkm.event.inflicted", "{0} is {1} now"),
    EVENT_RECOVERED("pkm.event.recovered", "{0} is no longer {1}"),
    EVENT_PREVENTED("pkm.event.prevented", "{1} kept it from {0}"),
    EVENT_KNOCKED_OUT("pkm.event.knocked-out", "{0} {1} was Knocked Out; Prizes: {2}"),
    EVENT_SURVIVED("pkm.event.survived", "{1} kept {0} in play with {2} HP left"),
    EVENT_LEFT_PLAY("pkm.event.left-play", "{0} {1} went to {2}"),
    EVENT_PRIZE("pkm.event.prize", "seat {0} took {1} as a Prize; {2} left"),
    EVENT_BECAME_ACTIVE("pkm.event.became-active", "{1} of seat {0} is Active now"),
    EVENT_BEGAN("pkm.event.began", "{0}: {1}"),
    EVENT_CHECKUP("pkm.event.checkup", "Pokémon Checkup"),
    EVENT_LEFT("pkm.event.left", "seat {0} left the table"),
    EVENT_TIE_BREAK("pkm.event.tie-break", "both win at once: a new game with {0} Prizes decides"),

    ENDED_PRIZES("pkm.ended.prizes", "the last Prize was taken"),
    ENDED_NO_POKEMON("pkm.ended.no-pokemon", "no Pokémon was left in play"),
    ENDED_DECK_OUT("pkm.ended.deck-out", "there was no card to draw at the start of the turn"),
    ENDED_MORE_WAYS("pkm.ended.more-ways", "one player won in more ways at once"),
    ENDED_LEFT("pkm.ended.left", "the others left the table"),
    ENDED_TIE("pkm.ended.tie", "both won at once in equally many ways"),
    ENDED_BY_EFFECT("pkm.ended.effect", "{0} decided the game"),
    ENDED_LIMIT("pkm.ended.limit", "the limit of turns or actions was reached"),

    REFUSED_NOT_NOW("pkm.refused.not-now", "{0} is not possible now: {1}"),
    REFUSED_NOT_OFFERED("pkm.refused.not-offered", "{0} is no answer to: {1}"),
    REFUSED_NOT_IN_HAND("pkm.refused.not-in-hand", "{0} is not in your hand"),
    REFUSED_WRONG_KIND("pkm.refused.wrong-kind", "{0} is not {1}"),
    REFUSED_NO_SUCH_POKEMON("pkm.refused.no-such-pokemon", "{0} is not {1}"),
    REFUSED_NO_SUCH_TEXT("pkm.refused.no-such-text", "{0} has no {1}"),
    REFUSED_EXHAUSTED("pkm.refused.exhausted", "{0}, and that was done already"),
    REFUSED_BLOCKED("pkm.refused.blocked", "{0}, but {1}"),
    REFUSED_FORBIDDEN("pkm.refused.forbidden", "{1} forbids {0}"),
    REFUSED_CANNOT_PAY("pkm.refused.cannot-pay", "the cost is {0}, and {1} is attached"),
    REFUSED_NO_EFFECT("pkm.refused.no-effect", "{0} could do nothing now"),
    REFUSED_CONDITION("pkm.refused.condition", "it needs that {0}"),

    ASK_TRIGGER_ORDER("pkm.ask.trigger-order", "which comes first?"),
    ASK_TRIGGER("pkm.ask.trigger", "use {0}?"),
    ASK_TURN("pkm.ask.turn", "your turn"),
    ASK_FIRST("pkm.ask.first", "you won the flip: who goes first?"),
    ASK_ACTIVE("pkm.ask.active", "which Basic Pokémon goes to the Active Spot, and which to the Bench?"),
    ASK_EXTRA("pkm.ask.extra", "draw an extra card? Up to {0} more"),
    ASK_EXTRA_BENCH("pkm.ask.extra-bench", "put a Basic Pokémon among the extra cards onto the Bench?"),
    ASK_PRIZE("pkm.ask.prize", "take a Prize; {0} to take"),
    ASK_PROMOTE("pkm.ask.promote", "which Pokémon goes to the Active Spot?"),
    ASK_SHRINK("pkm.ask.shrink", "your Bench has room for {0}: which Pokémon is discarded?"),
    ASK_RETREAT_ENERGY("pkm.ask.retreat-energy", "which Energy is discarded to retreat? {0} of {1} paid"),
    ASK_SWITCH("pkm.ask.switch", "which Benched Pokémon becomes Active?"),

    THE_QUESTION("pkm.moment.question", "you are asked: {0}"),
    YOUR_TURN("pkm.moment.turn", "it is your turn"),
    NOTHING_ASKED("pkm.moment.nothing", "nothing is asked of you"),
    DONE_ALREADY("pkm.done-already", "done already"),
    ACT_PLAY_BASIC("pkm.act.play-basic", "putting a Basic Pokémon onto the Bench"),
    ACT_EVOLVE("pkm.act.evolve", "evolving"),
    ACT_ATTACH_ENERGY("pkm.act.attach-energy", "attaching an Energy"),
    ACT_ATTACH_TOOL("pkm.act.attach-tool", "attaching a Pokémon Tool"),
    ACT_PLAY_TRAINER("pkm.act.play-trainer", "playing a Trainer"),
    ACT_USE_ABILITY("pkm.act.use-ability", "using an Ability"),
    ACT_USE_STADIUM("pkm.act.use-stadium", "using the Stadium"),
    ACT_RETREAT("pkm.act.retreat", "retreating"),
    ACT_ATTACK("pkm.act.attack", "attacking"),
    ACT_ASSEMBLE("pkm.act.assemble", "assembling a V-UNION"),
    ACT_DISCARD_FOSSIL("pkm.act.discard-fossil", "discarding a Fossil"),
    ACT_END_TURN("pkm.act.end-turn", "ending the turn"),
    ACT_ANSWER("pkm.act.answer", "an answer"),
    KIND_BASIC("pkm.kind.basic", "a Basic Pokémon"),
    KIND_EVOLUTION("pkm.kind.evolution", "an Evolution Pokémon"),
    KIND_ENERGY("pkm.kind.energy", "an Energy"),
    KIND_TOOL("pkm.kind.tool", "a Pokémon Tool"),
    KIND_PLAYED_TRAINER("pkm.kind.played-trainer", "an Item, a Supporter or a Stadium"),
    YOUR_POKEMON("pkm.your-pokemon", "a Pokémon of yours in play"),
    YOUR_FOSSIL("pkm.your-fossil", "a Fossil of yours in play"),
    POKEMON("pkm.pokemon", "{0}"),
    OF_NAME("pkm.of-name", "a Pokémon named {0}"),
    NEEDS_ROOM("pkm.needs.room", "it needs room on the Bench"),
    BENCH_IS_FULL("pkm.found.bench-full", "the Bench is full"),
    NEEDS_OLD_POKEMON("pkm.needs.old-pokemon", "it needs a Pokémon that was in play as it is before this turn"),
    IT_IS_NEW("pkm.found.new", "it came into play or evolved in this turn"),
    NEEDS_LATER_TURN("pkm.needs.later-turn", "it is possible from a later turn on"),
    IT_IS_FIRST_TURN("pkm.found.first-turn", "it is the first turn"),
    NEEDS_TOOL_ROOM("pkm.needs.tool-room", "a Pokémon has room for one Tool"),
    HAS_A_TOOL("pkm.found.has-tool", "it has a Tool"),
    NEEDS_OTHER_STADIUM("pkm.needs.other-stadium", "a Stadium replaces one of another name"),
    SAME_STADIUM("pkm.found.same-stadium", "a Stadium of that name is in play"),
    NEEDS_ABILITY("pkm.needs.ability", "it needs the Ability to have an effect"),
    ABILITY_IS_SILENCED("pkm.found.silenced", "it has none now"),
    NEEDS_NO_CONDITION("pkm.needs.no-condition", "a Power is used by Pokémon without Special Conditions"),
    HAS_A_CONDITION("pkm.found.condition", "it has one"),
    NEEDS_ATTACKER("pkm.needs.attacker", "it needs an Active Pokémon that is neither Asleep nor Paralyzed"),
    IT_IS_ASLEEP("pkm.found.asleep", "it is Asleep or Paralyzed"),
    NEEDS_BENCH("pkm.needs.bench", "it needs a Benched Pokémon"),
    BENCH_IS_EMPTY("pkm.found.bench-empty", "the Bench is empty"),
    ONE_ENERGY_A_TURN("pkm.once.energy", "one Energy a turn is attached"),
    ONE_SUPPORTER_A_TURN("pkm.once.supporter", "one Supporter a turn is played"),
    ONE_STADIUM_A_TURN("pkm.once.stadium", "one Stadium a turn is played"),
    ONE_STADIUM_USE_A_TURN("pkm.once.stadium-use", "the Stadium is used once a turn"),
    ONE_RETREAT_A_TURN("pkm.once.retreat", "a Pokémon retreats once a turn"),
    ONE_ABILITY_A_TURN("pkm.once.ability", "it is used once a turn"),
    ONE_VSTAR_A_GAME("pkm.once.vstar", "one VSTAR Power a game is used"),
    ONE_GX_A_GAME("pkm.once.gx", "one GX attack a game is used"),
    ONE_UNION_A_GAME("pkm.once.union", "a V-UNION of a name is assembled once a game"),
    NEEDS_PIECES("pkm.needs.pieces", "it needs four different pieces in the discard pile"),
    PIECES_ARE_MISSING("pkm.found.pieces", "some are missing"),
    NO_STADIUM("pkm.found.no-stadium", "no Stadium in play offers anything"),
    NEEDS_STADIUM("pkm.needs.stadium", "it needs a Stadium that can be used"),

    LIKE_ANY("pkm.like.any", "any Pokémon"),
    LIKE_BENCHED_SELF("pkm.like.benched-self", "this Pokémon while it is Benched"),
    WHEN_ALWAYS("pkm.when.always", "always"),

    CARDS("pkm.cards", "cards: {0}"),
    NO_CARDS("pkm.no-cards", "nothing");

    private final String key;
    private final String english;

    PokemonMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    /** The names of cards, one after another. */
    static Object names(Seq<Card> cards) {
        return cards.isEmpty() ? NO_CARDS.with() : cards.map(Card::name).mkString(", ");
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
