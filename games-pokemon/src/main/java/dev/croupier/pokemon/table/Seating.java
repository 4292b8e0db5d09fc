package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What kind of table it is: who is of which team, what is peculiar to a seat, and the course of its games. */
public final class Seating {
    private final Array<Integer> teams;
    private final Array<SeatProfile> profiles;
    private final Course course;
    /** What follows from the others and is asked for at nearly every step. */
    private final boolean ofPlayers;

    private final Array<Seat> players;
    private final Array<Array<Seat>> opponents;
    private final PlannedAttacks planned = new PlannedAttacks();

    /**
     * A table.
     *
     * @param teams by seat, its team, from 0: who is not of one's team is an opponent
     * @param profiles by seat, what is peculiar to it
     * @param course what follows what, and who wins
     */
    public Seating(Array<Integer> teams, Array<SeatProfile> profiles, Course course) {
        this.teams = teams;
        this.profiles = profiles;
        this.course = course;
        this.ofPlayers = profiles.forAll(SeatProfile.player()::equals);
        Array<Seat> all = Array.range(0, teams.size()).map(Seat::of);
        this.players = all.filter(seat -> profile(seat).hasHand());
        this.opponents = all.map(seat -> all.filter(other -> areOpponents(seat, other)));
    }

    /** So many players, each for itself. */
    public static Seating eachForItself(int seats, Course course) {
        return players(Array.range(0, seats), course);
    }

    /** Players like those of the usual game, in teams. */
    public static Seating players(Array<Integer> teams, Course course) {
        return new Seating(teams, teams.map(team -> SeatProfile.player()), course);
    }

    /** By seat, its team. */
    public Array<Integer> teams() {
        return teams;
    }

    /** By seat, what is peculiar to it. */
    public Array<SeatProfile> profiles() {
        return profiles;
    }

    /** What follows what, and who wins. */
    public Course course() {
        return course;
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

    /** The opponents of a seat, in seat order, whether they still take part or not. */
    public Array<Seat> opponents(Seat seat) {
        return opponents.get(seat.index());
    }

    /** The attack as it is made on several Pokémon; {@code plan} plans it where that was not done at this table. */
    public Attack planned(Attack attack, UnaryOperator<Attack> plan) {
        return planned.of(attack, plan);
    }

    /** The seats with a hand, in order. */
    public Array<Seat> players() {
        return players;
    }

    /** Whether every seat is a player like those of the usual game. */
    public boolean isOfPlayers() {
        return ofPlayers;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Seating that
                        && teams.equals(that.teams)
                        && profiles.equals(that.profiles)
                        && course.equals(that.course);
    }

    @Override
    public int hashCode() {
        return Objects.hash(teams, profiles, course);
    }

    @Override
    public String toString() {
        return teams.mkString(",") + (ofPlayers ? "" : " " + profiles.mkString(" ")) + " " + course;
    }
}
