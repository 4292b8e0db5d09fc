package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.EnergyType;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ways in which deck lists spell sets, numbers and Basic Energy. */
final class Spelling {
    private static final Pattern BASIC_ENERGY = Pattern.compile("(?:basic )?(?:\\{(.)}|(\\p{L}+)) energy(?: energy)?");
    private static final Pattern ZEROS = Pattern.compile("^0+(?=\\d+$)");

    private Spelling() {}

    static String set(String written) {
        return written.toUpperCase(Locale.ROOT);
    }

    static String number(String written) {
        return ZEROS.matcher(written.toUpperCase(Locale.ROOT)).replaceFirst("");
    }

    /** The type of the Basic Energy with that name, such as {@code Basic {D} Energy} or {@code Darkness Energy}; none for other names. */
    static Option<EnergyType> basicEnergy(String name) {
        Matcher matcher = BASIC_ENERGY.matcher(CardName.folded(name));
        if (!matcher.matches()) {
            return Option.none();
        }
        String symbol = matcher.group(1);
        return symbol == null
                ? Array.of(EnergyType.values())
                        .find(type -> CardName.folded(type.toString()).equals(matcher.group(2)))
                : EnergyType.ofSymbol(Character.toUpperCase(symbol.charAt(0)));
    }
}
