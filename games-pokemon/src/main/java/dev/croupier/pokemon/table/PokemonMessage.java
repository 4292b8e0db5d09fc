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
