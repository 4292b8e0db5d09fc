package dev.croupier.pokemon.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import dev.croupier.pokemon.AnyTable;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.IndexedSeq;

/**
 * Sound play without search: takes the action that {@link Judgement} rates best. It judges a table made from the view; since the judgement reads only
 * what the seat sees, which one makes no difference.
 */
record HeuristicBot() implements Bot<PokemonAction, PokemonView> {

    @Override
    public PokemonAction choose(PokemonView view, IndexedSeq<PokemonAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return new Judgement(AnyTable.of(view, chance), legal.get(0).seat()).best(legal);
    }
}
