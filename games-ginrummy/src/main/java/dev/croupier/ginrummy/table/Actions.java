package dev.croupier.ginrummy.table;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Card;
import io.vavr.collection.Array;

/** The actions without a choice of melds, made once: by seat, then by card. */
public final class Actions {
    private static final GinAction.Pass[] PASS = {new GinAction.Pass(Seat.of(0)), new GinAction.Pass(Seat.of(1))};
    private static final GinAction.DrawPile[] PILE = {
        new GinAction.DrawPile(Seat.of(0)), new GinAction.DrawPile(Seat.of(1))
    };
    private static final GinAction.DrawStock[] STOCK = {
        new GinAction.DrawStock(Seat.of(0)), new GinAction.DrawStock(Seat.of(1))
    };
    private static final GinAction.BigGin[] BIG_GIN = {
        new GinAction.BigGin(Seat.of(0)), new GinAction.BigGin(Seat.of(1))
    };
    private static final GinAction.Done[] DONE = {new GinAction.Done(Seat.of(0)), new GinAction.Done(Seat.of(1))};
    private static final GinAction.Deal[] DEAL = {new GinAction.Deal(Seat.of(0)), new GinAction.Deal(Seat.of(1))};
    private static final GinAction.Discard[][] DISCARD = new GinAction.Discard[2][Card.COUNT];
    private static final GinAction.Knock[][] KNOCK = new GinAction.Knock[2][Card.COUNT];

    static {
        for (int seat = 0; seat < 2; seat++) {
            for (Card card : Card.deck()) {
                DISCARD[seat][card.number()] = new GinAction.Discard(Seat.of(seat), card);
                KNOCK[seat][card.number()] = new GinAction.Knock(Seat.of(seat), card);
            }
        }
    }

    private static final Array<Array<GinAction>> UPCARD_OFFER =
            Array.of(0, 1).map(seat -> Array.of(PASS[seat], PILE[seat]));
    private static final Array<Array<GinAction>> STOCK_DRAW = Array.of(0, 1).map(seat -> Array.of(STOCK[seat]));
    private static final Array<Array<GinAction>> DRAW = Array.of(0, 1).map(seat -> Array.of(PILE[seat], STOCK[seat]));

    private Actions() {}

    public static GinAction.Pass pass(Seat seat) {
        return PASS[seat.index()];
    }

    public static GinAction.DrawPile drawPile(Seat seat) {
        return PILE[seat.index()];
    }

    public static GinAction.DrawStock drawStock(Seat seat) {
        return STOCK[seat.index()];
    }

    public static GinAction.Discard discard(Seat seat, Card card) {
        return DISCARD[seat.index()][card.number()];
    }

    public static GinAction.Knock knock(Seat seat, Card card) {
        return KNOCK[seat.index()][card.number()];
    }

    public static GinAction.BigGin bigGin(Seat seat) {
        return BIG_GIN[seat.index()];
    }

    public static GinAction.Done done(Seat seat) {
        return DONE[seat.index()];
    }

    public static GinAction.Deal deal(Seat seat) {
        return DEAL[seat.index()];
    }

    /** The whole list of a seat that is offered the upcard. */
    public static Array<GinAction> upcardOffer(int seat) {
        return UPCARD_OFFER.get(seat);
    }

    /** The whole list of a seat that must draw from the stock. */
    public static Array<GinAction> stockDraw(int seat) {
        return STOCK_DRAW.get(seat);
    }

    /** The whole list of a seat that draws. */
    public static Array<GinAction> draw(int seat) {
        return DRAW.get(seat);
    }

    /**
     * The whole list of a seat that has drawn, in canonical order: discards, then knocks, by card, then big gin.
     *
     * @param discards the mask of the cards that may be discarded
     * @param knocks the mask of the cards that may be discarded with a knock
     */
    public static Array<GinAction> endOfTurn(int seat, long discards, long knocks, boolean bigGin) {
        GinAction[] list = new GinAction[Long.bitCount(discards) + Long.bitCount(knocks) + (bigGin ? 1 : 0)];
        int place = 0;
        for (long rest = discards; rest != 0; rest &= rest - 1) {
            list[place++] = DISCARD[seat][Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = knocks; rest != 0; rest &= rest - 1) {
            list[place++] = KNOCK[seat][Long.numberOfTrailingZeros(rest)];
        }
        if (bigGin) {
            list[place] = BIG_GIN[seat];
        }
        return Array.of(list);
    }
}
