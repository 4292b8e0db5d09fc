package dev.croupier.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A table as a test lays it out. Hands that it doesn't name are filled with cards that it doesn't name either.
 *
 * @param game one hand, or a match
 * @param dealer the seat that dealt
 * @param hand0 seat 0's cards
 * @param hand1 seat 1's cards
 * @param upcard the card turned up
 * @param inStock cards that must not be dealt
 * @param onlyStock whether the stock has no other cards: the rest then lies in the pile, under the upcard
 * @param score the match so far
 */
public record Table(
        GinRummy game,
        int dealer,
        String hand0,
        String hand1,
        String upcard,
        String inStock,
        boolean onlyStock,
        Option<Score> score) {
    private static final int SCATTER = 5;

    /** One hand; seat 0 deals, and the seven of hearts is turned up. */
    public static Table with(GinRules rules) {
        return of(GinRummy.hand(rules));
    }

    /** A match. */
    public static Table match(GinRules rules) {
        return of(GinRummy.match(rules));
    }

    private static Table of(GinRummy game) {
        return new Table(game, 0, "", "", "7H", "", false, Option.none());
    }

    public Table dealer(int seat) {
        return new Table(game, seat, hand0, hand1, upcard, inStock, onlyStock, score);
    }

    public Table hand(int seat, String cards) {
        return seat == 0
                ? new Table(game, dealer, cards, hand1, upcard, inStock, onlyStock, score)
                : new Table(game, dealer, hand0, cards, upcard, inStock, onlyStock, score);
    }

    public Table upcard(String card) {
        return new Table(game, dealer, hand0, hand1, card, inStock, onlyStock, score);
    }

    /** Those cards are in the stock, with others. */
    public Table inStock(String cards) {
        return new Table(game, dealer, hand0, hand1, upcard, cards, false, score);
    }

    /** Those cards are the stock: the rest of the deck was discarded before. */
    public Table stock(String cards) {
        return new Table(game, dealer, hand0, hand1, upcard, cards, true, score);
    }

    public Table score(Score before) {
        return new Table(game, dealer, hand0, hand1, upcard, inStock, onlyStock, Option.some(before));
    }

    /** The hand is dealt. */
    public Play opens() {
        boolean turnsUp = game.rules().opening() == Opening.UPCARD_OFFER;
        long up = turnsUp ? Hand.cards(upcard) : Cards.NONE;
        long named = Hand.cards(hand0) | Hand.cards(hand1) | Hand.cards(inStock) | up;
        long first = hand(0, named);
        long second = hand(1, named | first);
        var step = game.startWith(
                Seat.of(dealer),
                CardSet.ofBits(first),
                CardSet.ofBits(second),
                Option.when(turnsUp, () -> Card.of(Long.numberOfTrailingZeros(up))),
                Randomness.scripted());
        return new Play(game, before(step.state()), step.events());
    }

    private GinState before(GinState dealt) {
        long stock = Hand.cards(inStock);
        GinState laid = onlyStock
                ? dealt.withStock(Pile.shuffled(CardSet.ofBits(stock)))
                        .withPile(dealt.pile()
                                .appendAll(Cards.list(dealt.stock().cards().low() & ~stock)))
                : dealt;
        return score.map(laid::withScore).getOrElse(laid);
    }

    private long hand(int seat, long taken) {
        String cards = seat == 0 ? hand0 : hand1;
        if (!cards.isEmpty()) {
            return Hand.cards(cards);
        }
        int extra = game.rules().opening() == Opening.ELEVEN_CARDS && seat != dealer ? 1 : 0;
        return Cards.of(Array.range(0, Card.COUNT)
                .map(place -> Card.of(place * SCATTER % Card.COUNT))
                .filter(card -> (card.mask() & taken) == 0)
                .take(game.rules().handSize() + extra));
    }

    /** The hand is dealt and played so far. */
    public Play plays(String... moves) {
        return opens().plays(moves);
    }

    /** Cards in canonical order and notation. */
    public static String text(CardSet cards) {
        return CardNotation.format(cards.low());
    }
}
