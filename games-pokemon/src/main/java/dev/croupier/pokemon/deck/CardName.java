package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import java.util.Locale;
import java.util.regex.Pattern;

/** What of a printed name counts, and how names are compared that people typed. */
final class CardName {
    /** A Level, and the person shown on a Supporter, are printed beside the name and no part of it. */
    private static final Pattern BESIDE = Pattern.compile("\\s+(LV\\.(\\d+|X)|\\([^()]*\\))$");

    private static final Pattern BRACKETED = Pattern.compile("\\s+[(\\[][^()\\[\\]]*[)\\]]$");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern COMBINING = Pattern.compile("[\\u0300-\\u036f]");

    private CardName() {}

    /** The name that the limit of four counts (PKM-DECK-2, PKM-DECK-4). */
    static String counted(Card card) {
        return BESIDE.matcher(card.name()).replaceFirst("");
    }

    /** A name without regard to case, accents, kinds of apostrophes and spaces. */
    static String folded(String name) {
        String plain = name.strip().toLowerCase(Locale.ROOT);
        plain = COMBINING.matcher(plain).replaceAll("");
        plain = plain.replace('é', 'e').replace('’', '\'').replace('‘', '\'').replace('–', '-');
        return SPACES.matcher(plain).replaceAll(" ");
    }

    /** Whether both may name the same card; a person in brackets may be left out. */
    static boolean agree(String one, String other) {
        String first = folded(one);
        String second = folded(other);
        return first.equals(second) || withoutPerson(first).equals(second) || first.equals(withoutPerson(second));
    }

    /** A folded name without what stands in brackets at its end. */
    static String withoutPerson(String folded) {
        return BRACKETED.matcher(folded).replaceFirst("");
    }
}
