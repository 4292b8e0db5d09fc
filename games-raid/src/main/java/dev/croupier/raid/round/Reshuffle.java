package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.zone.Zones;
import dev.croupier.raid.rules.ReshuffleWhen;

/** The discard pile of the boss becomes its deck when that is empty (RAID-39, RAID-48), as often as the options allow. */
record Reshuffle() implements Silent {

    /** Whether the deck is empty and can become another one. */
    static boolean isPossible(PokemonState state) {
        Side side = state.side(RaidCourse.boss(state));
        return side.pile().isEmpty()
                && !side.discard().isEmpty()
                && RaidCourse.rules(state)
                        .reshuffleLimit()
                        .allowsAfter(RaidRound.of(state).reshuffles());
    }

    /** Whether it becomes another one without waiting until a card is needed. */
    static boolean isDue(PokemonState state) {
        return RaidCourse.rules(state).reshuffleWhen() == ReshuffleWhen.ON_EMPTY
                && state.turn().phase() != TurnState.Phase.SETUP
                && isPossible(state);
    }

    /** The state with a new deck, where there is none and there can be one. */
    static PokemonState whereEmpty(PokemonState state, Happening<PokemonEvent> happening) {
        if (!isPossible(state)) {
            return state;
        }
        Seat boss = RaidCourse.boss(state);
        PokemonState moved =
                Zones.move(state, boss, state.side(boss).discard(), Zone.DISCARD, Zone.DECK, Zones.ALL, happening);
        happening.tell(new PokemonEvent.Shuffled(boss));
        return RaidRound.of(moved).reshuffled().in(moved);
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return whereEmpty(state, happening);
    }
}
