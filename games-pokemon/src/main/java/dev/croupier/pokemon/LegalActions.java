package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonRule;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;

/** The legal actions of a seat that may act: of the rules, only those that what is pending concerns are asked. */
final class LegalActions {
    private LegalActions() {}

    static IndexedSeq<PokemonAction> of(PokemonState state, Seat seat) {
        if (state.pending() instanceof Asking) {
            return IndexedSeq.narrow(Rulebook.answer().legal(state, seat));
        }
        List<PokemonAction> legal = new ArrayList<>();
        for (PokemonRule<? extends PokemonAction> rule : Rulebook.TURN) {
            for (PokemonAction action : rule.legal(state, seat)) {
                legal.add(action);
            }
        }
        return Array.ofAll(legal);
    }
}
