package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;

/**
 * What a format does not allow (PKM-FORMAT-2). Basic Energy cannot be banned.
 *
 * @param names banned in every printing
 * @param printings banned alone, as where a Pokémon of the same name says something else
 * @param sets codes of sets that are banned as a whole, as those from before the format are
 */
public record BanList(SortedSet<String> names, SortedSet<CardKey> printings, SortedSet<String> sets)
        implements DeckRule {

    /** The list of those names. */
    public static BanList ofNames(String... names) {
        return new BanList(TreeSet.of(names), TreeSet.empty(), TreeSet.empty());
    }

    /** With these printings banned too. */
    public BanList withPrintings(CardKey... more) {
        return new BanList(names, printings.addAll(Array.of(more)), sets);
    }

    /** With these sets banned too. */
    public BanList withSets(String... more) {
        return new BanList(names, printings, sets.addAll(Array.of(more)));
    }

    /** Whether a deck may not have that card. */
    public boolean bans(Card card) {
        return !card.isBasicEnergy()
                && (names.contains(card.name())
                        || names.contains(CardName.counted(card))
                        || printings.contains(card.key())
                        || sets.contains(card.key().set()));
    }

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        Copies copies = Copies.of(deck);
        return copies.kinds()
                .filter(this::bans)
                .map(card -> new DeckViolation.Banned(card, Array.fill(copies.of(card), () -> card)));
    }
}
