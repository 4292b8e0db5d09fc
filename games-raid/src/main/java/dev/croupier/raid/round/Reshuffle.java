package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.zone.Zones;

/** The discard pile of the boss becomes its deck when that is empty (RAID-39, RAID-48), as often as the options allow. */
final class Reshuffle {
    private Reshuffle() {}

    /** The state with a new deck, where there is none and there can be one. */
    static PokemonState whereEmpty(PokemonState state, Happening<PokemonEvent> happening) {
        Seat boss = RaidCourse.boss(state);
        Side side = state.side(boss);
        RaidRound round = RaidRound.of(state);
        if (!side.pile().isEmpty()
                || side.discard().isEmpty()
                || !RaidCourse.rules(state).reshuffleLimit().allowsAfter(round.reshuffles())) {
            return state;
        }
        PokemonState moved = Zones.move(state, boss, side.discard(), Zone.DISCARD, Zone.DECK, Zones.ALL, happening);
        happening.tell(new PokemonEvent.Shuffled(boss));
        return round.reshuffled().in(moved);
    }
}
