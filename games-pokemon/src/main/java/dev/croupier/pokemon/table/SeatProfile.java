package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * What is peculiar to one seat of a table. A player's is {@link #player()}; others are for formats in which a seat is no player like the others.
 *
 * @param hasHand whether it has a hand, a Bench and Prizes. Without them it has one Pokémon, and everybody knows its deck list, and what it would draw or take into its hand is played at
 *     once
 * @param showsHand whether the others of its team see its hand once the game has begun
 * @param losesPokemon whether its Pokémon can be Knocked Out, devolve, change places or leave play by a text
 * @param attacksAll whether its attacks are made on the Active Pokémon of all opponents, instead of one
 * @param paysAnyEnergy whether all of its attacks cost Colorless Energy, which is discarded
 * @param answering who answers what it is asked
 * @param begins the cards of the Pokémon that it begins with, the one beneath all others first, which are of its deck list but not of its deck; none for
 *     a player, who chooses one
 */
public record SeatProfile(
        boolean hasHand,
        boolean showsHand,
        boolean losesPokemon,
        boolean attacksAll,
        boolean paysAnyEnergy,
        Answering answering,
        Array<Card> begins) {
    private static final SeatProfile PLAYER =
            new SeatProfile(true, false, true, false, false, Answering.ITSELF, Array.empty());

    /** Who answers what a seat is asked. */
    public enum Answering {
        /** The seat does. */
        ITSELF,
        /** Any of its opponents: the first to answer. */
        OPPONENTS,
        /** Nobody: each whole choice is as likely as any other (see {@link Asking#ways}). */
        CHANCE
    }

    /** A player like those of the usual game. */
    public static SeatProfile player() {
        return PLAYER;
    }

    /** The same, but that its team sees its hand. */
    public SeatProfile showingHand() {
        return new SeatProfile(hasHand, true, losesPokemon, attacksAll, paysAnyEnergy, answering, begins);
    }

    /** The same, but that its attacks are made on all opponents. */
    public SeatProfile attackingAll() {
        return new SeatProfile(hasHand, showsHand, losesPokemon, true, paysAnyEnergy, answering, begins);
    }
}
