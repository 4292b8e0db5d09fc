package dev.croupier.ginrummy.bot;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.GinSampler;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.List;

/**
 * Deals of the unseen cards before a knock, likelier ones more often, with the stock in a settled order.
 *
 * <p><b>Principle.</b> All deals would be equally likely, had the opponent not chosen what it kept: the longer it has played, the less
 * deadwood it has, and what lies on the pile it has discarded or has not taken, so that it hardly has two cards that go with it. From one
 * deal to the next, cards are swapped between the opponent's hand and the stock; a swap is kept if it makes the hand likelier, and
 * sometimes if it doesn't (Metropolis), so that each deal comes up in proportion to its likelihood.
 *
 * <p><b>Why.</b> Halfway through a hand, uniform deals give the opponent 50 points of deadwood where it really has less than 20, and a
 * search that believes them knocks too early and waits for gin too long.
 *
 * <p>A walk from deal to deal for one choice: mutable, for one thread. Its states count no decisions, so that no long match cuts them off.
 */
final class LikelyDeals implements Sampler.Determinizer<GinState, GinView> {
    private static final CardSet[] ALONE =
            Card.deck().toJavaStream().map(card -> CardSet.of(card.number())).toArray(CardSet[]::new);
    private static final int FINE = 1 << 20;
    private static final int BEFORE_THE_FIRST = 20;

    private final Deadwood deadwood;
    private final Partners partners;
    private final Plausibility plausibility;
    private final GinState seen;
    private final int opponent;
    private final int[] shown;
    private final double perPoint;
    /** The unseen cards: first those in the opponent's hand, then the stock. */
    private final int[] unseen;

    private final int hidden;
    private long hand;
    private double likelihood;

    LikelyDeals(GinView view, Plausibility plausibility, Chance chance) {
        Seat seat = view.turn();
        this.deadwood = Deadwood.of(view.rules().aceRuns());
        this.partners = Partners.of(view.rules().aceRuns());
        this.plausibility = plausibility;
        this.seen = GinSampler.determinizer().sample(view, chance).withDecisions(0);
        this.opponent = 1 - seat.index();
        this.shown = view.pile()
                .take(plausibility.remembered())
                .toJavaStream()
                .mapToInt(Card::number)
                .toArray();
        this.perPoint = plausibility.perPoint(Card.COUNT - 1 - 2 * view.rules().handSize() - view.stock());
        this.unseen = view.unseen().stream().toArray();
        this.hidden = unseen.length - view.stock();
        this.hand = view.known(seat.next(2));
        shuffle(0, chance);
        for (int place = 0; place < hidden; place++) {
            hand |= 1L << unseen[place];
        }
        this.likelihood = likelihood(hand);
        walk(BEFORE_THE_FIRST * plausibility.swaps(), chance);
    }

    @Override
    public GinState sample(GinView view, Chance chance) {
        walk(plausibility.swaps(), chance);
        shuffle(hidden, chance);
        List<CardSet> stock = List.empty();
        for (int place = hidden; place < unseen.length; place++) {
            stock = stock.prepend(ALONE[unseen[place]]);
        }
        GinState dealt = opponent == 0 ? seen.withHand0(hand) : seen.withHand1(hand);
        return dealt.withStock(new Pile(stock));
    }

    private void walk(int swaps, Chance chance) {
        int inStock = unseen.length - hidden;
        for (int i = hidden == 0 || inStock == 0 ? swaps : 0; i < swaps; i++) {
            trySwap(chance.below(hidden), hidden + chance.below(inStock), chance);
        }
    }

    private void trySwap(int out, int in, Chance chance) {
        long changed = hand ^ (1L << unseen[out] | 1L << unseen[in]);
        double other = likelihood(changed);
        if (other >= likelihood || chance.below(FINE) < Math.exp(other - likelihood) * FINE) {
            hand = changed;
            likelihood = other;
            swap(out, in);
        }
    }

    /** The logarithm of how likely the opponent is to have kept this hand, up to a constant. */
    private double likelihood(long kept) {
        double sum = -perPoint * deadwood.minimum(kept);
        for (int card : shown) {
            if (partners.meld(card, kept)) {
                sum -= plausibility.perMissedMeld();
            }
        }
        return sum;
    }

    private void shuffle(int from, Chance chance) {
        for (int place = unseen.length - 1; place > from; place--) {
            swap(place, from + chance.below(place + 1 - from));
        }
    }

    private void swap(int one, int other) {
        int card = unseen[one];
        unseen[one] = unseen[other];
        unseen[other] = card;
    }
}
