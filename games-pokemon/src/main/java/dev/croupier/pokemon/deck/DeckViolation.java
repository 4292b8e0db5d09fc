package dev.croupier.pokemon.deck;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.SortedSet;

/** Why a deck is refused, one record for each reason (PKM-DECK-10). */
public sealed interface DeckViolation {

    /** The rule that the deck breaks. */
    RuleRef rule();

    /** The offending cards, each as often as it offends; none where something is missing or the number is wrong. */
    default Array<Card> cards() {
        return Array.empty();
    }

    /** The reason, as a key with arguments. */
    Message message();

    /** The reason in English, with the rule's id. */
    default String explain() {
        return message().english() + " [" + rule() + "]";
    }

    /** The deck has more or fewer cards than the format asks for: PKM-DECK-1, or PKM-DECK-9 in Sealed. */
    record WrongSize(RuleRef rule, int needed, int found) implements DeckViolation {
        @Override
        public Message message() {
            return DeckMessage.WRONG_SIZE.with(needed, found);
        }
    }

    /** Too many cards share a name (PKM-DECK-2). */
    record TooManyCopies(String name, int most, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-2");
        }

        @Override
        public Message message() {
            return DeckMessage.TOO_MANY_COPIES.with(name, cards.size(), most);
        }
    }

    /** No Basic Pokémon is there (PKM-DECK-3). */
    record NoBasicPokemon() implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-3");
        }

        @Override
        public Message message() {
            return DeckMessage.NO_BASIC_POKEMON.with();
        }
    }

    /** There is more than one Radiant Pokémon (PKM-DECK-5). */
    record TooManyRadiant(Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-5");
        }

        @Override
        public Message message() {
            return DeckMessage.TOO_MANY_RADIANT.with(cards.size(), DeckMessage.names(cards));
        }
    }

    /** There is more than one ACE SPEC card (PKM-DECK-6). */
    record TooManyAceSpec(Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-6");
        }

        @Override
        public Message message() {
            return DeckMessage.TOO_MANY_ACE_SPEC.with(cards.size(), DeckMessage.names(cards));
        }
    }

    /** Too many pieces of a V-UNION are there, whichever (PKM-DECK-7). */
    record TooManyPieces(String name, int most, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-7");
        }

        @Override
        public Message message() {
            return DeckMessage.TOO_MANY_PIECES.with(name, cards.size(), most);
        }
    }

    /** There is more than one Prism Star card of a name (PKM-DECK-8). */
    record TooManyPrismStar(String name, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-8");
        }

        @Override
        public Message message() {
            return DeckMessage.TOO_MANY_PRISM_STAR.with(name, cards.size());
        }
    }

    /**
     * The deck has more copies of a card than were opened (PKM-DECK-9).
     *
     * @param cards the copies in excess
     */
    record NotOpened(Card card, int opened, int found, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-DECK-9");
        }

        @Override
        public Message message() {
            return DeckMessage.NOT_OPENED.with(DeckMessage.printing(card), opened, found);
        }
    }

    /** A card bears no regulation mark that is legal in the format (PKM-FORMAT-1). */
    record NotInFormat(Card card, SortedSet<String> marks, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-FORMAT-1");
        }

        @Override
        public Message message() {
            String legal = marks.mkString(", ");
            return card.mark().isEmpty()
                    ? DeckMessage.WITHOUT_MARK.with(DeckMessage.printing(card), legal)
                    : DeckMessage.NOT_IN_FORMAT.with(DeckMessage.printing(card), card.mark(), legal);
        }
    }

    /** A card is on the format's ban list (PKM-FORMAT-2). */
    record Banned(Card card, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-FORMAT-2");
        }

        @Override
        public Message message() {
            return DeckMessage.BANNED.with(DeckMessage.printing(card));
        }
    }

    /** The deck list itself has the wrong number of cards (PKM-T40). */
    record ListOfWrongSize(int needed, int found) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T40");
        }

        @Override
        public Message message() {
            return DeckMessage.LIST_WRONG_SIZE.with(needed, found);
        }
    }

    /** The deck that is checked against its list has the wrong number of cards, which weighs more than a wrong card (PKM-T33). */
    record DeckOfWrongSize(int needed, int found) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T33");
        }

        @Override
        public Message message() {
            return DeckMessage.DECK_WRONG_SIZE.with(needed, found);
        }
    }

    /**
     * The deck has more or fewer copies of a card than its list says (PKM-T41).
     *
     * @param cards the copies by which they differ
     */
    record NotAsListed(Card card, int listed, int found, Array<Card> cards) implements DeckViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T41");
        }

        @Override
        public Message message() {
            return DeckMessage.NOT_AS_LISTED.with(DeckMessage.printing(card), listed, found);
        }
    }
}
