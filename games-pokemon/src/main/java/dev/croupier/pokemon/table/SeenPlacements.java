package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the players have put down face down before the game starts, as an observer sees it.
 *
 * @param sides by seat
 */
public record SeenPlacements(Array<SeenPlacement> sides) {

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
