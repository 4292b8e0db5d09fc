package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;
import dev.croupier.raid.rules.RemainderDamage;
import dev.croupier.raid.rules.ReshuffleWhen;

/**
 * The damage counters on the boss are turned into cards of its deck that go to the Lost Zone: one for as many counters as there are players (RAID-30, RAID-31). Where
 * a card is owed and there is none, or none is left afterwards, the players have won (RAID-66).
 */
record LoseBossCards() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Seat boss = RaidCourse.boss(state);
        InPlay pokemon = state.side(boss).active();
        if (pokemon == null) {
            return state;
        }
        int players = RaidRound.of(state).players();
        int counters = pokemon.counters();
        boolean isKept = RaidCourse.rules(state).remainderDamage() == RemainderDamage.KEEP_ON_BOSS;
        int paid = isKept ? counters - counters % players : counters;
        return lost(Health.take(state, pokemon, paid, happening), boss, counters / players, happening);
    }

    private static PokemonState lost(PokemonState state, Seat boss, int owed, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (int left = owed; left > 0; left--) {
            at = Reshuffle.whereEmpty(at, happening);
            Side side = at.side(boss);
            if (side.pile().isEmpty()) {
                return won(at, happening);
            }
            int card = side.pile().draw(happening.chance()).card();
            at = Zones.move(at, boss, CardSet.of(card), Zone.DECK, Zone.LOST, Zones.ALL, happening);
        }
        if (RaidCourse.rules(at).reshuffleWhen() == ReshuffleWhen.ON_EMPTY) {
            at = Reshuffle.whereEmpty(at, happening);
        }
        Side side = at.side(boss);
        return owed > 0 && side.pile().isEmpty() && side.discard().isEmpty() ? won(at, happening) : at;
    }

    private static PokemonState won(PokemonState state, Happening<PokemonEvent> happening) {
        Seat player = state.playersInPlay().head();
        return Endings.wonBy(state, player, RaidMessage.ENDED_BOSS_DECK.with(), happening);
    }
}
