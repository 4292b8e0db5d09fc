package dev.croupier.pokemon.match;

/** What decides a knockout match whose players have equally many Prize cards left when play stops (PKM-MATCH-4). */
public enum EvenPrizesAtTime {
    /** A new game, the tiebreaker. */
    TIEBREAKER_GAME,
    /** The same game goes on until somebody is ahead or wins. */
    CONTINUE
}
