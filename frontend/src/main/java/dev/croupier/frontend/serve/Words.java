package dev.croupier.frontend.serve;

import java.util.Locale;

/** Names as JSON has them. */
final class Words {
    private Words() {}

    /** {@code STALE_DECISION} is {@code stale-decision}. */
    static String of(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
