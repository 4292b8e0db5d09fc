package dev.croupier.pokemon.table;

/**
 * How an Ability or a Stadium is used in one's own turn.
 *
 * @param limit how often
 * @param program what it does
 * @param ends whether using it ends the turn
 * @param from where its card has to be: in play, or in its owner's discard pile
 */
public record Activation(Limit limit, Program program, boolean ends, PokemonEvent.Zone from) {

    /** Used while its card is in play. */
    public Activation(Limit limit, Program program, boolean ends) {
        this(limit, program, ends, PokemonEvent.Zone.PLAY);
    }

    /** How often something may be used. */
    public enum Limit {
        UNLIMITED,
        /** Once a turn for each Pokémon that has it (PKM-R64). */
        POKEMON_TURN,
        /** No more than one of that name a turn; leaving play does not change it. */
        PLAYER_TURN,
        /** A VSTAR Power: one a game (PKM-KIND-3). */
        VSTAR_GAME
    }
}
