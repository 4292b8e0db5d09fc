package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What is played on a {@link Table}, step by step, in the notation of the game; each step goes through the checked {@code apply}. */
public final class Scene {
    private final HereToSlay game;
    private HtsState state;
    private List<String> wishes = List.empty();
    private Array<HtsEvent> events = Array.empty();

    Scene(HereToSlay game, HtsState state) {
        this.game = game;
        this.state = state;
    }

    /** Cards that chance is to pick, for draws and pulls, as soon as they are among what is picked from. */
    public Scene picking(String... ids) {
        wishes = wishes.appendAll(Array.of(ids));
        return this;
    }

    /** A legal action, with exactly the dice that it rolls. */
    public Scene does(String action, int... dice) {
        Fate fate =
                new Fate(List.ofAll(dice), wishes, number -> state.card(number).id());
        Either<Violation, Step<HtsState, HtsEvent>> step = game.apply(state, action(action), fate);
        if (step.isLeft()) {
            return fail(action + " is refused: " + step.getLeft().explain() + "\nlegal are " + legal());
        }
        Fate left = (Fate) step.get().randomness();
        assertThat(left.dice()).as("dice that nobody rolled after " + action).isEmpty();
        wishes = left.wishes();
        state = step.get().state();
        events = step.get().events().toArray();
        return this;
    }

    /** Everybody passes until the window that is open now is closed; the dice are those that are rolled after it. */
    public Scene pass(int... dice) {
        String kind = pending();
        assertThat(kind).as("a window is open").isIn("challenge", "modifiers");
        Array<HtsEvent> all = Array.empty();
        List<Integer> rest = List.ofAll(dice);
        while (pending().equals(kind)) {
            Fate fate = new Fate(rest, wishes, number -> state.card(number).id());
            Step<HtsState, HtsEvent> step =
                    game.apply(state, action(seat() + " pass"), fate).get();
            Fate left = (Fate) step.randomness();
            rest = left.dice();
            wishes = left.wishes();
            state = step.state();
            all = all.appendAll(step.events());
            if (step.events()
                    .exists(event -> event instanceof HtsEvent.RollEnded
                            || event instanceof HtsEvent.Played
                            || event instanceof HtsEvent.Rolled)) {
                break;
            }
        }
        assertThat(rest).as("dice that nobody rolled").isEmpty();
        events = all;
        return this;
    }

    /** A player leaves the table. */
    public Scene leaves(int seat) {
        Step<HtsState, HtsEvent> step = game.withdraw(
                state,
                Seat.of(seat),
                new Fate(List.empty(), wishes, number -> state.card(number).id()));
        state = step.state();
        events = step.events().toArray();
        return this;
    }

    private HtsAction action(String text) {
        return game.notation().parse(text).getOrElseThrow(unreadable -> new AssertionError(unreadable.explain()));
    }

    /** Every reason why an action is refused; it is refused. */
    public Seq<? extends Violation> refusal(String action) {
        var explained = game.explain(state, action(action));
        assertThat(explained.isInvalid()).as(action + " is refused").isTrue();
        return explained.getError();
    }

    /** The ids of the rules that an action would break; at least one. */
    public Array<String> broken(String action) {
        return Array.ofAll(refusal(action).map(violation -> violation.rule().id()));
    }

    /** The kind of the pending decision, {@code over} when there is none. */
    public String pending() {
        return game.turn(state).toAct().isEmpty()
                ? "over"
                : game.turn(state).decision(seat()).get().kind();
    }

    /** Who may act next; the first of them. */
    public Seat seat() {
        return game.turn(state).toAct().head();
    }

    public Array<Integer> toAct() {
        return Array.ofAll(game.turn(state).toAct().map(Seat::index));
    }

    /** The legal actions as text. */
    public Array<String> legal() {
        IndexedSeq<HtsAction> legal = game.legalActions(state);
        return Array.ofAll(legal.map(game.notation()::text));
    }

    public Array<String> hand(int seat) {
        return ids(state.catalogue().cards(state.hand(Seat.of(seat))));
    }

    public Array<String> party(int seat) {
        return ids(state.catalogue().cards(state.heroes(Seat.of(seat))));
    }

    /** What a Hero in play wears. */
    public Array<String> worn(String hero) {
        Card card = state.catalogue().named(hero).get();
        int number =
                state.catalogue().copies(state.catalogue().mainDeck(), card).first();
        return ids(state.catalogue().cards(state.equipment().on(number)));
    }

    /** The slain Monsters of a player, in the order of slaying. */
    public Array<String> slain(int seat) {
        return Array.ofAll(state.player(Seat.of(seat)).monsters().reverse())
                .map(number -> state.catalogue().monster(number).id());
    }

    /** The discard pile, top first. */
    public Array<String> discards() {
        return ids(state.piles().discards().map(state::card));
    }

    public Array<String> row() {
        return ids(state.piles().monsterRow().map(state.catalogue()::monster));
    }

    public int deckSize() {
        return state.piles().deck().size();
    }

    public int points() {
        return state.turn().points();
    }

    /** Whose turn it is. */
    public int active() {
        return state.turn().seat().index();
    }

    /** The total of a player's roll that is on the table. */
    public int total(int seat) {
        Rolls rolls = state.agenda().nearest(Rolls.SLOT);
        return rolls == null
                ? fail("no roll is on the table")
                : rolls.of(Seat.of(seat)).get().total();
    }

    public boolean hasClass(int seat, dev.croupier.heretoslay.table.HeroClass heroClass) {
        return Party.hasClass(state, Seat.of(seat), heroClass);
    }

    /** What happened in the last step, or the last passes. */
    public Array<HtsEvent> events() {
        return events;
    }

    public <T extends HtsEvent> Array<T> events(Class<T> type) {
        return events.filter(type::isInstance).map(type::cast);
    }

    public HtsState state() {
        return state;
    }

    public HereToSlay game() {
        return game;
    }

    public HtsView view(int seat) {
        return game.view(state, Seat.of(seat));
    }

    public HtsView view(Observer observer) {
        return game.view(state, observer);
    }

    public Outcome outcome() {
        return game.outcome(state).getOrElseThrow(() -> new AssertionError("the game is not over"));
    }

    private static Array<String> ids(Iterable<Card> cards) {
        return Array.ofAll(cards).map(Card::id);
    }
}
