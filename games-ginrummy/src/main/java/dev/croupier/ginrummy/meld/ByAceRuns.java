package dev.croupier.ginrummy.meld;

import java.util.function.Function;

/** One value for each kind of {@link AceRuns}. */
record ByAceRuns<T>(T low, T highOrLow, T aroundTheCorner) {
    static <T> ByAceRuns<T> of(Function<AceRuns, T> make) {
        return new ByAceRuns<>(
                make.apply(AceRuns.LOW), make.apply(AceRuns.HIGH_OR_LOW), make.apply(AceRuns.AROUND_THE_CORNER));
    }

    T get(AceRuns aceRuns) {
        return switch (aceRuns) {
            case LOW -> low;
            case HIGH_OR_LOW -> highOrLow;
            case AROUND_THE_CORNER -> aroundTheCorner;
        };
    }
}
