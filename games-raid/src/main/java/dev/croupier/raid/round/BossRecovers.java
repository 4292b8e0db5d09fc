package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.SpecialCondition;

/** A checkup is over: the boss recovers from all Special Conditions (RAID-33). */
record BossRecovers() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Seat boss = RaidCourse.boss(state);
        PokemonState at = state;
        for (SpecialCondition condition : SpecialCondition.values()) {
            InPlay pokemon = at.side(boss).active();
            at = pokemon == null ? at : Health.recover(at, pokemon, condition, happening);
        }
        return at;
    }
}
