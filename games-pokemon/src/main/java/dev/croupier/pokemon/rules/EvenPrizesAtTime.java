package dev.croupier.pokemon.rules;

/** How a knockout match is decided whose players have equally many Prizes left after the extra turns (PKM-MATCH-4). */
public enum EvenPrizesAtTime {
    /** By a new game, a tiebreaker as after a simultaneous win. */
    TIEBREAKER_GAME,
    /** By the same game, which goes on until one is ahead on Prizes or wins. */
    CONTINUE
}
