package dev.croupier.raid.rules;

/** How often the boss resolves one card in one of its turns (RAID-43). */
public enum BossDrawLimit {
    /** Once: met again, a card counts as a draw and is discarded. */
    EACH_CARD_ONCE,
    /** As often as it is drawn; a deck of cards that draw may then never stop. */
    NONE
}
