package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;

/** The boss has to draw a card for each player and one for itself (RAID-41). */
record BossDraws() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        RaidRound round = RaidRound.of(state).withNewTurn();
        return round.withOwed(round.owed() + round.players() + 1).in(state);
    }
}
