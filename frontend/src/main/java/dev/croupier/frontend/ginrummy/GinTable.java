package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Phase;
import dev.croupier.ginrummy.table.Showdown;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The table as lines: a head with the score, the others' hands, stock and pile, one's own hand, melds in brackets apart from deadwood.
 *
 * @param names what the seats are called
 * @param view what is seen
 */
record GinTable(Names names, GinView view) {
    private static final int WIDTH = 78;
    private static final int PILE = 14;

    Seq<String> lines() {
        Seat last = view.observer() instanceof Seat seat ? seat : Seat.of(1);
        return Array.of(head())
                .appendAll(hand(last.next(2)))
                .append(named("", middle().mkString(" · ")))
                .append(named("", pile()))
                .appendAll(hand(last));
    }

    private String head() {
        boolean over = view.phase() == Phase.SCORED;
        String left = "── " + GinText.HEAD.of(view.handsOver() + (over ? 0 : 1), names.of(view.dealer())) + " ";
        String right = " " + new ScoreSheet(names, view).inShort() + " ──";
        return left + "─".repeat(Math.max(2, WIDTH - left.length() - right.length())) + right;
    }

    private Seq<String> middle() {
        Array<String> middle = Array.of(
                GinText.STOCK.of(view.stock()),
                view.knockLimit() == 0 ? GinText.GIN_ONLY.of() : GinText.KNOCK_WITH.of(view.knockLimit()));
        boolean doubled =
                view.rules().spadeDoubles() && KnockLimit.isSpade(view.upcard().getOrNull());
        return doubled ? middle.append(GinText.DOUBLED.of()) : middle;
    }

    private String pile() {
        List<Card> pile = view.shownPile();
        if (pile.isEmpty()) {
            return GinText.PILE_EMPTY.of();
        }
        String top = pile.take(PILE).mkString(" ");
        return GinText.PILE.of(pile.size() > PILE ? GinText.PILE_MORE.of(top, pile.size() - PILE) : top);
    }

    private Seq<String> hand(Seat seat) {
        Array<Meld> laid = view.showdown().map(open -> open.melds(seat)).getOrElse(Array.empty());
        boolean isFinished = view.phase() == Phase.SCORED
                || (view.phase() == Phase.LAY_OFF
                        && view.showdown().map(Showdown::knocker).contains(seat));
        String name = names.of(seat);
        if (laid.isEmpty()) {
            return Array.of(named(name, held(seat, isFinished)));
        }
        if (isFinished) {
            String rest = CardNotation.format(view.known(seat));
            return Array.of(named(
                    name,
                    GinText.DEADWOOD.of(
                            brackets(laid) + (rest.isEmpty() ? "" : "  " + rest), Cards.points(view.known(seat)))));
        }
        return Array.of(named(name, GinText.ON_THE_TABLE.of(brackets(laid))), named("", held(seat, false)));
    }

    private String held(Seat seat, boolean isFinished) {
        GinView.SeenHand hand = view.hand(seat);
        long known = view.known(seat);
        if (hand.size() == 0) {
            return GinText.NO_CARDS.of();
        }
        if (!hand.isOpen()) {
            return known == Cards.NONE
                    ? GinText.HIDDEN_HAND.of(hand.size())
                    : GinText.HIDDEN_HAND_KNOWN.of(hand.size(), CardNotation.format(known));
        }
        Arrangement best = isFinished && view.showdown().isDefined()
                ? new Arrangement(Array.empty(), known)
                : Arrangements.best(known, view.rules().aceRuns());
        Array<String> parts = Array.of(brackets(best.melds()), byRank(best.unmatched()));
        return GinText.DEADWOOD.of(parts.filter(part -> !part.isEmpty()).mkString("  "), best.deadwood());
    }

    private static String brackets(Seq<Meld> melds) {
        return melds.map(meld -> "[" + meld + "]").mkString(" ");
    }

    /** Deadwood from the lowest rank to the highest, as one would hold it. */
    private static String byRank(long cards) {
        return Cards.list(cards).sortBy(Card::rank).mkString(" ");
    }

    private String named(String name, String text) {
        return " " + name + " ".repeat(Math.max(0, names.width() - name.length())) + "  " + text;
    }
}
