package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/**
 * Knocked Out Pokémon leave together, after everything that their Knock Outs set off; one that left by that is gone already.
 *
 * @param all which, and where they go
 */
record LeavePlay(Array<Going> all) implements Silent {

    /** One of them. */
    record Going(PokemonId pokemon, Survival.Destination to) {}

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Going going : all) {
            InPlay pokemon = at.find(going.pokemon());
            at = pokemon == null ? at : gone(at, pokemon, going.to(), happening);
        }
        return at;
    }

    private static PokemonState gone(
            PokemonState state, InPlay pokemon, Survival.Destination to, Happening<PokemonEvent> happening) {
        return switch (to) {
            case DISCARD -> Board.leave(state, pokemon, Zone.DISCARD, Zone.DISCARD, happening);
            case LOST_ZONE -> Board.leave(state, pokemon, Zone.LOST, Zone.DISCARD, happening);
            case STACK_TO_HAND -> Board.leave(state, pokemon, Zone.HAND, Zone.DISCARD, happening);
            case TOP_TO_HAND -> topToHand(state, pokemon, happening);
        };
    }

    private static PokemonState topToHand(PokemonState state, InPlay pokemon, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.LeftPlay(pokemon.id(), pokemon.card(), Zone.HAND));
        PokemonState gone =
                state.withSide(pokemon.owner(), state.side(pokemon.owner()).without(pokemon.id()));
        PokemonState top = Board.toOwners(gone, Array.of(pokemon.top()), Zone.HAND, happening);
        return Board.toOwners(
                top,
                pokemon.stack().init().appendAll(pokemon.energy()).appendAll(pokemon.tools()),
                Zone.DISCARD,
                happening);
    }
}
