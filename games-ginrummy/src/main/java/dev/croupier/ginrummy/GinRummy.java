package dev.croupier.ginrummy;

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
import dev.croupier.core.options.OptionError;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Settlement;
import dev.croupier.ginrummy.table.Endings;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Gin Rummy for two seats under {@link GinRules}: one hand, or a match of hands. Both play on the same states, so a hand of a match can be
 * looked at as a game of its own.
 */
public final class GinRummy extends RuledGame<GinState, GinAction, GinEvent, GinView> {
    /** Raised whenever the same actions and draws would lead to other states. */
    public static final int RULES_VERSION = 1;

    private static final int SEATS = 2;
    private static final int MOST_IN_A_HAND = 2_000;
    private static final int MOST_IN_A_MATCH = 100_000;
    private static final double POINTS_A_UTILITY = 100.0;

    private final GinRules rules;
    private final boolean match;
    private final Rulebook rulebook;
    private final LegalActions legalActions;
    private final Decisions decisions;

    private GinRummy(GinRules rules, boolean match) {
        Seq<OptionError> problems = rules.problems();
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.map(OptionError::explain).mkString("; "));
        }
        this.rules = rules;
        this.match = match;
        this.rulebook = new Rulebook(rules);
        this.legalActions = new LegalActions(rules);
        this.decisions = new Decisions(rules);
    }

    /** A match to the target. */
    public static GinRummy of(GinRules rules) {
        return match(rules);
    }

    /**
     * A match to the target.
     *
     * @throws IllegalArgumentException naming the options that cannot be played together
     */
    public static GinRummy match(GinRules rules) {
        return new GinRummy(rules, true);
    }

    /**
     * One deal. Its utilities are the points won, in hundreds.
     *
     * @throws IllegalArgumentException naming the options that cannot be played together
     */
    public static GinRummy hand(GinRules rules) {
        return new GinRummy(rules, false);
    }

    public GinRules rules() {
        return rules;
    }

    /** Whether a whole match is played, not one hand. */
    public boolean isMatch() {
        return match;
    }

    @Override
    public GameId id() {
        return new GameId(match ? "ginrummy" : "ginrummy-hand", RULES_VERSION, rules.text());
    }

    @Override
    public int seats() {
        return SEATS;
    }

    /** Draws the first dealer and deals. */
    @Override
    public Step<GinState, GinEvent> start(Randomness randomness) {
        Happening<GinEvent> happening = Happening.from(randomness);
        Seat dealer = Seat.of(happening.chance().below(SEATS));
        return happening.endsIn(rulebook.dealing().first(dealer, happening));
    }

    /**
     * Opens with a given deal, for puzzles and tests: the cards that are not named are the stock.
     *
     * @param hand0 seat 0's cards, as many as the rules deal
     * @param hand1 seat 1's cards
     * @param upcard what is turned up; none where the rules turn up nothing
     * @throws IllegalArgumentException when the cards overlap or are not as many as the rules deal
     */
    public Step<GinState, GinEvent> startWith(
            Seat dealer, CardSet hand0, CardSet hand1, Option<Card> upcard, Randomness randomness) {
        GivenDeal.check(rules, dealer, hand0, hand1, upcard);
        Happening<GinEvent> happening = Happening.from(randomness);
        return happening.endsIn(
                rulebook.dealing().laid(dealer, hand0.low(), hand1.low(), upcard.getOrNull(), happening));
    }

    @Override
    public Turn<GinAction> turn(GinState state) {
        Option<Outcome> outcome = outcome(state);
        if (outcome.isDefined()) {
            return new Turn.Over<>(outcome.get());
        }
        Decision<GinAction> decision = decisions.of(state);
        return new Turn.One<>(state.toAct(), decision);
    }

    @Override
    protected boolean mayAct(GinState state, Seat seat) {
        return seat.index() == state.turn() && !isOver(state);
    }

    @Override
    public IndexedSeq<GinAction> legalActions(GinState state) {
        return legalActions(state, state.toAct());
    }

    @Override
    public IndexedSeq<GinAction> legalActions(GinState state, Seat seat) {
        if (!mayAct(state, seat)) {
            return Array.empty();
        }
        return LegalActions.makes(state.phase()) ? legalActions.of(state) : legalByRules(state, seat);
    }

    @Override
    protected Seq<? extends Rule<GinState, ? extends GinAction, GinEvent>> rulebook() {
        return rulebook.rules();
    }

    @Override
    protected Seq<Violation> violations(GinState state, GinAction action) {
        return action.accept(new Rulebook.Violations(rulebook, state));
    }

    @Override
    protected GinState effect(GinState state, GinAction action, Happening<GinEvent> happening) {
        GinState next = action.accept(new Rulebook.Effects(rulebook, state, happening));
        if (match && next.phase() == Phase.SCORED && next.score().isOver(rules)) {
            happening.tell(new GinEvent.MatchOver(next.score().settle(rules)));
        }
        return next;
    }

    @Override
    public Step<GinState, GinEvent> withdraw(GinState state, Seat seat, Randomness randomness) {
        Happening<GinEvent> happening = Happening.from(randomness);
        if (isOver(state)) {
            return happening.endsIn(state);
        }
        happening.tell(new GinEvent.Withdrew(seat));
        return happening.endsIn(state.withWithdrawn(seat));
    }

    @Override
    public GinView view(GinState state, Observer observer) {
        return Views.of(this, state, observer);
    }

    @Override
    public IndexedSeq<GinEvent> project(IndexedSeq<GinEvent> events, Observer observer) {
        return Array.ofAll(events.iterator().map(event -> event.seenBy(observer)));
    }

    boolean isOver(GinState state) {
        return state.withdrawn() != null
                || (state.phase() == Phase.SCORED && (!match || state.score().isOver(rules)))
                || state.decisions() >= maxDecisions();
    }

    @Override
    public Option<Outcome> outcome(GinState state) {
        if (!isOver(state)) {
            return Option.none();
        }
        Seat withdrawn = state.withdrawn();
        if (withdrawn != null) {
            return Option.some(Outcome.wonBy(withdrawn.next(SEATS), SEATS, GinMessage.WITHDREW.with(withdrawn)));
        }
        if (state.phase() == Phase.SCORED && !match) {
            return state.resultIfAny().map(GinRummy::ofHand);
        }
        return Option.some(
                state.phase() == Phase.SCORED && state.score().isOver(rules)
                        ? ofMatch(state.score().settle(rules))
                        : Outcome.capped(SEATS));
    }

    private static Outcome ofHand(HandResult result) {
        return result.winner()
                .map(winner -> {
                    double won = result.points() / POINTS_A_UTILITY;
                    double lost = 0.0 - won;
                    return new Outcome(
                            winner.index() == 0 ? Array.of(1, 2) : Array.of(2, 1),
                            winner.index() == 0 ? Array.of(won, lost) : Array.of(lost, won),
                            Endings.message(result.ending()));
                })
                .getOrElse(() -> Outcome.nobodyWins(SEATS, Endings.message(result.ending())));
    }

    private static Outcome ofMatch(Settlement settlement) {
        return settlement
                .winner()
                .map(winner -> Outcome.wonBy(winner, SEATS, GinMessage.BY_TARGET.with()))
                .getOrElse(() -> Outcome.tie(SEATS, GinMessage.BY_TARGET.with()));
    }

    @Override
    public int maxDecisions() {
        return match ? MOST_IN_A_MATCH : MOST_IN_A_HAND;
    }

    @Override
    public Notation<GinAction> notation() {
        return GinNotation.INSTANCE;
    }

    @Override
    public String canonicalForm(GinState state) {
        return CanonicalForm.of(state);
    }
}
