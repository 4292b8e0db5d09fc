package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Assembling a V-UNION: four different pieces, all from the discard pile, onto one free place; once a game for each name (PKM-KIND-5). */
public final class Assemble extends MainRule<PokemonAction.Assemble> {
    private static final int PIECES = 4;

    public Assemble() {}

    private static boolean isPiece(Card card) {
        return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == Stage.V_UNION;
    }

    /** One of each different piece of that name in the discard pile. */
    private static CardSet pieces(PokemonState state, Seat seat, String name) {
        DeckList deck = state.deck(seat);
        CardSet all = state.side(seat).discard().intersection(deck.pokemon());
        return deck.kinds(all.filter(
                number -> isPiece(deck.card(number)) && deck.card(number).name().equals(name)));
    }

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.Assemble> offered) {
        DeckList deck = state.deck(seat);
        CardSet discard = state.side(seat).discard().intersection(deck.pokemon());
        String last = "";
        for (var cards = discard.iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            if (isPiece(card) && !card.name().equals(last)) {
                offered.add(new PokemonAction.Assemble(seat, card.name()));
                last = card.name();
            }
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.Assemble action) {
        Array<PokemonViolation> against = Array.empty();
        if (pieces(state, action.seat(), action.name()).size() < PIECES) {
            against = against.append(
                    blocked(action, id(), PokemonMessage.NEEDS_PIECES, PokemonMessage.PIECES_ARE_MISSING));
        }
        if (state.side(action.seat()).spent().contains(action.name())) {
            against = against.append(exhausted(action, id(), PokemonMessage.ONE_UNION_A_GAME));
        }
        return Bench.hasRoom(state, action.seat())
                ? against
                : against.append(
                        blocked(action, "PKM-ZONE-2", PokemonMessage.NEEDS_ROOM, PokemonMessage.BENCH_IS_FULL));
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.Assemble action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        CardSet pieces = pieces(state, seat, action.name());
        Side side = state.side(seat);
        PokemonState left = state.withSide(
                seat, side.withDiscard(side.discard().minus(pieces)).withSpent(action.name()));
        Array<Placed> stack = pieces.map(left.deck(seat)::placed);
        return Board.enter(left, seat, stack, false, happening);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_ASSEMBLE;
    }

    @Override
    protected String id() {
        return "PKM-KIND-5";
    }
}
