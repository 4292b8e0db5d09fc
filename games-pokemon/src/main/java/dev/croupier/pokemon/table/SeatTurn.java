package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * What a player has done in the turn that goes on, as far as the rules limit it.
 *
 * @param energy whether an Energy was attached from the hand
 * @param supporters how many Supporters were played
 * @param stadium whether a Stadium was played
 * @param retreated whether the Active Pokémon retreated
 * @param stadiumUsed whether the Stadium in play was used
 * @param names the names of which only one a turn may be used, that were used (PKM-R64)
 * @param ready whether the player waits for the others to attack, at tables where nobody attacks before everybody is ready
 * @param done whether the player attacked or ended the turn
 */
public record SeatTurn(
        boolean energy,
        int supporters,
        boolean stadium,
        boolean retreated,
        boolean stadiumUsed,
        Array<String> names,
        boolean ready,
        boolean done) {
    private static final SeatTurn FRESH = new SeatTurn(false, 0, false, false, false, Array.empty(), false, false);

    public static SeatTurn fresh() {
        return FRESH;
    }

    public SeatTurn withEnergy() {
        return new SeatTurn(true, supporters, stadium, retreated, stadiumUsed, names, ready, done);
    }

    public SeatTurn withSupporter() {
        return new SeatTurn(energy, supporters + 1, stadium, retreated, stadiumUsed, names, ready, done);
    }

    public SeatTurn withStadium() {
        return new SeatTurn(energy, supporters, true, retreated, stadiumUsed, names, ready, done);
    }

    public SeatTurn withRetreated() {
        return new SeatTurn(energy, supporters, stadium, true, stadiumUsed, names, ready, done);
    }

    public SeatTurn withStadiumUsed(boolean used) {
        return new SeatTurn(energy, supporters, stadium, retreated, used, names, ready, done);
    }

    public SeatTurn withName(String name) {
        return new SeatTurn(energy, supporters, stadium, retreated, stadiumUsed, names.append(name), ready, done);
    }

    public SeatTurn withDone() {
        return new SeatTurn(energy, supporters, stadium, retreated, stadiumUsed, names, ready, true);
    }

    public SeatTurn withReady() {
        return new SeatTurn(energy, supporters, stadium, retreated, stadiumUsed, names, true, done);
    }
}
