package dev.croupier.pokemon.table;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How texts speak of Pokémon: {@code your Benched Darkness Pokémon with damage counters}. Of what a filter asks, some words stand before the noun, the
 * others behind it, and a certain Pokémon is its own noun.
 */
public final class Noun {
    /** How what is chosen after something else is called. */
    private static final String SECOND = "second";

    private static final Array<MessageKey> BEFORE = Array.of(
            PokemonMessage.WHOSE_YOURS,
            PokemonMessage.WHOSE_OPPONENTS,
            PokemonMessage.WHOSE_EVERYBODYS,
            PokemonMessage.WHERE_ACTIVE,
            PokemonMessage.WHERE_BENCHED,
            PokemonMessage.LIKE_ACTIVE,
            PokemonMessage.LIKE_BENCHED,
            PokemonMessage.LIKE_EVOLUTION,
            PokemonMessage.LIKE_EVOLVED,
            PokemonMessage.LIKE_TYPE,
            PokemonMessage.LIKE_STAGE,
            PokemonMessage.LIKE_TAG,
            PokemonMessage.LIKE_STRUCK_ACTIVE,
            TextMessage.NON,
            CoreMessage.NUMBER);
    private static final Array<MessageKey> CERTAIN = Array.of(
            PokemonMessage.LIKE_SELF,
            PokemonMessage.LIKE_BENCHED_SELF,
            PokemonMessage.THIS_POKEMON,
            PokemonMessage.THE_DEFENDER,
            PokemonMessage.THE_ATTACKER,
            PokemonMessage.THAT_POKEMON,
            PokemonMessage.THE_CHOSEN,
            TextMessage.SECOND_CHOSEN,
            PokemonMessage.THE_HOLDERS);
    private static final Array<MessageKey> WHOSE =
            Array.of(PokemonMessage.WHOSE_YOURS, PokemonMessage.WHOSE_OPPONENTS, PokemonMessage.WHOSE_EVERYBODYS);

    private Noun() {}

    /** The Pokémon that such a filter accepts. */
    public static Message of(Like like) {
        return of(parts(like.description()));
    }

    /** The Pokémon of which all that is true. */
    public static Message of(Message... words) {
        return of(Array.of(words).flatMap(Noun::parts));
    }

    /** What is joined by commas, one by one; nothing for any. */
    private static Array<Message> parts(Message words) {
        if (words.key() == PokemonMessage.LIKE_BOTH) {
            return Array.ofAll(words.arguments()).flatMap(part -> parts((Message) part));
        }
        boolean says = words.key() != PokemonMessage.LIKE_ANY && words.key() != PokemonMessage.WHERE_IN_PLAY;
        return says ? Array.of(words) : Array.empty();
    }

    private static Message of(Array<Message> parts) {
        Array<Message> certain = parts.filter(part -> CERTAIN.contains(part.key()));
        Option<Message> theirs = parts.find(part -> part.key() == PokemonMessage.WHOSE_OPPONENTS);
        if (theirs.isDefined() && parts.exists(part -> part.key() == PokemonMessage.THE_ATTACKER)) {
            Array<Message> rest =
                    parts.reject(part -> part.equals(theirs.get()) || part.key() == PokemonMessage.THE_ATTACKER);
            Message attacker = TextMessage.WHOSE_ATTACKER.with(theirs.get());
            return rest.isEmpty() ? attacker : TextMessage.NOUN_THAT.with(attacker, listed(rest));
        }
        if (!certain.isEmpty()) {
            Array<Message> rest = parts.reject(part -> part.equals(certain.head()) || WHOSE.contains(part.key()));
            return rest.isEmpty() ? certain.head() : TextMessage.NOUN_THAT.with(certain.head(), listed(rest));
        }
        Array<Message> before = parts.filter(Noun::isBefore);
        Array<Message> behind = parts.reject(Noun::isBefore);
        Message noun = before.isEmpty()
                ? TextMessage.NOUN.with()
                : TextMessage.NOUN_BEFORE.with(before.reduceRight((one, other) -> TextMessage.NEXT.with(one, other)));
        return behind.isEmpty() ? noun : TextMessage.NOUN_BEHIND.with(noun, listed(behind));
    }

    private static Message listed(Array<Message> parts) {
        return parts.reduceRight((one, other) -> TextMessage.COMMA.with(one, other));
    }

    private static boolean isBefore(Message part) {
        return part.key() == PokemonMessage.LIKE_EITHER
                ? part.arguments().forAll(side -> isBefore((Message) side))
                : BEFORE.contains(part.key());
    }

    /** The Pokémon that were bound there. */
    public static Message chosen(Slot<Group> slot) {
        return slot.name().equals(SECOND) ? TextMessage.SECOND_CHOSEN.with() : PokemonMessage.THE_CHOSEN.with();
    }

    /** The text with other words in the place of some. */
    public static Message instead(Message text, MessageKey of, Message words) {
        return text.key() == of
                ? words
                : new Message(
                        text.key(),
                        text.arguments()
                                .map(part -> part instanceof Message within ? instead(within, of, words) : part));
    }

    /** Said by {@code chooser} instead of the text's player: what is its own, and what is not. */
    public static Message chosenBy(Whose chooser, Message text) {
        return chooser == Whose.YOURS
                ? CoreMessage.CHOOSE.with(text)
                : TextMessage.CHOOSES.with(
                        PokemonMessage.valueOf("WHO_" + chooser).with(),
                        instead(text, PokemonMessage.valueOf("WHOSE_" + chooser), TextMessage.WHOSE_OWN.with()));
    }

    /** As an opponent of the text's player says it: what is yours is the opponent's, and the other way round. */
    public static Message mirrored(Message text) {
        if (text.key() == PokemonMessage.WHOSE_OPPONENTS) {
            return PokemonMessage.WHOSE_YOURS.with();
        }
        return text.key() == PokemonMessage.WHOSE_YOURS
                ? PokemonMessage.WHOSE_OPPONENTS.with()
                : new Message(
                        text.key(),
                        text.arguments().map(part -> part instanceof Message within ? mirrored(within) : part));
    }

    /** Whether a text has those words somewhere. */
    public static boolean has(Message text, MessageKey words) {
        return text.key() == words
                || text.arguments().exists(part -> part instanceof Message within && has(within, words));
    }

    /** The opposite of a filter's words. */
    public static Message not(Message words) {
        if (CERTAIN.contains(words.key())) {
            return TextMessage.OTHER_THAN.with(words);
        }
        if (words.key() == PokemonMessage.LIKE_REMAINING_HP) {
            return TextMessage.WITH_MORE_HP.with(words.arguments().head());
        }
        if (words.key() instanceof PokemonMessage key) {
            return switch (key) {
                case LIKE_RULE_BOX -> TextMessage.WITHOUT_RULE_BOX.with();
                case LIKE_DAMAGED -> TextMessage.WITHOUT_COUNTERS.with();
                case LIKE_WITH_ENERGY -> TextMessage.WITHOUT_ENERGY.with();
                case LIKE_WITH_TOOL -> TextMessage.WITHOUT_TOOL.with();
                case LIKE_AFFLICTED -> TextMessage.WITHOUT_CONDITION.with();
                case LIKE_TYPE, LIKE_STAGE, LIKE_TAG -> TextMessage.NON.with(words);
                default -> (isBefore(words) ? TextMessage.THAT_IS_NOT : PokemonMessage.LIKE_NOT).with(words);
            };
        }
        return PokemonMessage.LIKE_NOT.with(words);
    }
}
