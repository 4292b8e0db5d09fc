package dev.croupier.ginrummy;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Visibility;
import io.vavr.control.Option;

/** The state with hidden cards masked. */
final class Views {
    private Views() {}

    static GinView of(GinRummy game, GinState state, Observer observer) {
        return new GinView(
                observer,
                game.rules(),
                state.phase(),
                game.isOver(state),
                state.toAct(),
                Seat.of(state.dealer()),
                game.seatsInOrder().map(seat -> hand(state, seat, observer)),
                state.stock().size(),
                state.pile(),
                Option.of(state.upcard()),
                KnockLimit.of(game.rules(), state.upcard()),
                Option.of(state.taken()),
                state.pileDraws(),
                state.putBack(),
                state.showdownIfAny(),
                state.resultIfAny(),
                state.score(),
                state.hands(),
                state.decisions(),
                Option.of(state.withdrawn()));
    }

    private static GinView.SeenHand hand(GinState state, Seat seat, Observer observer) {
        return new GinView.SeenHand(
                Long.bitCount(state.hand(seat.index())),
                CardSet.ofBits(Visibility.known(state, seat, observer)),
                CardSet.ofBits(state.known(seat.index())));
    }
}
