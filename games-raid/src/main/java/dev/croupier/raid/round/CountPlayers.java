package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.raid.rules.PlayerCountBasis;

/** A round begins: how many players there are counts until the next one, whoever leaves in it (RAID-OPT-6). */
record CountPlayers() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        RaidRound round = RaidRound.of(state);
        boolean isAtStart = RaidCourse.rules(state).playerCountBasis() == PlayerCountBasis.AT_START;
        return round.withNewTurn()
                .withPlayers(isAtStart ? round.began() : state.playersInPlay().size())
                .in(state);
    }
}
