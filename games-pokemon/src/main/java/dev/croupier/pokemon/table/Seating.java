package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * What kind of table it is.
 *
 * @param teams by seat, its team, from 0: who is not of one's team is an opponent
 * @param profiles by seat, what is peculiar to it
 * @param course what follows what, and who wins
 */
public record Seating(Array<Integer> teams, Array<SeatProfile> profiles, Course course) {

    /** So many players, each for itself. */
    public static Seating eachForItself(int seats, Course course) {
        return players(Array.range(0, seats), course);
    }

    /** Players like those of the usual game, in teams. */
    public static Seating players(Array<Integer> teams, Course course) {
        return new Seating(teams, teams.map(team -> SeatProfile.player()), course);
    }

    public int seats() {
        return teams.size();
    }

    public int team(Seat seat) {
        return teams.get(seat.index());
    }

    public SeatProfile profile(Seat seat) {
        return profiles.get(seat.index());
    }

    public boolean areOpponents(Seat one, Seat other) {
        return team(one) != team(other);
    }

    /** Whether every seat is a player like those of the usual game. */
    @SuppressWarnings("ReferenceEquality") // nearly always it is the very same object
    public boolean isOfPlayers() {
        for (int seat = 0; seat < profiles.size(); seat++) {
            if (profiles.get(seat) != SeatProfile.player()
                    && !profiles.get(seat).equals(SeatProfile.player())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return teams.mkString(",") + (isOfPlayers() ? "" : " " + profiles.mkString(" ")) + " " + course;
    }
}
