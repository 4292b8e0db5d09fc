package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the players have put down face down before the game starts, as an observer sees it.
 *
 * @param sides by seat
 */
public record SeenPlacements(Array<SeenPlacement> sides) {
    /** Where a view has them. */
    public static final Slot<SeenPlacements> SLOT = Slot.of(Placements.SLOT.name(), SeenPlacements.class);
    /** Where a view has the extra cards that a player is asked about. */
    public static final Slot<SeenPicked> EXTRA = Slot.of(Placements.EXTRA.name(), SeenPicked.class);

    /**
     * One player's.
     *
     * @param cards what lies there, where the observer may see it
     * @param isReady whether the player has finished
     * @param extra how many extra cards the player may draw
     */
    public record SeenPlacement(Option<FaceDown> cards, boolean isReady, int extra) {}

    /**
     * Cards face down.
     *
     * @param active the one in the Active Spot, once there is one
     * @param bench those on the Bench, in the order of decks
     */
    public record FaceDown(Option<Card> active, Array<Card> bench) {}
}
