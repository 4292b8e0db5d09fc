package dev.croupier.pokemon.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.IndexedSeq;

/**
 * Sound play without search: takes the action that {@link Judgement} rates best. It judges a table that the seat may be looking at; since the
 * judgement reads only what the seat knows, which one makes no difference.
 */
record HeuristicBot() implements Bot<PokemonAction, PokemonView> {

    @Override
    public PokemonAction choose(PokemonView view, IndexedSeq<PokemonAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return new Judgement(
                        LikelyTables.usual().sample(view, chance), legal.get(0).seat())
                .best(legal);
    }
}
