package dev.croupier.ginrummy;

import dev.croupier.core.Sampler;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;

/**
 * Deals the cards that an observer of Gin Rummy does not see: uniformly to the hidden places of the hands, the rest to the stock. The
 * deck is known, so that there is nothing to suppose beyond the view.
 */
public record GinSampler() implements Sampler<GinState, GinView, GinSampler.FullDeck> {

    /** The prior: the deck is the usual one of 52 cards. */
    public enum FullDeck {
        FULL_DECK
    }

    /** The sampler as searching bots take it. */
    public static Sampler.Determinizer<GinState, GinView> determinizer() {
        return new GinSampler().under(FullDeck.FULL_DECK);
    }

    @Override
    public GinState sample(GinView view, FullDeck prior, Chance chance) {
        long unseen = view.unseen().low();
        long[] hands = new long[2];
        for (int seat = 0; seat < 2; seat++) {
            GinView.SeenHand seen = view.hands().get(seat);
            hands[seat] = seen.known().low();
            for (int hidden = seen.size() - seen.known().size(); hidden > 0; hidden--) {
                long card = 1L << chance.pick(CardSet.ofBits(unseen));
                hands[seat] |= card;
                unseen &= ~card;
            }
        }
        return new GinState(
                view.phase(),
                view.turn().index(),
                view.dealer().index(),
                hands[0],
                hands[1],
                view.hands().get(0).fromPile().low(),
                view.hands().get(1).fromPile().low(),
                Pile.shuffled(CardSet.ofBits(unseen)),
                view.pile(),
                view.upcard().getOrNull(),
                view.taken().getOrNull(),
                view.pileDraws(),
                view.putBack(),
                view.showdown().getOrNull(),
                view.result().getOrNull(),
                view.score(),
                view.handsOver(),
                view.decisions(),
                view.withdrawn().getOrNull());
    }
}
