package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Tie;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Play between random and sound bots comes to every ending, often. */
class GinEndingsTest {
    @Test
    void every_ending_of_a_hand_is_reached() {
        assertThat(endings(600).values()).allMatch(times -> times >= 10);
    }

    @Tag("campaign")
    @Test
    void every_ending_of_a_hand_is_reached_a_hundred_times() {
        assertThat(endings(5_000).values()).allMatch(times -> times >= 100);
    }

    private static Map<Ending, Integer> endings(int hands) {
        Map<Ending, Integer> reached = new EnumMap<>(Ending.class);
        Array<GinRules> tables = Array.of(
                GinRules.seed(),
                GinRules.openSpiel().withMaxPileDraws(25),
                GinRules.seed().withTie(Tie.NO_WINNER));
        for (GinRules rules : tables) {
            GinRummy game = GinRummy.hand(rules);
            for (int hand = 0; hand < hands; hand++) {
                count(game, game::start, GinBots.random(), hand, reached);
                count(game, new MeldRichDeals(game), GinBots.random(), hand, reached);
                count(game, new MeldRichDeals(game), GinBots.heuristic(), hand, reached);
            }
        }
        assertThat(reached).containsOnlyKeys(Ending.values());
        return reached;
    }

    @Test
    void matches_between_sound_players_end_at_the_target() {
        GinRummy match = GinRummy.match(GinRules.seed());
        for (int seed = 0; seed < 100; seed++) {
            GinState last = played(match, match::start, GinBots.heuristic(), seed);
            assertThat(match.outcome(last).get().reason()).isEqualTo(GinMessage.BY_TARGET.with());
        }
    }

    private static void count(
            GinRummy game,
            Function<Randomness, Step<GinState, GinEvent>> opening,
            Bot<GinAction, GinView> bot,
            int seed,
            Map<Ending, Integer> reached) {
        GinState last = played(game, opening, bot, seed);
        last.resultIfAny().forEach(result -> reached.merge(result.ending(), 1, Integer::sum));
    }

    private static GinState played(
            GinRummy game,
            Function<Randomness, Step<GinState, GinEvent>> opening,
            Bot<GinAction, GinView> bot,
            int seed) {
        Chance choices = Seeded.of(seed).split().open();
        Step<GinState, GinEvent> step = opening.apply(Seeded.of(seed).rest());
        while (!game.legalActions(step.state()).isEmpty()) {
            GinState state = step.state();
            GinAction action = bot.choose(game.view(state, state.toAct()), game.legalActions(state), choices);
            step = game.applyUnchecked(state, action, step.randomness());
        }
        return step.state();
    }
}
