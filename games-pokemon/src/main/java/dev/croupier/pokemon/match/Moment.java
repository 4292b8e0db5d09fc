package dev.croupier.pokemon.match;

/** When time is called. */
public enum Moment {
    /** In a turn: that turn is finished first (PKM-T11). */
    DURING_TURN,
    /** In a Pokémon Checkup: the next turn is the first of the extra turns (PKM-T11). */
    DURING_CHECKUP,
    /** No game is in play: players shuffle or set up, since a game starts when the Pokémon are turned face up. */
    BETWEEN_GAMES
}
