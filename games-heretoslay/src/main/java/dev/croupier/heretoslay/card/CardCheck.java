package dev.croupier.heretoslay.card;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.vocabulary.CardFlaw;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Face;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether cards of one's own can be put into a box, where one with the id of another takes its place. */
public final class CardCheck {
    private static final Pattern ID = Pattern.compile("(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*");
    private static final Pattern NAME = Pattern.compile("(?! )[^\\p{Cntrl}\"]{1,80}(?<! )");
    private static final int MOST_PLAYERS = 6;

    private CardCheck() {}

    /**
     * Everything that is wrong with those cards, card by card, and with the box that has them.
     *
     * @param box the cards that there are already
     * @param cards the cards that are put into it; nothing in the place of one that could not be read
     */
    public static Seq<CardFlaw> flaws(Catalogue box, Array<Option<Card>> cards) {
        Array<CardFlaw> flaws = Array.empty();
        for (int at = 0; at < cards.size(); at++) {
            for (Card card : cards.get(at)) {
                int first = cards.indexOf(Option.some(card));
                flaws = flaws.appendAll(flaws(at, card))
                        .appendAll(unless(first == at, at, "id", "an id of its own", "that of card " + first))
                        .appendAll(unless(
                                box.named(card.id()).forAll(other -> deck(other) == deck(card)),
                                at,
                                "face/type",
                                "a card of the deck that " + card.id() + " is in",
                                card.type().name()));
            }
        }
        if (flaws.isEmpty() && cards.forAll(Option::isDefined)) {
            int size = mainDeck(box, cards.flatMap(card -> card));
            return unless(
                            size <= CardSet.CAPACITY,
                            cards.size() - 1,
                            "copies",
                            "a main deck of " + CardSet.CAPACITY + " cards at most",
                            "the last of " + size)
                    .toArray();
        }
        return flaws;
    }

    /** How many cards the main deck has with those. */
    private static int mainDeck(Catalogue box, Array<Card> cards) {
        return box.main()
                .reject(cards::contains)
                .appendAll(cards.filter(card -> deck(card) == null))
                .map(Card::copies)
                .sum()
                .intValue();
    }

    /** The deck of its own that a card is in; nothing for the main deck. */
    private static @Nullable CardType deck(Card card) {
        return card.is(CardType.MONSTER) || card.is(CardType.PARTY_LEADER) ? card.type() : null;
    }

    private static Array<CardFlaw> flaws(int at, Card card) {
        int most = deck(card) == null ? CardSet.CAPACITY : 1;
        return Array.of(
                        unless(ID.matcher(card.id()).matches(), at, "id", "lower case with hyphens", card.id()),
                        unless(
                                NAME.matcher(card.name()).matches(),
                                at,
                                "name",
                                "a name of 1 to 80 characters without quotation marks",
                                card.name()),
                        unless(card.copies() >= 1 && card.copies() <= most, at, "copies", "1…" + most, card.copies()),
                        face(at, card.face()))
                .flatMap(flaw -> flaw);
    }

    private static Option<CardFlaw> face(int at, Face face) {
        if (face instanceof Face.Modifier modifier) {
            int values = modifier.values().size();
            return unless(values == 1 || values == 2, at, "face/values", "one value or two", values);
        }
        if (face instanceof Face.Monster monster) {
            return unless(monster.heroes() >= 0, at, "face/heroes", "0 or more", monster.heroes());
        }
        return face instanceof Face.Leader leader
                ? unless(
                        leader.players() >= 0 && leader.players() <= MOST_PLAYERS,
                        at,
                        "face/players",
                        "0…" + MOST_PLAYERS,
                        leader.players())
                : Option.none();
    }

    private static Option<CardFlaw> unless(boolean right, int at, String where, String expected, Object found) {
        return Option.when(!right, () -> new CardFlaw(at, where, expected, String.valueOf(found)));
    }
}
