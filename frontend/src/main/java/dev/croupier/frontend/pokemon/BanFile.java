package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.UserError;
import dev.croupier.pokemon.deck.BanList;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A ban list as text, a line each: a name, a name with its printing, or {@code set CODE}. What follows {@code #} is for people. */
final class BanFile {
    private static final Pattern SET = Pattern.compile("(?i)set\\s+(\\S+)");
    private static final Pattern PRINTING = Pattern.compile("(.+?)\\s+(\\S+)\\s+(\\S+)");

    private BanFile() {}

    static BanList of(String file, String text) {
        CardIndex index = KnownCards.index();
        BanList list = BanList.ofNames();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String banned = line.replaceFirst("#.*", "").strip();
            Matcher set = SET.matcher(banned);
            Matcher printing = PRINTING.matcher(banned);
            Array<Card> named = index.named(banned);
            if (set.matches()) {
                String code = set.group(1);
                if (!PokemonCards.all().exists(card -> card.key().set().equalsIgnoreCase(code))) {
                    throw UserError.badInput(PokemonText.CHECK_BAN_SET.of(file, number, code));
                }
                list = list.withSets(set.group(1).toUpperCase(Locale.ROOT));
            } else if (!named.isEmpty()) {
                list = new BanList(list.names().addAll(named.map(Card::name)), list.printings(), list.sets());
            } else if (printing.matches()) {
                Array<Card> printed = index.printed(new CardKey(printing.group(2), printing.group(3)));
                // A printing that isn't known is in no deck that can be read, so that banning it changes nothing.
                list = list.withPrintings(printed.map(Card::key).toJavaArray(CardKey[]::new));
            } else if (!banned.isEmpty()) {
                throw UserError.badInput(PokemonText.CHECK_BAN_LINE.of(file, number, banned));
            }
        }
        return list;
    }
}
