package dev.croupier.pokemon.table;

import io.vavr.control.Option;

/** A type of Energy and of Pokémon (PKM-KIND-15). Colorless is paid by any Energy. */
public enum EnergyType {
    GRASS('G', "Grass"),
    FIRE('R', "Fire"),
    WATER('W', "Water"),
    LIGHTNING('L', "Lightning"),
    PSYCHIC('P', "Psychic"),
    FIGHTING('F', "Fighting"),
    DARKNESS('D', "Darkness"),
    METAL('M', "Metal"),
    FAIRY('Y', "Fairy"),
    DRAGON('N', "Dragon"),
    COLORLESS('C', "Colorless");

    private final char symbol;
    private final String word;

    EnergyType(char symbol, String word) {
        this.symbol = symbol;
        this.word = word;
    }

    /** The letter that stands for it in costs and deck lists. */
    public char symbol() {
        return symbol;
    }

    /** This type alone, as bits. */
    public int bit() {
        return 1 << ordinal();
    }

    /** The type with that letter. */
    public static Option<EnergyType> ofSymbol(char symbol) {
        for (EnergyType type : values()) {
            if (type.symbol == symbol) {
                return Option.some(type);
            }
        }
        return Option.none();
    }

    @Override
    public String toString() {
        return word;
    }
}
