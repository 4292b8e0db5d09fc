package dev.croupier.frontend.heretoslay;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.heretoslay.bot.HtsBots;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.IntPredicate;

/** Here to Slay for the commands. */
public final class HtsModule implements GameModule<HtsState, HtsAction, HtsEvent, HtsView> {
    private static final String SEATS = "seats";

    /** What tree search does for a choice in 100 to 200 ms: a number and no time, so that a seed gives the same game anywhere. */
    private static final Budget PLAYOUTS = Budget.iterations(200);

    /** The same of deals, each of which flat Monte Carlo plays on some four times. */
    private static final Budget DEALS = Budget.iterations(40);

    @Override
    public String name() {
        return "heretoslay";
    }

    @Override
    public String title() {
        return "Here to Slay";
    }

    @Override
    public Seq<String> variants() {
        return HtsRules.presetNames();
    }

    @Override
    public Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>> game(GameChoice choice) {
        if (choice.hand()) {
            return Either.left(HtsText.NO_HANDS.of());
        }
        Either<String, HtsRules> rules = choice.preset(HtsRules::preset, HtsRules.seed());
        for (int seats : choice.seats()) {
            rules = rules.flatMap(so -> so.with(SEATS, Integer.toString(seats))
                    .mapLeft(error -> HtsText.NO_SUCH_TABLE.of(seats, players())));
        }
        return choice.changed(rules, HtsRules.options()).flatMap(so -> BoxedGame.of(so, choice.cards()));
    }

    /** How many can play, such as {@code 2…6}. */
    private static String players() {
        return HtsRules.options().named(SEATS).get().values().replaceAll("[^0-9…]", "");
    }

    @Override
    public Option<Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>>> recorded(GameId id) {
        return Option.when(id.game().equals(name()), () -> BoxedGame.recorded(id.options()));
    }

    @Override
    public String options(Game<HtsState, HtsAction, HtsEvent, HtsView> game) {
        return BoxedGame.rulesOf(game).rules().text();
    }

    @Override
    public Array<String> bots() {
        return Array.of("heuristic").appendAll(HtsBots.names().filter(name -> !name.equals("heuristic")));
    }

    @Override
    public Bot<HtsAction, HtsView> bot(String name, Game<HtsState, HtsAction, HtsEvent, HtsView> game, Seat seat) {
        return HtsBots.named(
                        Bots.kind(name),
                        Bots.budget(name, Bots.kind(name).equalsIgnoreCase("montecarlo") ? DEALS : PLAYOUTS))
                .getOrElseThrow(error -> new IllegalArgumentException(error.explain()));
    }

    @Override
    public Face<HtsAction, HtsEvent, HtsView> face(Game<HtsState, HtsAction, HtsEvent, HtsView> game, Names names) {
        return new HtsFace(names, BoxedGame.rulesOf(game));
    }

    @Override
    public Simulation<HtsState, HtsAction, HtsEvent, HtsView> counting(
            Simulation<HtsState, HtsAction, HtsEvent, HtsView> simulation,
            Game<HtsState, HtsAction, HtsEvent, HtsView> game) {
        Simulation<HtsState, HtsAction, HtsEvent, HtsView> counting =
                simulation.count("turns", state -> state.turn().number());
        Catalogue box = BoxedGame.rulesOf(game).catalogue();
        int leaders = box.leaders().size();
        for (int number = 0; number < leaders; number++) {
            int leader = number;
            String name = "leaders." + box.leader(number).id();
            counting = counting.count(name + ".games", state -> seated(state, leader, seat -> true))
                    .count(name + ".wins", state -> seated(state, leader, seat -> won(state, seat)));
        }
        return counting;
    }

    /** How many of the seats with that Party Leader pass the test. */
    private static long seated(HtsState state, int leader, IntPredicate test) {
        long seats = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            seats += state.player(Seat.of(seat)).leader() == leader && test.test(seat) ? 1 : 0;
        }
        return seats;
    }

    private static boolean won(HtsState state, int seat) {
        Outcome outcome = state.outcome();
        return outcome != null && outcome.isWinner(Seat.of(seat));
    }

    @Override
    public Vocabulary<HtsAction, HtsEvent, HtsView, ?> vocabulary(Game<HtsState, HtsAction, HtsEvent, HtsView> game) {
        return HtsVocabulary.of(BoxedGame.rulesOf(game).catalogue());
    }

    @Override
    public Seq<? extends MessageKey> reasons() {
        return Array.of(
                CoreMessage.CAPPED,
                HtsText.REASON_MONSTERS,
                HtsText.REASON_FULL_PARTY,
                HtsText.REASON_STAYING,
                HtsText.REASON_TURN_CAP);
    }

    @Override
    public Seq<CardEntry> cards() {
        return BaseGame.catalogue().all().map(CardInfo::entry);
    }

    @Override
    public Seq<CardEntry> cards(Game<HtsState, HtsAction, HtsEvent, HtsView> game) {
        return BoxedGame.rulesOf(game).catalogue().all().map(CardInfo::entry);
    }

    @Override
    public boolean takesOwnCards() {
        return true;
    }

    @Override
    public Either<String, Seq<CardEntry>> ownCards(Brought text) {
        return BoxedGame.cards(Option.some(text)).map(own -> own.map(CardInfo::entry));
    }

    @Override
    public Seq<Flaw> flaws(GameChoice choice) {
        return BoxedGame.flaws(choice.cards());
    }
}
