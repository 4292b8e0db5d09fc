package dev.croupier.verification.mutants;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Decision;
import dev.croupier.core.GameId;
import dev.croupier.core.GameIsOver;
import dev.croupier.core.Happening;
import dev.croupier.core.NotYourDecision;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.Words;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/** Two seats with two hidden cards each lay them open in turn and draw others; the higher sum wins. It keeps every law. */
class Duel implements dev.croupier.core.Game<DuelState, DuelAction, DuelEvent, DuelView> {
    static final int CARDS = 7;
    private static final ToyMessage LAY = new ToyMessage("duel.lay", "lay a card");
    private static final ToyMessage SUM = new ToyMessage("duel.sum", "the higher sum won");

    /** The laws on a duel, or on a broken one. */
    static GameLaws<DuelState, DuelAction, DuelEvent, DuelView> laws(Duel duel) {
        return cards(GameLaws.of(duel)).sampler(DuelView::sample);
    }

    static GameLaws<DuelState, DuelAction, DuelEvent, DuelView> cards(
            GameLaws<DuelState, DuelAction, DuelEvent, DuelView> laws) {
        return laws.conserving(
                        "the deck",
                        state -> state.hands()
                                .appendAll(state.laid())
                                .append(state.pile().cards()),
                        CardSet.range(0, CARDS))
                .games(20);
    }

    @Override
    public GameId id() {
        return new GameId("duel", 1, "");
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Step<DuelState, DuelEvent> start(Randomness randomness) {
        Happening<DuelEvent> happening = Happening.from(randomness);
        Array<CardSet> hands = Array.of(CardSet.empty(), CardSet.empty());
        Pile pile = Pile.shuffled(CardSet.range(0, CARDS));
        for (int i = 0; i < 4; i++) {
            Pile.Drawn drawn = pile.draw(happening.chance());
            hands = hands.update(i % 2, hands.get(i % 2).with(drawn.card()));
            happening.tell(new DuelEvent(Seat.of(i % 2), true, Option.some(drawn.card())));
            pile = drawn.rest();
        }
        return happening.endsIn(
                new DuelState(hands, pile, Array.of(CardSet.empty(), CardSet.empty()), Seat.of(0), Option.none()));
    }

    @Override
    public Turn<DuelAction> turn(DuelState state) {
        return state.outcome()
                .<Turn<DuelAction>>map(Turn.Over::new)
                .getOrElse(() -> new Turn.One<>(
                        state.toPlay(),
                        Decision.<DuelAction>required("lay", LAY.with())
                                .withDefault(new DuelAction(
                                        state.toPlay(),
                                        state.hand(state.toPlay()).first()))));
    }

    @Override
    public IndexedSeq<DuelAction> legalActions(DuelState state, Seat seat) {
        return turn(state).toAct().contains(seat)
                ? state.hand(seat).map(card -> new DuelAction(seat, card))
                : Array.empty();
    }

    @Override
    public Validation<Seq<Violation>, DuelAction> explain(DuelState state, DuelAction action) {
        IndexedSeq<Seat> toAct = turn(state).toAct();
        Option<Violation> against = toAct.isEmpty()
                ? Option.some(new GameIsOver(action))
                : !toAct.contains(action.seat())
                        ? Option.some(new NotYourDecision(action, toAct.mkString(" ")))
                        : Option.when(
                                !state.hand(action.seat()).contains(action.card()),
                                () -> Refusal.of("DUEL-1", action, "a card of the hand", action.card()));
        return against.isEmpty() ? Validation.valid(action) : Validation.invalid(against.toArray());
    }

    @Override
    public Step<DuelState, DuelEvent> applyUnchecked(DuelState state, DuelAction action, Randomness randomness) {
        Happening<DuelEvent> happening = Happening.from(randomness);
        Seat seat = action.seat();
        happening.tell(new DuelEvent(seat, false, Option.some(action.card())));
        CardSet hand = state.hand(seat).without(action.card());
        Pile pile = state.pile();
        if (!pile.isEmpty()) {
            Pile.Drawn drawn = pile.draw(happening.chance());
            happening.tell(new DuelEvent(seat, true, Option.some(drawn.card())));
            hand = hand.with(drawn.card());
            pile = drawn.rest();
        }
        DuelState next = state.withPile(pile)
                .with(seat, hand, state.laid().get(seat.index()).with(action.card()));
        return happening.endsIn(next.hand(next.toPlay()).isEmpty() ? next.endedBy(result(next)) : next);
    }

    private static Outcome result(DuelState state) {
        int difference = Integer.compare(sum(state, 0), sum(state, 1));
        return difference == 0
                ? Outcome.tie(2, SUM.with())
                : Outcome.wonBy(Seat.of(difference > 0 ? 0 : 1), 2, SUM.with());
    }

    private static int sum(DuelState state, int seat) {
        return state.laid().get(seat).stream().sum();
    }

    @Override
    public Step<DuelState, DuelEvent> withdraw(DuelState state, Seat seat, Randomness randomness) {
        return Happening.<DuelEvent>from(randomness)
                .endsIn(state.endedBy(Outcome.wonBy(seat.next(2), 2, CoreMessage.WITHDRAWN.with(seat))));
    }

    @Override
    public DuelView view(DuelState state, Observer observer) {
        return DuelView.of(state, observer);
    }

    @Override
    public IndexedSeq<DuelEvent> project(IndexedSeq<DuelEvent> events, Observer observer) {
        return events.map(event -> event.seenBy(observer));
    }

    @Override
    public Option<Outcome> outcome(DuelState state) {
        return state.outcome();
    }

    @Override
    public int maxDecisions() {
        return CARDS;
    }

    @Override
    public Notation<DuelAction> notation() {
        return new Words<>(
                2,
                action -> "lay " + action.card(),
                (seat, words) -> words.size() == 2 && words.get(0).equals("lay")
                        ? Words.number(words.get(1), CARDS).map(card -> new DuelAction(seat, card))
                        : Option.none());
    }

    @Override
    public String canonicalForm(DuelState state) {
        return state.toString();
    }
}
