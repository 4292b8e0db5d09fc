package dev.croupier.frontend.ginrummy;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Names;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.GinVocabulary;
import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** Gin Rummy for the commands. */
public final class GinModule implements GameModule<GinState, GinAction, GinEvent, GinView> {
    /** What a searching bot does for a choice in about 100 ms: a number and no time, so that a seed gives the same game anywhere. */
    private static final Budget PLAYOUTS = Budget.iterations(10_000);

    /** The same of deals, each of which flat Monte Carlo plays out some five times. */
    private static final Budget DEALS = Budget.iterations(2_000);

    @Override
    public String name() {
        return "ginrummy";
    }

    @Override
    public String title() {
        return "Gin Rummy";
    }

    @Override
    public Seq<String> variants() {
        return GinRules.presetNames();
    }

    @Override
    public Either<String, Game<GinState, GinAction, GinEvent, GinView>> game(GameChoice choice) {
        return choice.rules(GinRules::preset, GinRules.seed(), GinRules.options())
                .flatMap(rules -> game(rules, !choice.hand()));
    }

    private static Either<String, Game<GinState, GinAction, GinEvent, GinView>> game(GinRules rules, boolean match) {
        Seq<OptionError> problems = rules.problems();
        return problems.isEmpty()
                ? Either.right(match ? GinRummy.match(rules) : GinRummy.hand(rules))
                : Either.left(problems.map(OptionError::explain).mkString("; "));
    }

    @Override
    public Option<Either<String, Game<GinState, GinAction, GinEvent, GinView>>> recorded(GameId id) {
        boolean match = id.game().equals(name());
        return Option.when(
                match || id.game().equals(name() + "-hand"),
                () -> GinRules.parse(id.options()).mapLeft(OptionError::explain).flatMap(rules -> game(rules, match)));
    }

    @Override
    public Array<String> bots() {
        return Array.of("heuristic").appendAll(GinBots.names().filter(name -> !name.equals("heuristic")));
    }

    @Override
    public Bot<GinAction, GinView> bot(String name, Game<GinState, GinAction, GinEvent, GinView> game, Seat seat) {
        return GinBots.named(
                        Bots.kind(name),
                        Bots.budget(name, Bots.kind(name).equalsIgnoreCase("montecarlo") ? DEALS : PLAYOUTS))
                .getOrElseThrow(error -> new IllegalArgumentException(error.explain()));
    }

    @Override
    public Face<GinAction, GinEvent, GinView> face(Game<GinState, GinAction, GinEvent, GinView> game, Names names) {
        return new GinFace(names, GinRules.parse(game.id().options()).getOrElse(GinRules.seed()));
    }

    @Override
    public Simulation<GinState, GinAction, GinEvent, GinView> counting(
            Simulation<GinState, GinAction, GinEvent, GinView> simulation,
            Game<GinState, GinAction, GinEvent, GinView> game) {
        Simulation<GinState, GinAction, GinEvent, GinView> counting = simulation.count("hands", GinState::hands);
        for (Ending ending : Ending.values()) {
            counting = counting.countEvents(
                    "hands." + ending.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    event -> event instanceof GinEvent.HandOver over
                            && over.result().ending() == ending);
        }
        return counting;
    }

    @Override
    public Vocabulary<GinAction, GinEvent, GinView, ?> vocabulary(Game<GinState, GinAction, GinEvent, GinView> game) {
        return GinVocabulary.of();
    }

    @Override
    public Seq<? extends MessageKey> reasons() {
        return Array.<MessageKey>of(CoreMessage.CAPPED).appendAll(Array.of(GinMessage.values()));
    }
}
