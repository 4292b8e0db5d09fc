package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a line says after its count: a name, and which printing of it, if it says so. */
record NamedCard(int line, int column, String text, String name, Option<CardKey> key) {
    /** Some programs mark a parallel foil with two letters behind the number. */
    private static final Pattern KEYED = Pattern.compile("(.+?)\\s+(\\S+)\\s+([\\p{Alnum}!?]+)(?:\\s+PH)?");

    /** What looks like a set and a number, whether it is known or not. */
    private static final Pattern SET = Pattern.compile("[A-Z0-9]{2,}(?:-[A-Z0-9]+)?");

    private static final Pattern NUMBER = Pattern.compile("\\p{Alpha}*\\d+\\p{Alpha}*");

    /** Tells the name from the printing: a known name may itself end like one, as Energy Removal 2 does. */
    static NamedCard of(int line, int column, String text, CardIndex index) {
        Matcher matcher = KEYED.matcher(text);
        if (index.named(text).isEmpty() && matcher.matches()) {
            CardKey key = new CardKey(matcher.group(2), matcher.group(3));
            boolean looksSo = SET.matcher(key.set()).matches()
                    && NUMBER.matcher(key.number()).matches();
            if (looksSo || index.printed(key).nonEmpty()) {
                return new NamedCard(line, column, text, matcher.group(1), Option.some(key));
            }
        }
        return new NamedCard(line, column, text, text, Option.none());
    }

    /** The one card that is meant. */
    Validation<DeckTextError, Card> in(CardIndex index) {
        Array<Card> energy = Spelling.basicEnergy(name).toArray().flatMap(index::basicEnergy);
        Array<Card> printed = key.toArray().flatMap(index::printed);
        if (printed.nonEmpty()) {
            return valid(
                    printed.find(card -> CardName.agree(card.name(), name) || isSameEnergy(card, energy)),
                    new DeckTextError.OtherName(line, column, text, printed.head()));
        }
        Array<Card> named = index.named(name);
        if (energy.isEmpty() && named.size() > 1 && key.isEmpty()) {
            return Validation.invalid(new DeckTextError.AmbiguousName(line, column, text, named));
        }
        return valid(
                energy.headOption().orElse(named.headOption().filter(card -> key.isEmpty())),
                new DeckTextError.UnknownCard(line, column, text, named));
    }

    private static boolean isSameEnergy(Card card, Array<Card> energy) {
        return card.isBasicEnergy() && energy.exists(other -> CardIndex.typeOf(card) == CardIndex.typeOf(other));
    }

    private static Validation<DeckTextError, Card> valid(Option<Card> card, DeckTextError otherwise) {
        return card.isDefined() ? Validation.valid(card.get()) : Validation.invalid(otherwise);
    }
}
