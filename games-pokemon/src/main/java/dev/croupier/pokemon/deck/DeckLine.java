package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.control.Validation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a deck list.
 *
 * @param number 1-based
 * @param text as it stands there
 */
record DeckLine(int number, String text) {
    /** No deck of any format has more cards. */
    private static final int MOST = 60;

    private static final String SPACE = "[\\s\\u00a0\\ufeff]";
    private static final Pattern BLANK = Pattern.compile(SPACE + "*|\\s*\\*{3,}.*");

    /** What groups of cards are called, with or without a number. */
    private static final Pattern HEADER =
            Pattern.compile("(?:pokemon|trainers?|(?:basic |special )?energy|items?|supporters?|stadiums?"
                    + "|(?:pokemon )?tools?|total)(?: cards?)?\\s*(?:[:-]\\s*\\d*|\\(\\d+\\))?");

    private static final Pattern BEFORE_HEADER = Pattern.compile("^[#\\s\\u00a0\\ufeff]+");
    private static final Pattern CARD = Pattern.compile(
            SPACE + "*(?:[*•-]" + SPACE + "+)?(\\d+)(?:" + SPACE + "*[x×])?" + SPACE + "+(\\S.*?)" + SPACE + "*",
            Pattern.CASE_INSENSITIVE);

    /** Whether it is blank, an ornament, or a header. */
    boolean isWithoutCards() {
        String header = CardName.folded(BEFORE_HEADER.matcher(text).replaceFirst(""));
        return BLANK.matcher(text).matches() || HEADER.matcher(header).matches();
    }

    /** The cards that the line stands for. */
    Validation<DeckTextError, Array<Card>> read(CardIndex index) {
        Matcher matcher = CARD.matcher(text);
        if (!matcher.matches()) {
            return Validation.invalid(new DeckTextError.Unreadable(number, firstColumn(), text.strip()));
        }
        String digits = matcher.group(1);
        int count = digits.length() > 3 ? MOST + 1 : Integer.parseInt(digits);
        return count < 1 || count > MOST
                ? Validation.invalid(new DeckTextError.CountOutOfRange(number, matcher.start(1) + 1, digits, MOST))
                : NamedCard.of(number, matcher.start(2) + 1, matcher.group(2), index)
                        .in(index)
                        .map(card -> Array.fill(count, () -> card));
    }

    private int firstColumn() {
        return text.length() - text.stripLeading().length() + 1;
    }
}
