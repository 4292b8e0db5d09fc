package dev.croupier.ginrummy.rules;

/** Who arranges the knocker's melds (GIN-10). */
public enum KnockerMelds {
    /** The knocker declares them, one at a time; any that keep within the limit. */
    DECLARED,

    /** The arrangement with the least deadwood, the first in canonical order. */
    AUTO_MIN,

    /** The arrangement with the least deadwood that leaves the fewest openings for lay-offs. */
    AUTO_MIN_THEN_FEWEST_LAYOFFS
}
