package dev.croupier.raid.boss;

import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.table.Card;
import dev.croupier.raid.Boss;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Bosses as text: a deck list of the {@linkplain DeckText common format} with the boss itself under a header {@code Boss}, up to the next line that begins with
 * no count. A list without that header is a deck without a boss.
 */
public final class BossText {
    private static final Pattern HEADER =
            Pattern.compile("[#\\s\\u00a0\\ufeff]*(?:raid )?boss(?: card)?s?\\s*(?::\\s*\\d*|\\(\\d+\\))?\\s*");
    private static final Pattern COUNTED = Pattern.compile("\\s*(?:[*•-]\\s+)?\\d.*");

    private BossText() {}

    /**
     * The boss of that list, whether it can be played or not: {@link BossCheck} says that.
     *
     * @param name what it is called
     * @return or everything that is wrong with the lines, in their order
     */
    public static Validation<Seq<DeckTextError>, Boss> parse(String name, String text, CardIndex index) {
        StringBuilder pokemon = new StringBuilder();
        StringBuilder deck = new StringBuilder();
        boolean isOfBoss = false;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            boolean isHeader = HEADER.matcher(line.toLowerCase(Locale.ROOT)).matches();
            isOfBoss = isHeader || isOfBoss && COUNTED.matcher(line).matches();
            pokemon.append(isOfBoss && !isHeader ? line : "").append('\n');
            deck.append(isOfBoss ? "" : line).append('\n');
        }
        Validation<Seq<DeckTextError>, Array<Card>> own = DeckText.parse(pokemon.toString(), index);
        Validation<Seq<DeckTextError>, Array<Card>> drawn = DeckText.parse(deck.toString(), index);
        Array<DeckTextError> errors = errors(own).appendAll(errors(drawn)).sortBy(DeckTextError::line);
        return errors.isEmpty() ? Validation.valid(new Boss(name, own.get(), drawn.get())) : Validation.invalid(errors);
    }

    private static Array<DeckTextError> errors(Validation<Seq<DeckTextError>, Array<Card>> read) {
        return read.isValid() ? Array.empty() : read.getError().toArray();
    }

    /** The list of that boss, which reads back as the same cards. */
    public static String write(Boss boss) {
        String pokemon = boss.pokemon()
                .map(card -> "1 " + card.name() + " " + card.key() + "\n")
                .mkString("Boss: " + boss.pokemon().size() + "\n", "", "\n");
        return pokemon + DeckText.write(boss.deck());
    }
}
