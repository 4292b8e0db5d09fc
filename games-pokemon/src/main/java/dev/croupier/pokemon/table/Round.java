package dev.croupier.pokemon.table;

/**
 * Which game of a table it is: the first, or one that decides a tie (PKM-WIN-5).
 *
 * @param number 1 for the first
 * @param prizes how many Prizes are set aside
 * @param aim how it is won besides taking all Prizes
 */
public record Round(int number, int prizes, Aim aim) {

    /** What wins a game at once. */
    public enum Aim {
        /** Nothing but the usual. */
        ALL_PRIZES,
        /** Taking a Prize, and more at once than any opponent; what others took before does not count. */
        FIRST_PRIZE,
        /** Having fewer Prizes left than any opponent, whatever has become of them. */
        AHEAD
    }
}
