package dev.croupier.verification.toys.snatch;

import dev.croupier.core.CoreMessage;
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
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.Words;
import dev.croupier.verification.toys.snatch.SnatchAction.Verb;
import dev.croupier.verification.toys.snatch.SnatchEvent.What;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The game of Snatch. */
class Snatch extends RuledGame<SnatchState, SnatchAction, SnatchEvent, SnatchView> {
    private static final ToyMessage CHOOSE = new ToyMessage("snatch.choose", "choose what to lay, and commit");
    private static final ToyMessage STOP = new ToyMessage("snatch.stop", "stop {0}?");
    private static final ToyMessage SHOW = new ToyMessage("snatch.show", "show what you drew?");

    private final Rules rules;

    Snatch(Rules rules) {
        this.rules = rules;
    }

    @Override
    public GameId id() {
        return new GameId("snatch", 1, rules.toString());
    }

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public Step<SnatchState, SnatchEvent> start(Randomness randomness) {
        Happening<SnatchEvent> happening = Happening.from(randomness);
        Pile pile = Pile.shuffled(CardSet.range(0, rules.cards()));
        Array<CardSet> hands = Array.empty();
        for (Seat seat : seatsInOrder()) {
            CardSet hand = CardSet.empty();
            for (int i = 0; i < rules.hand(); i++) {
                Pile.Drawn drawn = pile.draw(happening.chance());
                hand = hand.with(drawn.card());
                pile = drawn.rest();
            }
            hands = hands.append(hand);
            happening.tell(SnatchEvent.secret(What.DEALT, Array.of(seat), SnatchView.kinds(hand)));
        }
        return happening.endsIn(new SnatchState(
                hands,
                pile,
                List.empty(),
                CardSet.empty(),
                Array.fill(seats(), () -> 0),
                new Phase.Choosing(Array.fill(seats(), () -> Laying.NOTHING)),
                List.empty(),
                Array.fill(seats(), Whereabouts::none),
                Option.none()));
    }

    @Override
    public Turn<SnatchAction> turn(SnatchState state) {
        if (state.outcome().isDefined()) {
            return new Turn.Over<>(state.outcome().get());
        }
        if (state.phase() instanceof Phase.Choosing choosing) {
            return new Turn.All<>(decisions(
                    seatsInOrder()
                            .filter(seat ->
                                    !choosing.layings().get(seat.index()).committed()),
                    seat -> choice(state, seat)));
        }
        if (state.phase() instanceof Phase.Window window) {
            Decision<SnatchAction> stop =
                    Decision.optional("stop", STOP.with(window.deed().kind()));
            return rules.inOrder()
                    ? new Turn.One<>(
                            window.asked().head(),
                            stop.withDefault(plain(window.asked().head(), Verb.PASS)))
                    : new Turn.Any<>(decisions(window.asked(), seat -> stop.withDefault(plain(seat, Verb.PASS))));
        }
        Seat seat = ((Phase.Offer) state.phase()).seat();
        return new Turn.One<>(
                seat, Decision.<SnatchAction>optional("show", SHOW.with()).withDefault(plain(seat, Verb.DECLINE)));
    }

    private static Decision<SnatchAction> choice(SnatchState state, Seat seat) {
        Decision<SnatchAction> choice = Decision.required("choose", CHOOSE.with());
        return choice.withDefault(
                state.laid(seat).isDefined()
                        ? plain(seat, Verb.COMMIT)
                        : new SnatchAction(
                                seat,
                                Verb.PICK,
                                Option.some(SnatchView.kinds(state.hand(seat)).head())));
    }

    private static SnatchAction plain(Seat seat, Verb verb) {
        return new SnatchAction(seat, verb, Option.none());
    }

    private static TreeMap<Seat, Decision<SnatchAction>> decisions(
            Seq<Seat> seats, java.util.function.Function<Seat, Decision<SnatchAction>> decision) {
        return TreeMap.ofEntries(seats.map(seat -> Tuple.of(seat, decision.apply(seat))));
    }

    @Override
    protected Seq<? extends Rule<SnatchState, ? extends SnatchAction, SnatchEvent>> rulebook() {
        return Array.of(new Choosing(), new Responding(), new Offering());
    }

    private static Rule<SnatchState, SnatchAction, SnatchEvent> ruleOf(SnatchAction action) {
        return switch (action.verb()) {
            case PICK, EXCHANGE, COMMIT -> new Choosing();
            case STOP, PASS -> new Responding();
            case SHOW, DECLINE -> new Offering();
        };
    }

    @Override
    protected Seq<? extends Violation> violations(SnatchState state, SnatchAction action) {
        return ruleOf(action).violations(state, action);
    }

    @Override
    protected SnatchState effect(SnatchState state, SnatchAction action, Happening<SnatchEvent> happening) {
        return ruleOf(action).effect(state, action, happening);
    }

    @Override
    public Step<SnatchState, SnatchEvent> withdraw(SnatchState state, Seat seat, Randomness randomness) {
        Outcome lost = new Outcome(
                seatsInOrder().map(other -> other.equals(seat) ? 2 : 1),
                seatsInOrder().map(other -> other.equals(seat) ? -1.0 : 1.0),
                CoreMessage.WITHDRAWN.with(seat));
        SnatchState pickedUp = seatsInOrder()
                .foldLeft(state, (table, other) -> table.hand(other, SnatchView.whole(state, other)))
                .phase(new Phase.Choosing(Array.fill(seats(), () -> Laying.NOTHING)));
        return Happening.<SnatchEvent>from(randomness).endsIn(pickedUp.endedBy(lost));
    }

    @Override
    public SnatchView view(SnatchState state, Observer observer) {
        return SnatchView.of(state, observer);
    }

    @Override
    public IndexedSeq<SnatchEvent> project(IndexedSeq<SnatchEvent> events, Observer observer) {
        return events.filter(event -> event.isNoticedBy(observer)).map(event -> event.seenBy(observer));
    }

    @Override
    public Option<Outcome> outcome(SnatchState state) {
        return state.outcome();
    }

    @Override
    public int maxDecisions() {
        int rounds = rules.cards() / seats() + 1;
        return rounds * seats() * (3 + seats());
    }

    @Override
    public Notation<SnatchAction> notation() {
        return new Words<>(seats(), SnatchAction::words, SnatchAction::read);
    }

    @Override
    public String canonicalForm(SnatchState state) {
        return state.toString();
    }
}
