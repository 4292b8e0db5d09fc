package dev.croupier.pokemon.deck;

import dev.croupier.core.RuleRef;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;

/**
 * What a deck must be to be played.
 *
 * @param name as organisers call it
 * @param size how many cards a deck has
 * @param prizes how many Prize cards are set aside (PKM-SETUP-7)
 * @param rules what is checked
 */
public record DeckFormat(String name, int size, int prizes, Array<DeckRule> rules) {
    private static final int CONSTRUCTED = 60;
    private static final int SEALED = 40;

    /** The regulation marks that were legal in Standard on 29 November 2026. */
    public static SortedSet<String> standardMarks() {
        return TreeSet.of("H", "I", "J");
    }

    /** Standard with today's marks; the known cards tell which older printings have been printed again. */
    public static DeckFormat standard(CardIndex known) {
        return standard(known, standardMarks());
    }

    /** Standard as it is while those marks are legal. */
    public static DeckFormat standard(CardIndex known, SortedSet<String> marks) {
        return constructed("Standard", Array.of(new LegalMarks(marks, known)));
    }

    /** Every card that is on no ban list. */
    public static DeckFormat expanded(BanList banned) {
        return constructed("Expanded", Array.of(banned));
    }

    /** Every card. */
    public static DeckFormat unlimited() {
        return constructed("Unlimited", Array.empty());
    }

    /**
     * 40 cards out of those that were opened and any Basic Energy. There is no limit of copies, so none for pieces of a V-UNION or Prism
     * Star cards either; the limits of one ACE SPEC card and one Radiant Pokémon stay (PKM-DECK-9).
     */
    public static DeckFormat sealed(Iterable<Card> opened) {
        return new DeckFormat(
                "Sealed",
                SEALED,
                4,
                Array.of(
                        new DeckSize(SEALED, new RuleRef("PKM-DECK-9")),
                        new BasicPokemonNeeded(),
                        new RadiantLimit(),
                        new AceSpecLimit(),
                        new OpenedPool(Copies.of(opened))));
    }

    /**
     * The format of that name, as far as a name and the known cards are enough.
     *
     * @return or why they aren't: Expanded needs its ban list, Sealed the opened cards, and others are unknown
     */
    public static Either<FormatRefusal, DeckFormat> named(String name, CardIndex known) {
        return switch (CardName.folded(name)) {
            case "standard" -> Either.right(standard(known));
            case "unlimited" -> Either.right(unlimited());
            case "expanded" -> Either.left(new FormatRefusal.NeedsBanList(name));
            case "sealed" -> Either.left(new FormatRefusal.NeedsPool(name));
            default -> Either.left(new FormatRefusal.UnknownFormat(name));
        };
    }

    private static DeckFormat constructed(String name, Array<DeckRule> legality) {
        return new DeckFormat(
                name,
                CONSTRUCTED,
                6,
                Array.<DeckRule>of(
                                new DeckSize(CONSTRUCTED, new RuleRef("PKM-DECK-1")),
                                new CopyLimit(),
                                new BasicPokemonNeeded(),
                                new RadiantLimit(),
                                new AceSpecLimit(),
                                new PieceLimit(),
                                new PrismStarLimit())
                        .appendAll(legality));
    }

    @Override
    public String toString() {
        return name;
    }
}
