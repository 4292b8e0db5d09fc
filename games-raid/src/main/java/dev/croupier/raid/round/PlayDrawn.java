package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.play.PlayAtOnce;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.zone.Zones;
import dev.croupier.raid.rules.BossDrawLimit;
import dev.croupier.raid.rules.ReshuffleWhen;
import io.vavr.collection.Array;

/**
 * The boss gets one card and plays it: one that a text has put where its hand would be (RAID-44), else one that it owes to draw (RAID-42, RAID-47). A draw
 * without a card left to draw ends the drawing (RAID-48). Where cards come round without end, the raid is over (RAID-D29).
 */
record PlayDrawn() implements Silent {
    /** With so many cards in one turn the drawing would go on for ever (RAID-D29). */
    static final int MOST_IN_A_TURN = 10_000;

    /** Whether the boss has a card to play, or owes one to draw. */
    static boolean isDue(PokemonState state) {
        RaidRound round = state.agenda().nearest(RaidRound.SLOT);
        Seat boss = RaidCourse.boss(state);
        return round != null
                && state.isAtTable(boss)
                && (round.owed() > 0 || !waiting(state, boss).isEmpty());
    }

    /** The cards that wait to be played: those whose text goes on do not. */
    private static CardSet waiting(PokemonState state, Seat boss) {
        CardSet waiting = state.side(boss).resolving();
        if (waiting.isEmpty()) {
            return waiting;
        }
        for (Agenda<PokemonState, PokemonEvent> at = state.agenda(); !at.isEmpty(); at = at.pop()) {
            Integer played = at.owner().equals(boss) ? at.slots().get(Bound.PLAYED) : null;
            waiting = played == null || played < 0 ? waiting : waiting.without(played);
        }
        return waiting;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        if (!isDue(state)) {
            return state;
        }
        Seat boss = RaidCourse.boss(state);
        CardSet waiting = waiting(state, boss);
        return waiting.isEmpty()
                ? drawn(state, boss, happening)
                : played(RaidRound.of(state), state, boss, waiting.first(), happening);
    }

    /** That card is played, or discarded where it was met before. */
    private static PokemonState played(
            RaidRound before, PokemonState state, Seat boss, int number, Happening<PokemonEvent> happening) {
        if (before.played() >= MOST_IN_A_TURN) {
            return Endings.tied(before.in(state), PokemonMessage.ENDED_LIMIT, happening);
        }
        RaidRound counted = before.withOnePlayed();
        if (RaidCourse.rules(state).bossDrawLimit() == BossDrawLimit.NONE) {
            return PlayAtOnce.card(counted.in(state), boss, number, happening);
        }
        Card card = state.deck(boss).card(number);
        RaidRound round = counted.met(card);
        PokemonState met = round.in(state);
        return isMetAgain(met, boss, card, round)
                ? Zones.resolved(met, boss, number, happening)
                : PlayAtOnce.card(met, boss, number, happening);
    }

    private static PokemonState drawn(PokemonState state, Seat boss, Happening<PokemonEvent> happening) {
        PokemonState at = Reshuffle.whereEmpty(state, happening);
        RaidRound round = RaidRound.of(at);
        Side side = at.side(boss);
        if (side.pile().isEmpty()) {
            return round.withOwed(0).in(at);
        }
        int number = happening.chance().pick(side.pile().pile().top());
        PokemonState taken = Zones.toBePlayed(at, boss, CardSet.of(number), Zone.DECK, happening);
        if (RaidCourse.rules(state).reshuffleWhen() == ReshuffleWhen.ON_EMPTY) {
            taken = Reshuffle.whereEmpty(taken, happening);
        }
        RaidRound drawn = RaidRound.of(taken);
        return played(drawn.withOwed(drawn.owed() - 1), taken, boss, number, happening);
    }

    /** Whether the boss has met more copies of that card in this turn than it has: copies cannot be told apart. */
    private static boolean isMetAgain(PokemonState state, Seat boss, Card card, RaidRound round) {
        DeckList deck = state.deck(boss);
        int copies = deck.copies(card).minus(state.side(boss).lost()).size()
                - count(state.setting().profile(boss).begins(), card);
        return round.met().size() > copies && count(round.met(), card) > copies;
    }

    private static int count(Array<Card> cards, Card card) {
        int count = 0;
        for (int i = 0; i < cards.size(); i++) {
            count += cards.get(i).equals(card) ? 1 : 0;
        }
        return count;
    }
}
