package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/** A raid begins: the Pokémon of the boss is in play, which is no card of its deck (RAID-1, RAID-6), and the players go first (RAID-7). */
record BeginRaid() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Seat> players = state.playersInPlay();
        PokemonState at = state.withAgenda(state.agenda().bind(RaidRound.SLOT, RaidRound.of(players.size())))
                .withTurn(state.turn().withFirst(players.head()));
        Seat boss = RaidCourse.boss(state);
        Side side = at.side(boss);
        DeckList deck = at.deck(boss);
        CardSet rest = side.pile().cards();
        Array<Placed> stack = Array.empty();
        for (Card card : at.setting().profile(boss).begins()) {
            int number = deck.copies(card).intersection(rest).first();
            rest = rest.without(number);
            stack = stack.append(deck.placed(number));
        }
        PokemonState without = at.withSide(boss, side.withPile(dev.croupier.pokemon.table.DrawPile.shuffled(rest)));
        return Board.enter(without, boss, stack, true, happening);
    }
}
