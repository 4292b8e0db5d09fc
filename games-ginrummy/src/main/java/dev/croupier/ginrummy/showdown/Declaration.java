package dev.croupier.ginrummy.showdown;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockerMelds;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;

/**
 * The knocker's declaration (GIN-B17, GIN-10): which cards lie in melds. The knocker declares, one meld at a time, or the rules do
 * it; then the defender answers.
 */
public final class Declaration {
    private final GinRules rules;
    private final Answer answer;

    public Declaration(GinRules rules, Answer answer) {
        this.rules = rules;
        this.answer = answer;
    }

    /** The hand lies open: the knocker declares, or the rules have declared already. */
    public GinState begin(GinState opened, Happening<GinEvent> happening) {
        if (rules.knockerMelds() == KnockerMelds.DECLARED) {
            return opened;
        }
        Seat knocker = opened.laidOut().knocker();
        Array<Meld> melds =
                arrangement(opened.hand(knocker.index()), opened.pileCards()).melds();
        GinState declared = opened;
        for (Meld meld : melds) {
            declared = meld(declared, knocker, meld, happening);
        }
        return finish(declared, happening);
    }

    private Arrangement arrangement(long hand, long pile) {
        Array<Arrangement> optimal = Arrangements.optimal(hand, rules.aceRuns());
        return rules.knockerMelds() == KnockerMelds.AUTO_MIN
                ? optimal.head()
                : optimal.minBy(arrangement -> Long.bitCount(openings(arrangement) & ~(hand | pile)))
                        .get();
    }

    /** The mask of the cards that could be laid off at once. */
    private long openings(Arrangement arrangement) {
        long openings = Cards.NONE;
        for (Meld meld : arrangement.melds()) {
            openings |= meld.takes(rules.aceRuns());
        }
        return openings;
    }

    static GinState meld(GinState state, Seat seat, Meld meld, Happening<GinEvent> happening) {
        happening.tell(new GinEvent.Melded(seat, meld, state.isOpen(seat)));
        return state.melded(seat, meld);
    }

    /** The knocker is finished: the rest is deadwood, and the defender answers. */
    GinState finish(GinState declared, Happening<GinEvent> happening) {
        Seat knocker = declared.laidOut().knocker();
        tellFinished(declared, knocker, happening);
        return answer.begin(declared, happening);
    }

    static void tellFinished(GinState state, Seat seat, Happening<GinEvent> happening) {
        long left = state.hand(seat.index());
        happening.tell(new GinEvent.Finished(seat, CardSet.ofBits(left), Cards.points(left), state.isOpen(seat)));
    }
}
