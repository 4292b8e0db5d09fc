package dev.croupier.pokemon.match;

import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * The standings of an event over its matches (PKM-T16).
 *
 * @param entries by player, in the order of entry; each name once
 */
public record Standings(Array<Standing> entries) {

    /**
     * Standings of those entries.
     *
     * @throws IllegalArgumentException when two have the same name
     */
    public Standings {
        if (entries.distinctBy(Standing::player).size() != entries.size()) {
            throw new IllegalArgumentException(
                    "two players of one name: " + entries.map(Standing::player).mkString(", "));
        }
    }

    /**
     * Before the first match.
     *
     * @param players their names
     * @throws IllegalArgumentException when two have the same name
     */
    public static Standings of(String... players) {
        return new Standings(Array.of(players).map(Standing::none));
    }

    /**
     * After a match between two of the players.
     *
     * @param first who sat at seat 0
     * @param second who sat at seat 1
     * @throws IllegalArgumentException when they are not two players of this event
     */
    public Standings with(String first, String second, MatchResult result) {
        int one = entry(first);
        int other = entry(second);
        if (one == other) {
            throw new IllegalArgumentException(first + " cannot play alone");
        }
        return new Standings(entries.update(one, standing -> standing.with(result.first()))
                .update(other, standing -> standing.with(result.second())));
    }

    /** What that player has made of it. */
    public Standing of(String player) {
        return entries.get(entry(player));
    }

    /** Every player with its rank, the best first; with equal points players share a rank and stand in the order of entry. */
    public Array<Tuple2<Integer, Standing>> ranked() {
        Array<Standing> sorted = entries.sortBy(standing -> -standing.points());
        return sorted.map(standing ->
                new Tuple2<>(1 + sorted.count(better -> better.points() > standing.points()), standing));
    }

    private int entry(String player) {
        int at = entries.indexWhere(standing -> standing.player().equals(player));
        if (at < 0) {
            throw new IllegalArgumentException(
                    player + " is not in " + entries.map(Standing::player).mkString(", "));
        }
        return at;
    }
}
