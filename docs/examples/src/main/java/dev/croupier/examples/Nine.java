package dev.croupier.examples;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Decision;
import dev.croupier.core.Event;
import dev.croupier.core.GameId;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Rule;
import dev.croupier.core.RuleRef;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * A game of one's own in one page. Nine cards, 1 to 9; two players hold three each, three stay out. The leader plays a card, the other one answers, the higher card
 * takes the trick, and its player leads the next. Who took more of the three tricks has won.
 */
public final class Nine extends RuledGame<Nine.State, Nine.Play, Nine.Told, Nine.View> {
    private static final int SEATS = 2;
    private static final int CARDS = 9;
    private static final CardSet PACK = CardSet.range(1, CARDS + 1);
    private static final int HAND = 3;
    private static final int PLAYED = SEATS * HAND;

    /** The texts of the game: each with a key, for translators. */
    enum Text implements MessageKey {
        ASKED("nine.asked", "which card?"),
        DEALT("nine.dealt", "seat {0} has {1}"),
        PLAYED("nine.played", "seat {0} played {1}"),
        NOT_YOURS("nine.not-yours", "{0} is not in your hand: {1}"),
        WON("nine.won", "seat {0} took more tricks");

        private final String key;
        private final String english;

        Text(String key, String english) {
            this.key = key;
            this.english = english;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public String english() {
            return english;
        }
    }

    /** To play a card: the only thing there is to do. */
    public record Play(Seat seat, int card) implements Action {}

