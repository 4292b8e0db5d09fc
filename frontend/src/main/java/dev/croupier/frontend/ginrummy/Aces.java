package dev.croupier.frontend.ginrummy;

import dev.croupier.ginrummy.meld.AceRuns;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Where aces stand in runs, as it is said on the command line. */
enum Aces {
    LOW("low", AceRuns.LOW),
    HIGH_LOW("high-low", AceRuns.HIGH_OR_LOW),
    CORNER("corner", AceRuns.AROUND_THE_CORNER);

    private final String word;
    private final AceRuns aceRuns;

    Aces(String word, AceRuns aceRuns) {
        this.word = word;
        this.aceRuns = aceRuns;
    }

    AceRuns aceRuns() {
        return aceRuns;
    }

    @Override
    public String toString() {
        return word;
    }

    /** Reads the word. */
    static final class Reader implements ITypeConverter<Aces> {
        @Override
        public Aces convert(String text) {
            return Arrays.stream(values())
                    .filter(aces -> aces.word.equalsIgnoreCase(text))
                    .findFirst()
                    .orElseThrow(() ->
                            new TypeConversionException("'" + text + "' is none of " + Arrays.toString(values())));
        }
    }
}
