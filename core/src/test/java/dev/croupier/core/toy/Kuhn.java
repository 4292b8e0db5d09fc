package dev.croupier.core.toy;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Decision;
import dev.croupier.core.GameId;
import dev.croupier.core.Happening;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * Kuhn poker: each of two seats is dealt one of some cards; then check or bet, and call or fold. The right play with the lowest and the
 * highest card in the face of a bet is known: fold, and call.
 */
public final class Kuhn extends ToyGame<Kuhn.State, Told, Kuhn.View> {
    private final int cards;

    /**
     * The truth.
     *
     * @param hands the cards by seat
     * @param said the words so far, each by its first letter
     */
    public record State(Pile deck, Array<Integer> hands, String said, Option<Seat> gone) {}

    /**
     * What one sees.
     *
     * @param card of the observer's own; none for a spectator
     */
    public record View(
            Option<Seat> me, Option<Integer> card, String said, Option<Seat> gone, Option<Outcome> outcome) {}

    public Kuhn(int cards) {
        super("kuhn");
        this.cards = cards;
    }

    @Override
    public GameId id() {
        return new GameId("kuhn", 1, "cards=" + cards);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Step<State, Told> start(Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        Pile.Drawn first = Pile.shuffled(CardSet.range(0, cards)).draw(happening.chance());
        happening.tell(Told.revealing(ToyMessage.DEALT, 0, first.card()));
        Pile.Drawn second = first.rest().draw(happening.chance());
        happening.tell(Told.revealing(ToyMessage.DEALT, 1, second.card()));
        return happening.endsIn(new State(second.rest(), Array.of(first.card(), second.card()), "", Option.none()));
    }

    @Override
    public Turn<Says> turn(State state) {
        return outcome(state)
                .<Turn<Says>>map(Turn.Over::new)
                .getOrElse(() -> new Turn.One<>(
                        Seat.of(state.said().length() % 2), Decision.required("say", ToyMessage.ASK.with())));
    }

    @Override
    Array<String> words(State state, Seat seat) {
        return state.said().endsWith("b") ? Array.of("fold", "call") : Array.of("check", "bet");
    }

    @Override
    State said(State state, Says action, Happening<Told> happening) {
        happening.tell(Told.of(ToyMessage.SAID, action.seat(), action.word()));
        // "call" is noted as k, because c is "check"
        String letter = action.word().equals("call") ? "k" : action.word().substring(0, 1);
        return new State(state.deck(), state.hands(), state.said() + letter, state.gone());
    }

    @Override
    public Step<State, Told> withdraw(State state, Seat seat, Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        happening.tell(Told.of(ToyMessage.WITHDREW, seat));
        return happening.endsIn(new State(state.deck(), state.hands(), state.said(), Option.some(seat)));
    }

    @Override
    public Option<Outcome> outcome(State state) {
        if (state.gone().isDefined()) {
            Seat gone = state.gone().get();
            return Option.some(Outcome.wonBy(gone.next(2), 2, CoreMessage.WITHDRAWN.with(gone)));
        }
        Seat higher = Seat.of(state.hands().get(0) > state.hands().get(1) ? 0 : 1);
        return switch (state.said()) {
            case "cc" -> Option.some(won(higher, 0.5, ToyMessage.SHOWDOWN));
            case "bk", "cbk" -> Option.some(won(higher, 1.0, ToyMessage.SHOWDOWN));
            case "bf" -> Option.some(won(Seat.of(0), 0.5, ToyMessage.FOLDED));
            case "cbf" -> Option.some(won(Seat.of(1), 0.5, ToyMessage.FOLDED));
            default -> Option.none();
        };
    }

    private static Outcome won(Seat winner, double utility, ToyMessage reason) {
        Outcome plain = Outcome.wonBy(winner, 2, reason.with());
        return new Outcome(plain.ranks(), plain.utilities().map(one -> one * utility), plain.reason());
    }

    @Override
    public View view(State state, Observer observer) {
        Option<Seat> me = seatsInOrder().find(observer::sees);
        return new View(
                me, me.map(seat -> state.hands().get(seat.index())), state.said(), state.gone(), outcome(state));
    }

    @Override
    public IndexedSeq<Told> project(IndexedSeq<Told> events, Observer observer) {
        return events.map(event -> event.is(ToyMessage.DEALT) && !observer.sees(Seat.of((Integer) event.argument(0)))
                ? Told.of(ToyMessage.DEALT, event.argument(0), "a card")
                : event);
    }

    @Override
    public int maxDecisions() {
        return 3;
    }

    /** Draws the other's card from those that the view leaves. */
    public Sampler<State, View, Kuhn> sampler() {
        return (view, prior, chance) -> {
            int mine = view.card().get();
            Pile.Drawn theirs =
                    Pile.shuffled(CardSet.range(0, prior.cards).without(mine)).draw(chance);
            Array<Integer> hands =
                    view.me().contains(Seat.of(0)) ? Array.of(mine, theirs.card()) : Array.of(theirs.card(), mine);
            return new State(theirs.rest(), hands, view.said(), view.gone());
        };
    }
}
