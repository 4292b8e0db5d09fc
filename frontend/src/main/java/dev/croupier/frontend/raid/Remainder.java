package dev.croupier.frontend.raid;

import dev.croupier.raid.rules.RemainderDamage;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What becomes of damage that is left over, as it is said on the command line. */
enum Remainder {
    DISCARD("discard", RemainderDamage.DISCARD),
    KEEP("keep", RemainderDamage.KEEP_ON_BOSS);

    private final String word;
    private final RemainderDamage remainder;

    Remainder(String word, RemainderDamage remainder) {
        this.word = word;
        this.remainder = remainder;
    }

    RemainderDamage remainder() {
        return remainder;
    }

    @Override
    public String toString() {
        return word;
    }

    /** Reads the word. */
    static final class Reader implements ITypeConverter<Remainder> {
        @Override
        public Remainder convert(String text) {
            return Arrays.stream(values())
                    .filter(remainder -> remainder.word.equalsIgnoreCase(text))
                    .findFirst()
                    .orElseThrow(() ->
                            new TypeConversionException("'" + text + "' is none of " + Arrays.toString(values())));
        }
    }
}
