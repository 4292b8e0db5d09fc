package dev.croupier.heretoslay.table;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.List;

/**
 * What one player has.
 *
 * @param hand numbers of the main deck
 * @param heroes the Heroes of the Party; what they wear is in {@link Equipment}
 * @param leader the number of the Party Leader, {@link #NO_LEADER} before one is chosen and after leaving the table
 * @param monsters the numbers of the slain Monsters, the last first; out of the game once the player left the table
 * @param atTable whether the player still takes part
 */
public record Player(CardSet hand, CardSet heroes, int leader, List<Integer> monsters, boolean atTable) {
    public static final int NO_LEADER = -1;

    private static final Player NEW = new Player(CardSet.empty(), CardSet.empty(), NO_LEADER, List.empty(), true);

    /** Somebody who has nothing yet. */
    public static Player withNothing() {
        return NEW;
    }

    public Player withHand(CardSet cards) {
        return new Player(cards, heroes, leader, monsters, atTable);
    }

    public Player withHeroes(CardSet cards) {
        return new Player(hand, cards, leader, monsters, atTable);
    }

    public Player withLeader(int chosen) {
        return new Player(hand, heroes, chosen, monsters, atTable);
    }

    public Player withMonster(int slain) {
        return new Player(hand, heroes, leader, monsters.prepend(slain), atTable);
    }

    /** Somebody who left the table: hand and Heroes are gone; the slain Monsters, like the Leader, are out of the game. */
    public Player left() {
        return new Player(CardSet.empty(), CardSet.empty(), NO_LEADER, monsters, false);
    }
}
