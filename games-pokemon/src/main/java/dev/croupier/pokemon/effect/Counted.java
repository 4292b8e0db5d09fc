package dev.croupier.pokemon.effect;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.TextMessage;
import io.vavr.control.Option;

/** How many are chosen, in words. */
final class Counted {
    private Counted() {}

    /** Cards of that kind: {@code up to 2 cards (a Basic Energy)}. */
    static Message cards(HowMany least, HowMany most, Kind kind) {
        return cards(!least.equals(most), most.description(), kind.description());
    }

    /** All cards of that kind. */
    static Message all(Kind kind) {
        return kinds(TextMessage.ALL_CARDS.with(), kind.description());
    }

    /** As many cards of that kind as somebody likes. */
    static Message any(Kind kind) {
        return kinds(TextMessage.ANY_NUMBER_OF_CARDS.with(), kind.description());
    }

    private static Message cards(boolean upTo, Message most, Message kind) {
        if (most.key() == PokemonMessage.NUMBER_ALL) {
            return kinds(TextMessage.ALL_CARDS.with(), kind);
        }
        if (most.key() == PokemonMessage.NUMBER_AT_MOST) {
            Message first = (Message) most.arguments().get(0);
            return TextMessage.NO_MORE_THAN.with(
                    cards(upTo, first, kind), most.arguments().get(1));
        }
        Option<Integer> number = number(most);
        if (number.isEmpty()) {
            return (upTo ? TextMessage.UP_TO_AS_MANY : TextMessage.AS_MANY_AS)
                    .with(kinds(TextMessage.CARDS.with(), kind), most);
        }
        TextMessage one = upTo ? TextMessage.UP_TO_ONE_CARD : TextMessage.ONE_CARD;
        TextMessage many = upTo ? TextMessage.UP_TO_CARDS : TextMessage.SO_MANY_CARDS;
        return kinds((number.get() == 1 ? one : many).with(number.get()), kind);
    }

    private static Message kinds(Message cards, Message kind) {
        return kind.key() == PokemonMessage.KIND_CARD ? cards : TextMessage.THAT_ARE.with(cards, kind);
    }

    /** So many of them: {@code up to 2 of your Benched Pokémon}. */
    static Message of(HowMany least, HowMany most, Message all) {
        Message number = most.description();
        return TextMessage.SO_MANY_OF.with(
                least.equals(most) || number.key() == PokemonMessage.NUMBER_ALL
                        ? number
                        : TextMessage.UP_TO.with(number),
                all);
    }

    /** So much Energy: {@code up to 2}, {@code any amount of}. */
    static Message amount(HowMany least, HowMany most) {
        Message number = most.description();
        return least.equals(most)
                ? number
                : number.key() == PokemonMessage.NUMBER_ALL
                        ? TextMessage.ANY_AMOUNT.with()
                        : TextMessage.UP_TO.with(number);
    }

    /** The number that is meant, where it is always the same. */
    static Option<Integer> number(Message amount) {
        return amount.key() == CoreMessage.NUMBER && amount.arguments().head() instanceof Integer number
                ? Option.some(number)
                : Option.none();
    }
}
