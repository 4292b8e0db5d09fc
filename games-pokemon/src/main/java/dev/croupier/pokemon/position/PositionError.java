package dev.croupier.pokemon.position;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is wrong with the text of a position, and where. */
public sealed interface PositionError {

    /** The line, 1-based. */
    int line();

    /** The place in the line where {@link #text} begins, 1-based, in UTF-16 units. */
    int column();

    /** What stands there. */
    String text();

    /** The reason, as a key with arguments. */
    Message message();

    /** The rule that such a position breaks; none where the text itself is wrong. */
    default Option<RuleRef> rule() {
        return Option.none();
    }

    /** The place, the reason in English, and the rule's id. */
    default String explain() {
        return "line " + line() + ", column " + column() + ": " + message().english()
                + rule().map(id -> " [" + id + "]").getOrElse("");
    }

    /** The line begins with no word that a position knows. */
    record UnknownKey(int line, int column, String text, Array<String> known) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.UNKNOWN_KEY.with(text, known.mkString(", "));
        }
    }

    /** The line belongs elsewhere: above all seats, to a seat, or to a Pokémon. */
    record Misplaced(int line, int column, String text, PositionMessage where) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.MISPLACED.with(text, where.with());
        }
    }

    /** The line was there before. */
    record Repeated(int line, int column, String text, int first) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.REPEATED.with(text, first);
        }
    }

    /** Something else has to stand there. */
    record Unexpected(int line, int column, String text, Message expected) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.UNEXPECTED.with(text.isEmpty() ? "" : " '" + text + "'", expected);
        }
    }

    /** The options cannot be taken. */
    record WrongOption(int line, int column, String text, OptionError error) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.WRONG_OPTION.with(error.explain());
        }
    }

    /** No card is so called. */
    record WrongCard(DeckTextError error) implements PositionError {
        @Override
        public int line() {
            return error.line();
        }

        @Override
        public int column() {
            return error.column();
        }

        @Override
        public String text() {
            return error.text();
        }

        @Override
        public Message message() {
            return error.message();
        }
    }

    /** The text has no such line. */
    record Missing(int line, int column, String text, String key) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.MISSING.with(key);
        }
    }

    /** Two Pokémon have one number. */
    record SameNumber(int line, int column, String text) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.SAME_NUMBER.with(text);
        }
    }

    /** A card that nothing can be in play as lies beneath, or one lies on a card that it does not evolve from. */
    record UnusualStack(int line, int column, String text, Card card, Option<Card> beneath) implements PositionError {
        @Override
        public Message message() {
            return beneath.isDefined()
                    ? PositionMessage.NOT_FROM.with(card.name(), beneath.get().name())
                    : PositionMessage.NOT_BASIC.with(card.name());
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(new RuleRef("PKM-TURN-5"));
        }
    }

    /** The card cannot be attached to that Pokémon. */
    record CannotBear(int line, int column, String text, Card card, RuleRef broken) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.CANNOT_BEAR.with(text, card.name());
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(broken);
        }
    }

    /** More Pokémon are on the Bench than have room there. */
    record CrowdedBench(int line, int column, String text, int found, int room) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.CROWDED_BENCH.with(found, room);
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(new RuleRef("PKM-ZONE-2"));
        }
    }

    /** A Pokémon on the Bench has a Special Condition. */
    record BenchedCondition(int line, int column, String text) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.BENCHED_CONDITION.with(text);
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(new RuleRef("PKM-CHECK-3"));
        }
    }

    /** A Pokémon has as much damage as HP: it would be Knocked Out. */
    record KnockedOut(int line, int column, String text, int damage, int hp) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.KNOCKED_OUT.with(text, damage, hp);
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(new RuleRef("PKM-KO-1"));
        }
    }

    /** The rules would at once change something else of the position. */
    record Unsettled(int line, int column, String text) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.UNSETTLED.with();
        }
    }

    /** A player has taken all Prizes that it needs. */
    record AlreadyWon(int line, int column, String text, int taken, int needed) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.ALREADY_WON.with(taken, needed);
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(new RuleRef("PKM-WIN-1"));
        }
    }

    /** The cards of a player make no legal deck. */
    record WrongDeck(int line, int column, String text, Seat seat, DeckViolation violation) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.WRONG_DECK.with(seat, violation.message());
        }

        @Override
        public Option<RuleRef> rule() {
            return Option.some(violation.rule());
        }
    }

    /** A deck has more cards than a table can hold. */
    record TooManyCards(int line, int column, String text, Seat seat, int found, int most) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.TOO_MANY_CARDS.with(seat, found, most);
        }
    }

    /** The card has no such text that holds for a while. */
    record NoSuchText(int line, int column, String text, Card card, int found) implements PositionError {
        @Override
        public Message message() {
            return PositionMessage.NO_SUCH_TEXT.with(card.name(), found);
        }
    }
}
