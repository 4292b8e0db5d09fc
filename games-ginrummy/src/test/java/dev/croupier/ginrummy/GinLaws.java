package dev.croupier.ginrummy;

import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Showdown;
import dev.croupier.verification.GameLaws;
import io.vavr.collection.Array;

/** The laws as a table of Gin Rummy is held to them: with its sampler, and all 52 cards in one place each. */
final class GinLaws {
    private static final CardSet DECK = CardSet.range(0, Card.COUNT);

    private GinLaws() {}

    static GameLaws<GinState, GinAction, GinEvent, GinView> of(GinRummy game) {
        return GameLaws.of(game).sampler(GinSampler.determinizer()).conserving("the deck", GinLaws::places, DECK);
    }

    private static Array<CardSet> places(GinState state) {
        return Array.of(
                CardSet.ofBits(state.hand0()),
                CardSet.ofBits(state.hand1()),
                state.stock().cards(),
                CardSet.ofBits(state.pileCards()),
                CardSet.ofBits(state.showdownIfAny().map(Showdown::cards).getOrElse(0L)));
    }
}
