package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;

/** The legal actions of a seat that may act: of the rules, only those that what is pending concerns are asked. */
final class LegalActions {
    /** Hardly ever there are more. */
    private static final int USUAL = 32;

    private LegalActions() {}

    static IndexedSeq<PokemonAction> of(PokemonState state, Seat seat) {
        if (state.pending() instanceof Asking) {
            return IndexedSeq.narrow(Rulebook.answer().legal(state, seat));
        }
        List<PokemonAction> legal = new ArrayList<>(USUAL);
        for (int i = 0; i < Rulebook.TURN.size(); i++) {
            Rulebook.TURN.get(i).addLegal(state, seat, legal);
        }
        return Array.ofAll(legal);
    }
}
