package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Decision;
import dev.croupier.core.GameId;
import dev.croupier.core.Happening;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Rule;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.Words;
import dev.croupier.verification.toys.tavern.TavernAction.Verb;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The tavern: in turn, draw a card and play one; when somebody has none to play, most coins win. */
final class Tavern extends RuledGame<TavernState, TavernAction, TavernEvent, TavernView> {
    private static final ToyMessage ASKED = new ToyMessage("tavern.asked", "{0}?");
    private static final int COINS = 2;

    private final int seats;
    private final int hand;
    private final Window.Policy policy;
    private final CardSet cards;

    /**
     * The game for up to four.
     *
     * @param hand how many cards each is dealt
     * @param policy who may respond first
     * @param cards the deck
     */
    Tavern(int seats, int hand, Window.Policy policy, Card... cards) {
        this.seats = seats;
        this.hand = hand;
        this.policy = policy;
        this.cards = Card.set(Array.of(cards));
    }

    CardSet cards() {
        return cards;
    }

    TavernSampler sampler() {
        return new TavernSampler(cards);
    }

    @Override
    public GameId id() {
        return new GameId("tavern", 1, "seats=" + seats + " hand=" + hand + " policy=" + policy + " cards=" + cards);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public Step<TavernState, TavernEvent> start(Randomness randomness) {
        Happening<TavernEvent> happening = Happening.from(randomness);
        Array<CardSet> nothing = Array.fill(seats, CardSet::empty);
        TavernState state = new TavernState(
                nothing,
                nothing,
                Array.fill(seats, () -> COINS),
                Pile.shuffled(cards),
                CardSet.empty(),
                Array.fill(seats, () -> true),
                Seat.of(seats - 1),
                policy,
                Agenda.empty(),
                Option.none());
        for (Seat seat : seatsInOrder()) {
            for (int i = 0; i < hand; i++) {
                Pile.Drawn drawn = state.deck().draw(happening.chance());
                happening.tell(TavernEvent.of(What.DEALT, seat, Card.of(drawn.card())));
                state = state.withDeck(drawn.rest())
                        .withHand(seat, state.hand(seat).with(drawn.card()));
            }
        }
        return happening.endsIn(Turns.goOn(state, happening));
    }

    /** The waiting instruction is the decision. */
    @Override
    public Turn<TavernAction> turn(TavernState state) {
        if (state.outcome().isDefined()) {
            return new Turn.Over<>(state.outcome().get());
        }
        Asking asking = Asking.of(state).get();
        IndexedSeq<Seat> seated = asking.toAct(state);
        TreeMap<Seat, Decision<TavernAction>> decisions =
                TreeMap.ofEntries(seated.map(seat -> Tuple.of(seat, decision(asking, seat))));
        if (asking.isSecret()) {
            return new Turn.All<>(decisions);
        }
        return seated.size() == 1
                ? new Turn.One<>(seated.head(), decisions.get(seated.head()).get())
                : new Turn.Any<>(decisions);
    }

    private static Decision<TavernAction> decision(Asking asking, Seat seat) {
        return asking instanceof Asking.Declinable
                ? Decision.<TavernAction>optional(asking.kind(), ASKED.with(asking.kind()))
                        .withDefault(TavernAction.of(seat, Verb.PASS))
                : Decision.required(asking.kind(), ASKED.with(asking.kind()));
    }

    @Override
    protected Seq<? extends Rule<TavernState, ? extends TavernAction, TavernEvent>> rulebook() {
        return Array.of(Verb.values()).map(Verb::rule);
    }

    @Override
    protected Seq<? extends Violation> violations(TavernState state, TavernAction action) {
        return action.verb().rule().violations(state, action);
    }

    /** The rule answers the question, then what is on the agenda goes on. */
    @Override
    protected TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        return Turns.goOn(action.verb().rule().effect(state, action, happening), happening);
    }

    @Override
    public Step<TavernState, TavernEvent> withdraw(TavernState state, Seat seat, Randomness randomness) {
        Happening<TavernEvent> happening = Happening.from(randomness);
        return happening.endsIn(
                state.isHalted() || !state.isAtTable(seat) ? state : Turns.left(state, seat, happening));
    }

    @Override
    public TavernView view(TavernState state, Observer observer) {
        return TavernView.of(state, observer);
    }

    @Override
    public IndexedSeq<TavernEvent> project(IndexedSeq<TavernEvent> events, Observer observer) {
        return events.map(event -> event.seenBy(observer));
    }

    @Override
    public Option<Outcome> outcome(TavernState state) {
        return state.outcome();
    }

    /** Each card asks everybody for responses, asks anew for those to the card that it responds to, and asks a few questions of its own. */
    @Override
    public int maxDecisions() {
        return cards.size() * (4 * seats + 4);
    }

    @Override
    public Notation<TavernAction> notation() {
        return new Words<>(seats, TavernAction::words, TavernAction::read);
    }

    @Override
    public String canonicalForm(TavernState state) {
        return state.toString();
    }
}
