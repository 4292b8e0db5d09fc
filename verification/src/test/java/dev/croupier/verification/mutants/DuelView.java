package dev.croupier.verification.mutants;

import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What an observer sees of a duel: hands that it may not look into are masked, and only their sizes are seen. */
record DuelView(
        Observer observer,
        Array<Option<CardSet>> hands,
        Array<Integer> sizes,
        int left,
        Array<CardSet> laid,
        Seat toPlay,
        Option<Outcome> outcome) {

    static DuelView of(DuelState state, Observer observer) {
        return new DuelView(
                observer,
                Array.of(0, 1).map(seat -> Option.when(observer.sees(Seat.of(seat)), () -> state.hand(Seat.of(seat)))),
                state.hands().map(CardSet::size),
                state.pile().size(),
                state.laid(),
                state.toPlay(),
                state.outcome());
    }

    /** A duel with this view, each as likely. */
    DuelState sample(Chance chance) {
        CardSet unseen =
                laid.appendAll(hands.flatMap(hand -> hand)).foldLeft(CardSet.range(0, Duel.CARDS), CardSet::minus);
        Array<CardSet> dealt = Array.empty();
        for (int seat = 0; seat < 2; seat++) {
            CardSet hand = hands.get(seat).getOrElse(CardSet.empty());
            while (hand.size() < sizes.get(seat)) {
                int card = chance.pick(unseen);
                unseen = unseen.without(card);
                hand = hand.with(card);
            }
            dealt = dealt.append(hand);
        }
        return new DuelState(dealt, Pile.shuffled(unseen), laid, toPlay, outcome);
    }
}
