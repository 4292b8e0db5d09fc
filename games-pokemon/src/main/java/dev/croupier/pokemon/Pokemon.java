package dev.croupier.pokemon;

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
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.options.OptionError;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.ending.Leaving;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.round.UsualCourse;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Answerers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The Pokémon TCG under {@link PokemonRules}, with a deck for each seat. Everything that the rules need of a game in play is in its state, the decks
 * included: a game value with other decks judges it alike, so that a bot's game value need not hold anybody's deck.
 */
public final class Pokemon extends RuledGame<PokemonState, PokemonAction, PokemonEvent, PokemonView> {
    /** Raised whenever the same actions and draws would lead to other states. */
    public static final int RULES_VERSION = 1;

    private final GameId id;
    private final Setting setting;
    private final PokemonNotation notation;

    private Pokemon(GameId id, Setting setting) {
        Seq<OptionError> problems = setting.rules().problems();
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.map(OptionError::explain).mkString("; "));
        }
        for (DeckList deck : setting.decks()) {
            if (setting.profile(deck.seat()).hasHand() && deck.basicPokemon().isEmpty()) {
                throw new IllegalArgumentException(deck + " has no Basic Pokémon [PKM-DECK-3]");
            }
        }
        this.id = id;
        this.setting = setting;
        this.notation = new PokemonNotation(setting);
    }

    /**
     * Each seat for itself, with the deck of its place.
     *
     * @throws IllegalArgumentException naming the options that cannot be played, or a deck without a Basic Pokémon
     */
    public static Pokemon of(PokemonRules rules, Iterable<? extends Iterable<Card>> decks) {
        Array<DeckList> lists =
                Array.ofAll(decks).zipWithIndex((cards, seat) -> DeckList.of(Seat.of(seat), Array.ofAll(cards)));
        return at(
                new GameId("pokemon", RULES_VERSION, rules.text()),
                rules,
                lists,
                Seating.eachForItself(lists.size(), new UsualCourse()));
    }

    /**
     * A table of that kind, with a deck list for each seat.
     *
     * @param id the name of the format with all that its course says
     * @throws IllegalArgumentException naming the options that cannot be played, or a player's deck without a Basic Pokémon
     */
    public static Pokemon at(GameId id, PokemonRules rules, Array<DeckList> lists, Seating seating) {
        return new Pokemon(id, Setting.of(rules, lists, seating, Catalogue.known()));
    }

    /** What does not change during a game: options, decks, teams. */
    public Setting setting() {
        return setting;
    }

    public PokemonRules rules() {
        return setting.rules();
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public int seats() {
        return setting.decks().size();
    }

    @Override
    public Step<PokemonState, PokemonEvent> start(Randomness randomness) {
        Happening<PokemonEvent> happening = Happening.from(randomness);
        return happening.endsIn(goneOn(Interpreter.run(NewGame.table(setting), happening), happening));
    }

    @Override
    public Turn<PokemonAction> turn(PokemonState state) {
        Outcome outcome = state.outcome();
        if (outcome != null) {
            return new Turn.Over<>(outcome);
        }
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        if (pending instanceof TakeTurn turn) {
            return ofSeats(state, turn.toAct(state), "turn", false);
        }
        if (pending instanceof Asking asking) {
            return ofSeats(state, Answerers.of(state, asking), asking.kind(), asking.isTogether());
        }
        throw new IllegalStateException("nobody is asked anything in " + canonicalForm(state));
    }

    private Turn<PokemonAction> ofSeats(PokemonState state, Array<Seat> seats, String kind, boolean together) {
        if (seats.size() == 1 && !together) {
            return new Turn.One<>(seats.head(), decision(state, seats.head(), kind));
        }
        TreeMap<Seat, Decision<PokemonAction>> decisions =
                TreeMap.ofEntries(seats.map(seat -> Tuple.of(seat, decision(state, seat, kind))));
        return together ? new Turn.All<>(decisions) : new Turn.Any<>(decisions);
    }

    private Decision<PokemonAction> decision(PokemonState state, Seat seat, String kind) {
        Asking asking = state.pending() instanceof Asking pending ? pending : null;
        Seat asked = asking == null ? null : Answerers.askedOf(state, asking, seat);
        String source = state.agenda().top().source();
        return new Decision<>(
                kind,
                Option.when(!source.isEmpty(), source),
                asking == null || asked == null ? PokemonMessage.ASK_TURN.with() : asking.prompt(state, asked),
                asking != null && asked != null && asking.isOptional(state, asked),
                byDefault(state, seat));
    }

    /** What a host plays when a player's time is up: nothing where that is possible, else the first thing. */
    private Option<PokemonAction> byDefault(PokemonState state, Seat seat) {
        IndexedSeq<PokemonAction.EndTurn> ending = Rulebook.endTurn().legal(state, seat);
        if (!ending.isEmpty()) {
            return Option.some(ending.head());
        }
        IndexedSeq<PokemonAction> legal = legalActions(state, seat);
        return legal.find(action ->
                        action instanceof PokemonAction.Answer answer && answer.choice() instanceof Choice.Done)
                .orElse(legal::headOption);
    }

    /** An option is known by its place: the words that come with it are for people. */
    @Override
    public PokemonAction canonical(PokemonState state, PokemonAction action) {
        if (!(action instanceof PokemonAction.Answer answer)
                || !(answer.choice() instanceof Choice.OfOption option)
                || !(state.pending() instanceof Asking asking)
                || !mayAct(state, answer.seat())) {
            return action;
        }
        Seat asked = Answerers.askedOf(state, asking, answer.seat());
        return asked == null
                ? action
                : asking.options(state, asked)
                        .find(choice -> choice instanceof Choice.OfOption other && other.place() == option.place())
                        .<PokemonAction>map(choice -> new PokemonAction.Answer(answer.seat(), choice))
                        .getOrElse(action);
    }

    @Override
    protected boolean mayAct(PokemonState state, Seat seat) {
        if (seat.index() >= state.seats()) {
            return false;
        }
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        if (pending instanceof TakeTurn turn) {
            return turn.mayAct(state, seat);
        }
        return pending instanceof Asking asking && Answerers.askedOf(state, asking, seat) != null;
    }

    /** Without what {@link #turn} says besides: the question, and what a host plays by default. */
    @Override
    public IndexedSeq<PokemonAction> legalActions(PokemonState state) {
        Array<Seat> seats = toAct(state);
        return seats.size() == 1
                ? LegalActions.of(state, seats.get(0))
                : seats.flatMap(seat -> LegalActions.of(state, seat));
    }

    private static Array<Seat> toAct(PokemonState state) {
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        if (pending instanceof TakeTurn turn) {
            return turn.toAct(state);
        }
        return pending instanceof Asking asking ? Answerers.of(state, asking) : Array.empty();
    }

    @Override
    public IndexedSeq<PokemonAction> legalActions(PokemonState state, Seat seat) {
        return mayAct(state, seat) ? LegalActions.of(state, seat) : Array.empty();
    }

    @Override
    protected Seq<? extends Rule<PokemonState, ? extends PokemonAction, PokemonEvent>> rulebook() {
        return Rulebook.ALL;
    }

    @Override
    protected Seq<? extends Violation> violations(PokemonState state, PokemonAction action) {
        return violations(state, action.accept(Rulebook.Finder.INSTANCE));
    }

    private static <A extends PokemonAction> Seq<? extends Violation> violations(
            PokemonState state, Rulebook.Found<A> found) {
        return found.rule().violations(state, found.action());
    }

    @Override
    protected PokemonState effect(PokemonState state, PokemonAction action, Happening<PokemonEvent> happening) {
        PokemonState counted = isPrivateStep(state, action) ? state : state.decided();
        PokemonState done = effect(counted, action.accept(Rulebook.Finder.INSTANCE), happening);
        PokemonState next = goneOn(Interpreter.run(done, happening), happening);
        if (next.outcome() != null) {
            return next;
        }
        if (next.decisions() >= maxDecisions()) {
            return Endings.capped(next, happening);
        }
        return isTooLong(next) ? Endings.tied(next, PokemonMessage.ENDED_LIMIT, happening) : next;
    }

    /**
     * Whether it is a step that nobody else may see before the player has finished (PKM-SETUP-6): everybody sees how many decisions were taken, so
     * that such a step is none.
     */
    private static boolean isPrivateStep(PokemonState state, PokemonAction action) {
        return state.pending() instanceof Asking asking
                && asking.isTogether()
                && !(action instanceof PokemonAction.Answer answer && answer.choice() instanceof Choice.Done);
    }

    /** Whether as many actions as the options allow were taken in the turn that goes on (PKM-OPT-3). */
    private boolean isTooLong(PokemonState state) {
        int limit = setting.rules().actionsPerTurnLimit();
        return limit > 0
                && state.turn().phase() != TurnState.Phase.SETUP
                && state.decisions() - state.turn().began() >= limit;
    }

    private static <A extends PokemonAction> PokemonState effect(
            PokemonState state, Rulebook.Found<A> found, Happening<PokemonEvent> happening) {
        return found.rule().effect(state, found.action(), happening);
    }

    /** Makes every choice of a seat that chance answers for, and where the options say so every one that has one option only, as everybody can see (PKM-OPT-5). */
    private PokemonState goneOn(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = withoutForcedChoices(state, happening);
        while (at.pending() instanceof Asking asking) {
            Seat seat = Answerers.ofChance(at, asking);
            if (seat == null) {
                return at;
            }
            IndexedSeq<Choice> options = asking.options(at, seat);
            Choice choice = ByChance.answer(at, asking, seat, options, happening);
            at = withoutForcedChoices(
                    Interpreter.run(asking.answer(at, seat, choice, happening), happening), happening);
        }
        return at;
    }

    private PokemonState withoutForcedChoices(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        while (setting.rules().autoResolveForcedPublicChoice()
                && at.pending() instanceof Asking asking
                && !asking.isTogether()) {
            Seat seat = asking.toAct(at).head();
            IndexedSeq<Choice> options = asking.options(at, seat);
            if (options.size() != 1 || !asking.isOpen(at, options.head())) {
                return at;
            }
            at = Interpreter.run(asking.answer(at, seat, options.head(), happening), happening);
        }
        return at;
    }

    @Override
    public Step<PokemonState, PokemonEvent> withdraw(PokemonState state, Seat seat, Randomness randomness) {
        Happening<PokemonEvent> happening = Happening.from(randomness);
        return happening.endsIn(goneOn(Interpreter.run(Leaving.of(state, seat, happening), happening), happening));
    }

    /**
     * The position after an official has ruled how many Prizes a player needs to win the game that goes on, as {@link
     * dev.croupier.pokemon.match.Match#prizesToWin} says after a penalty or an appeal. Who has taken as many wins at once; a game that decides a tie
     * begins without it (PKM-T31, PKM-T32).
     */
    public Step<PokemonState, PokemonEvent> needing(
            PokemonState state, Seat seat, int prizesToWin, Randomness randomness) {
        Happening<PokemonEvent> happening = Happening.from(randomness);
        return happening.endsIn(Endings.needing(state, seat, prizesToWin, happening));
    }

    @Override
    public PokemonView view(PokemonState state, Observer observer) {
        return Views.of(state, observer);
    }

    @Override
    public IndexedSeq<PokemonEvent> project(IndexedSeq<PokemonEvent> events, Observer observer) {
        return Array.ofAll(events.iterator().map(event -> event.seenBy(observer)));
    }

    @Override
    public Option<Outcome> outcome(PokemonState state) {
        return Option.of(state.outcome());
    }

    @Override
    public int maxDecisions() {
        return setting.rules().decisionCap();
    }

    @Override
    public Notation<PokemonAction> notation() {
        return notation;
    }

    @Override
    public String canonicalForm(PokemonState state) {
        return CanonicalForm.of(state);
    }
}
