package dev.croupier.pokemon.bot;

import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.search.Shortlist;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The few actions that the heuristic likes best, the best first.
 *
 * @param breadth how many
 */
record LikedActions(int breadth) implements Shortlist<PokemonState, PokemonAction> {

    @Override
    public IndexedSeq<PokemonAction> of(
            Game<PokemonState, PokemonAction, ?, ?> game, PokemonState state, Seat seat, int wanted) {
        IndexedSeq<PokemonAction> legal = game.legalActions(state, seat);
        if (legal.size() <= 1) {
            return legal;
        }
        Judgement judgement = new Judgement(state, seat);
        return wanted == 1 ? Array.of(judgement.best(legal)) : judgement.ranked(legal, Math.min(wanted, breadth));
    }
}
