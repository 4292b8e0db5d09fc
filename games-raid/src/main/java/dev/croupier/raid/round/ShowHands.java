package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;
import dev.croupier.raid.rules.TeamHands;

/**
 * The set-up is over: the players show each other their hands, where they do, those who have left before too (RAID-OPT-1). The boss and spectators do not see
 * them.
 */
record ShowHands() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        if (RaidCourse.rules(state).teamHands() == TeamHands.HIDDEN) {
            return state;
        }
        int team = (1 << state.seats() - 1) - 1;
        PokemonState at = state;
        for (Seat seat : state.setting().seating().players()) {
            at = Zones.openHand(at, seat, team, happening);
        }
        return at;
    }
}
