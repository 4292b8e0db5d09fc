package dev.croupier.heretoslay;

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
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.options.OptionError;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.ending.Endings;
import dev.croupier.heretoslay.ending.Leaving;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.setup.Opening;
import dev.croupier.heretoslay.setup.PickLeaders;
import dev.croupier.heretoslay.table.Asked;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HeroAsking;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.ResponseWindow;
import dev.croupier.heretoslay.table.Setting;
import dev.croupier.heretoslay.turn.BeginTurn;
import dev.croupier.heretoslay.turn.TakeTurn;
import dev.croupier.heretoslay.window.Pass;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Here to Slay for two to six seats under {@link HtsRules}, with the cards of the base game or of a box of one's own. */
public final class HereToSlay extends RuledGame<HtsState, HtsAction, HtsEvent, HtsView> {
    /** Raised whenever the same actions and draws would lead to other states. */
    public static final int RULES_VERSION = 1;

    private final Setting setting;
    private final HtsNotation notation;

    private HereToSlay(Setting setting) {
        Seq<OptionError> problems = setting.rules().problems();
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.map(OptionError::explain).mkString("; "));
        }
        this.setting = setting;
        this.notation = new HtsNotation(setting);
    }

    /**
     * The base game.
     *
     * @throws IllegalArgumentException naming the options that cannot be played
     */
    public static HereToSlay of(HtsRules rules) {
        return of(rules, BaseGame.catalogue());
    }

    /**
     * The same rules with other cards.
     *
     * @throws IllegalArgumentException naming the options that cannot be played
     */
    public static HereToSlay of(HtsRules rules, Catalogue catalogue) {
        return new HereToSlay(new Setting(rules, catalogue));
    }

    public HtsRules rules() {
        return setting.rules();
    }

    /** The cards of the box. */
    public Catalogue catalogue() {
        return setting.catalogue();
    }

    @Override
    public GameId id() {
        return new GameId("heretoslay", RULES_VERSION, setting.rules().text());
    }

    @Override
    public int seats() {
        return setting.rules().seats();
    }

    @Override
    public Step<HtsState, HtsEvent> start(Randomness randomness) {
        Happening<HtsEvent> happening = Happening.from(randomness);
        return happening.endsIn(Opening.of(setting, happening));
    }

    @Override
    public Turn<HtsAction> turn(HtsState state) {
        Outcome outcome = state.outcome();
        if (outcome != null) {
            return new Turn.Over<>(outcome);
        }
        Asking asking = Asked.of(state)
                .getOrElseThrow(() -> new IllegalStateException("nobody is asked anything in " + canonicalForm(state)));
        IndexedSeq<Seat> seats = asking.toAct(state);
        if (seats.size() == 1 && !asking.isTogether() && !isFirstComer(asking)) {
            return new Turn.One<>(seats.head(), decision(state, asking, seats.head()));
        }
        TreeMap<Seat, Decision<HtsAction>> decisions =
                TreeMap.ofEntries(seats.map(seat -> Tuple.of(seat, decision(state, asking, seat))));
        return asking.isTogether() ? new Turn.All<>(decisions) : new Turn.Any<>(decisions);
    }

    private boolean isFirstComer(Asking asking) {
        return asking instanceof ResponseWindow window && window.window().policy() == Window.Policy.FIRST_COMER;
    }

    private Decision<HtsAction> decision(HtsState state, Asking asking, Seat seat) {
        return new Decision<>(
                asking.kind(),
                state.catalogue().named(state.agenda().top().source()).map(Card::name),
                asking.prompt(state, seat),
                asking.isOptional(state, seat),
                Option.some(byDefault(legalActions(state, seat))));
    }

    /** What a host plays when a player's time is up: nothing where that is possible, else the first thing. */
    private static HtsAction byDefault(IndexedSeq<HtsAction> legal) {
        return legal.find(action -> action instanceof HtsAction.Pass
                        || action instanceof HtsAction.Decline
                        || action instanceof HtsAction.EndTurn)
                .getOrElse(legal::head);
    }

    @Override
    protected boolean mayAct(HtsState state, Seat seat) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending instanceof ResponseWindow window) {
            return window.window().asks(seat);
        }
        return pending != null
                && Asked.of(state)
                        .filter(asking -> asking.toAct(state).contains(seat))
                        .isDefined();
    }

    @Override
    public IndexedSeq<HtsAction> legalActions(HtsState state) {
        if (state.outcome() != null) {
            return Array.empty();
        }
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending instanceof ResponseWindow window && window.window().policy() == Window.Policy.IN_ORDER) {
            return LegalActions.of(state, window.window().asked().head());
        }
        if (pending instanceof TakeTurn) {
            return LegalActions.of(state, state.turn().seat());
        }
        IndexedSeq<Seat> seats = Asked.of(state).get().toAct(state);
        return seats.size() == 1
                ? LegalActions.of(state, seats.head())
                : seats.flatMap(seat -> LegalActions.of(state, seat)).toArray();
    }

    @Override
    public IndexedSeq<HtsAction> legalActions(HtsState state, Seat seat) {
        return mayAct(state, seat) ? LegalActions.of(state, seat) : Array.empty();
    }

    @Override
    protected Seq<? extends Rule<HtsState, ? extends HtsAction, HtsEvent>> rulebook() {
        return Rulebook.ALL;
    }

    @Override
    protected Seq<? extends Violation> violations(HtsState state, HtsAction action) {
        return action.accept(Rulebook.Finder.INSTANCE).violations(state);
    }

    @Override
    protected HtsState effect(HtsState state, HtsAction action, Happening<HtsEvent> happening) {
        HtsState decided = action instanceof HtsAction.Pass pass
                ? Pass.decided(state, pass, happening)
                : action.accept(Rulebook.Finder.INSTANCE)
                        .effect(state, happening)
                        .decided();
        HtsState next = withoutForcedChoices(Interpreter.run(decided, happening), happening);
        return next.outcome() == null && next.decisions() >= maxDecisions() ? Endings.capped(next, happening) : next;
    }

    /** Makes every public choice that has one option only, where the options say so (HTS-EFF-22). */
    private HtsState withoutForcedChoices(HtsState state, Happening<HtsEvent> happening) {
        HtsState at = state;
        Option<HtsAction> only = setting.rules().autoResolveForcedPublicChoice() ? forced(at) : Option.none();
        while (only.isDefined()) {
            at = Interpreter.run(only.get().accept(Rulebook.Finder.INSTANCE).effect(at, happening), happening);
            only = forced(at);
        }
        return at;
    }

    /** The only answer to what is asked, where everybody can see that it is: a card of a hand is not asked for in public. */
    private static Option<HtsAction> forced(HtsState state) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending instanceof Choose<HtsState, HtsEvent, ?> choose) {
            return Option.when(
                    choose.options(state).size() == 1,
                    () -> LegalActions.of(state, choose.who().of(state.agenda()))
                            .head());
        }
        return pending instanceof HeroAsking || pending instanceof PickLeaders
                ? ((Asking) pending)
                        .toAct(state)
                        .map(seat -> LegalActions.of(state, seat))
                        .find(answers -> answers.size() == 1)
                        .map(Array::head)
                : Option.none();
    }

    @Override
    public Step<HtsState, HtsEvent> withdraw(HtsState state, Seat seat, Randomness randomness) {
        Happening<HtsEvent> happening = Happening.from(randomness);
        return happening.endsIn(withoutForcedChoices(Leaving.of(state, seat, BeginTurn::new, happening), happening));
    }

    @Override
    public HtsView view(HtsState state, Observer observer) {
        return Views.of(state, observer);
    }

    @Override
    public IndexedSeq<HtsEvent> project(IndexedSeq<HtsEvent> events, Observer observer) {
        return Array.ofAll(events.iterator().map(event -> event.seenBy(observer)));
    }

    @Override
    public Option<Outcome> outcome(HtsState state) {
        return Option.of(state.outcome());
    }

    @Override
    public int maxDecisions() {
        return setting.rules().decisionCap();
    }

    @Override
    public Notation<HtsAction> notation() {
        return notation;
    }

    @Override
    public String canonicalForm(HtsState state) {
        return CanonicalForm.of(state);
    }
}
