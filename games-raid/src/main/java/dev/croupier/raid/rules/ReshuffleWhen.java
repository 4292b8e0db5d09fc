package dev.croupier.raid.rules;

/** When the discard pile of the boss becomes its new deck (RAID-39, RAID-48). */
public enum ReshuffleWhen {
    /** When a card is needed and the deck is empty. */
    ON_DEMAND,
    /** As soon as the deck is empty. */
    ON_EMPTY
}
