package dev.croupier.pokemon.number;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;

/** The cards of a player's zone that are of a kind. */
public final class Zoned {
    private Zoned() {}

    /** All cards of the zone. */
    public static CardSet cards(PokemonState state, Seat seat, Zone zone) {
        Side side = state.side(seat);
        return switch (zone) {
            case HAND -> side.hand();
            case DECK, DECK_TOP, DECK_BOTTOM -> side.pile().cards();
            case DISCARD -> side.discard();
            case LOST -> side.lost();
            case PRIZES -> side.prizes().cards();
            case PLAY -> side.resolving();
        };
    }

    /** Those of that kind. */
    public static CardSet cards(PokemonState state, Seat seat, Zone zone, Kind kind) {
        return state.deck(seat).where(cards(state, seat, zone), kind::accepts);
    }
}
