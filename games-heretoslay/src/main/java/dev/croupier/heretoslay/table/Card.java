package dev.croupier.heretoslay.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A card as it is printed; its copies are the same card. Cards are told apart by their id.
 *
 * @param id stable, lower case with hyphens, such as {@code bad-axe}
 * @param name as on the card
 * @param copies how many there are
 * @param face what it says
 */
public record Card(String id, String name, int copies, Face face) implements Comparable<Card> {

    public CardType type() {
        return face.type();
    }

    /** Whether the effects that speak of that type speak of this card. */
    public boolean is(CardType type) {
        return face.type() == type;
    }

    /** This card as a Hero. */
    public Face.Hero hero() {
        return (Face.Hero) face;
    }

    /** This card as an Item. */
    public Face.Item item() {
        return (Face.Item) face;
    }

    /** This card as a Monster. */
    public Face.Monster monster() {
        return (Face.Monster) face;
    }

    /** This card as a Party Leader. */
    public Face.Leader leader() {
        return (Face.Leader) face;
    }

    /** Whether this and the other say the same, not only under the same id. */
    public boolean isSame(Card other) {
        return equals(other) && name.equals(other.name) && copies == other.copies && face.equals(other.face);
    }

    /** Whether two decks have the same cards, card by card. */
    static boolean areSame(Array<Card> some, Array<Card> others) {
        return some.size() == others.size() && some.zip(others).forAll(pair -> pair._1.isSame(pair._2));
    }

    @Override
    public int compareTo(Card other) {
        return id.compareTo(other.id);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Card that && id.equals(that.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }
}
