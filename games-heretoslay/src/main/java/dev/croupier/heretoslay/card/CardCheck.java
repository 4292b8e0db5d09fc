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

/** Whether cards of one's own can be put into a box, where one with the id of another takes its place, or takes it out with no copies. */
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
                flaws = flaws.appendAll(flaws(box, at, card))
                        .appendAll(unless(first == at, at, "id", "an id of its own", "that of card " + first))
                        .appendAll(unless(
                                box.named(card.id()).forAll(other -> deck(other) == deck(card)),
                                at,
                                "face/type",
                                "a card of the deck that " + card.id() + " is in",
                                card.type().name()));
            }
        }
        return flaws.isEmpty() && cards.forAll(Option::isDefined) ? tooLarge(box, cards.flatMap(card -> card)) : flaws;
    }

    /** The decks that would have more cards than a deck has room for. */
    private static Array<CardFlaw> tooLarge(Catalogue box, Array<Card> cards) {
        return Array.of(
                        tooLarge("a main deck", box.main(), cards, null),
                        tooLarge("a deck of Monsters", box.monsters(), cards, CardType.MONSTER),
                        tooLarge("a deck of Party Leaders", box.leaders(), cards, CardType.PARTY_LEADER))
                .flatMap(flaw -> flaw);
    }

    private static Option<CardFlaw> tooLarge(
            String name, Array<Card> before, Array<Card> cards, @Nullable CardType deck) {
        Array<Card> own = cards.filter(card -> deck(card) == deck);
        long size = before.reject(cards::contains)
                .appendAll(own)
                .map(Card::copies)
                .sum()
                .longValue();
        return unless(
                size <= CardSet.CAPACITY,
                own.isEmpty() ? 0 : cards.lastIndexOf(own.last()),
                "copies",
                name + " of " + CardSet.CAPACITY + " cards at most",
                "the last of " + size);
    }

    /** The deck of its own that a card is in; nothing for the main deck. */
    private static @Nullable CardType deck(Card card) {
        return card.is(CardType.MONSTER) || card.is(CardType.PARTY_LEADER) ? card.type() : null;
    }

    private static Array<CardFlaw> flaws(Catalogue box, int at, Card card) {
        int least = box.named(card.id()).isDefined() ? 0 : 1;
        int most = deck(card) == null ? CardSet.CAPACITY : 1;
        return Array.of(
                        unless(ID.matcher(card.id()).matches(), at, "id", "lower case with hyphens", card.id()),
                        unless(
                                NAME.matcher(card.name()).matches(),
                                at,
                                "name",
                                "a name of 1 to 80 characters without quotation marks",
                                card.name()),
                        unless(
                                card.copies() >= least && card.copies() <= most,
                                at,
                                "copies",
                                least + "…" + most,
                                card.copies()),
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