    /** A hand was dealt, whose cards only its player is told, or a card was played. */
    public record Told(Seat seat, Option<CardSet> cards, boolean isDeal) implements Event {
        @Override
        public Message message() {
            return isDeal
                    ? Text.DEALT.with(seat, cards.fold(() -> "?", CardSet::toString))
                    : Text.PLAYED.with(seat, cards.get().first());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Everything: the hands by seat, the cards played in their order, who leads this trick, and the tricks by seat. */
    public record State(Array<CardSet> hands, Array<Integer> played, Seat leader, Array<Integer> tricks) {

        Seat toAct() {
            return played.size() % SEATS == 0 ? leader : leader.next(SEATS);
        }

        State after(Play play) {
            Array<CardSet> left = hands.update(
                    play.seat().index(), hands.get(play.seat().index()).without(play.card()));
            Array<Integer> all = played.append(play.card());
            if (all.size() % SEATS == 1) {
                return new State(left, all, leader, tricks);
            }
            Seat taker = play.card() > played.last() ? play.seat() : leader;
            return new State(left, all, taker, tricks.update(taker.index(), count -> count + 1));
        }
    }

    /** What an observer may know: of a hand its size, and its cards where they are the observer's own. */
    public record View(
            Observer observer,
            Array<Option<CardSet>> hands,
            Array<Integer> played,
            Seat leader,
            Array<Integer> tricks) {}

    /** Why a card cannot be played. */
    public record NotYours(Play action, CardSet found) implements Violation {
        @Override
        public RuleRef rule() {
            return new RuleRef("NINE-1");
        }

        @Override
        public Seat seat() {
            return action.seat();
        }

        @Override
        public Object needed() {
            return action.card();
        }

        @Override
        public Message message() {
            return Text.NOT_YOURS.with(action.card(), found);
        }
    }

    /** The one rule. Legal actions, reasons against others and what they do follow from it. */
    private record Playing() implements Rule<State, Play, Told> {
        @Override
        public IndexedSeq<Play> candidates(State state, Seat seat) {
            return Array.rangeClosed(1, CARDS).map(card -> new Play(seat, card));
        }

        @Override
        public Seq<? extends Violation> violations(State state, Play play) {
            CardSet hand = state.hands().get(play.seat().index());
            return hand.contains(play.card()) ? Array.empty() : Array.of(new NotYours(play, hand));
        }

        @Override
        public State effect(State state, Play play, Happening<Told> happening) {
            happening.tell(new Told(play.seat(), Option.some(CardSet.of(play.card())), false));
            return state.after(play);
        }
    }

    @Override
    public GameId id() {
        return new GameId("nine", 1, "");
    }

    @Override
    public int seats() {
        return SEATS;
    }

    @Override
    public Step<State, Told> start(Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        CardSet pack = PACK;
        Array<CardSet> hands = Array.empty();
        for (Seat seat : seatsInOrder()) {
            CardSet hand = drawn(pack, HAND, happening.chance());
            hands = hands.append(hand);
            pack = pack.minus(hand);
            happening.tell(new Told(seat, Option.some(hand), true));
        }
        return happening.endsIn(new State(hands, Array.empty(), Seat.of(0), Array.of(0, 0)));
    }

    private static CardSet drawn(CardSet from, int count, Chance chance) {
        CardSet left = from;
        for (int i = 0; i < count; i++) {
            left = left.without(chance.pick(left));
        }
        return from.minus(left);
    }

    @Override
    public Turn<Play> turn(State state) {
        if (state.played().size() == PLAYED) {
            return new Turn.Over<>(outcome(state).get());
        }
        Seat seat = state.toAct();
        int lowest = state.hands().get(seat.index()).first();
        return new Turn.One<>(
                seat, Decision.<Play>required("play", Text.ASKED.with()).withDefault(new Play(seat, lowest)));
    }

    @Override
    protected Seq<? extends Rule<State, ? extends Play, Told>> rulebook() {
        return Array.of(new Playing());
    }

    @Override
    protected Seq<? extends Violation> violations(State state, Play action) {
        return new Playing().violations(state, action);
    }

    @Override
    protected State effect(State state, Play action, Happening<Told> happening) {
        return new Playing().effect(state, action, happening);
    }

    @Override
    public Option<Outcome> outcome(State state) {
        Seat more = Seat.of(state.tricks().get(0) > state.tricks().get(1) ? 0 : 1);
        return Option.when(state.played().size() == PLAYED, () -> Outcome.wonBy(more, SEATS, Text.WON.with(more)));
    }

    /** Who gives up loses every trick that is left. */
    @Override
    public Step<State, Told> withdraw(State state, Seat seat, Randomness randomness) {
        Seat other = seat.next(SEATS);
        State over = new State(
                Array.fill(SEATS, CardSet::empty),
                state.played().appendAll(Array.fill(PLAYED - state.played().size(), () -> 0)),
                other,
                Array.of(0, 0).update(other.index(), HAND));
        return Happening.<Told>from(randomness).endsIn(over);
    }

    @Override
    public View view(State state, Observer observer) {
        Array<Option<CardSet>> seen = seatsInOrder()
                .map(seat -> Option.when(observer.sees(seat), state.hands().get(seat.index())));
        return new View(observer, seen, state.played(), state.leader(), state.tricks());
    }

    @Override
    public IndexedSeq<Told> project(IndexedSeq<Told> events, Observer observer) {
        return events.map(told ->
                told.isDeal() && !observer.sees(told.seat()) ? new Told(told.seat(), Option.none(), true) : told);
    }

    /** A state that fits a view: the hidden hands are drawn from the cards that were not seen. */
    public static State sample(View view, Chance chance) {
        CardSet unseen = view.played().foldLeft(PACK, CardSet::without);
        unseen = view.hands().flatMap(hand -> hand).foldLeft(unseen, CardSet::minus);
        Array<CardSet> hands = Array.empty();
        for (int seat = 0; seat < SEATS; seat++) {
            int size = HAND - (view.played().size() + (view.leader().index() == seat ? 1 : 0)) / SEATS;
            CardSet left = unseen;
            CardSet hand = view.hands().get(seat).getOrElse(() -> drawn(left, size, chance));
            hands = hands.append(hand);
            unseen = unseen.minus(hand);
        }
        return new State(hands, view.played(), view.leader(), view.tricks());
    }

    @Override
    public int maxDecisions() {
        return PLAYED;
    }

    @Override
    public Notation<Play> notation() {
        return new Written();
    }

    /** As {@code 0 play 7}. */
    private record Written() implements Notation<Play> {
        @Override
        public String text(Play play) {
            return play.seat() + " play " + play.card();
        }

        @Override
        public Either<Unreadable, Play> parse(String text) {
            String plain = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
            return plain.matches("[01] play [1-9]")
                    ? Either.right(new Play(Seat.of(plain.charAt(0) - '0'), plain.charAt(7) - '0'))
                    : Either.left(new Unreadable(text, 1, CoreMessage.NOT_READABLE.with(text, 1)));
        }
    }

    @Override
    public String canonicalForm(State state) {
        return state.hands().mkString(" ") + " / " + state.played().mkString(" ") + " / " + state.leader() + " / "
                + state.tricks().mkString(" ");
    }
}
