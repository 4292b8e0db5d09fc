package dev.croupier.core.search;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.play.Session;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class FlatMonteCarloTest {
    private static final Kuhn GAME = new Kuhn(3);

    private static FlatMonteCarlo<Kuhn.State, Says, Told, Kuhn.View> bot(int seat, int iterations) {
        return FlatMonteCarlo.of(GAME, Seat.of(seat), GAME.sampler().under(GAME), Budget.iterations(iterations));
    }

    private static Array<Rated<Says>> rated(int card, int iterations) {
        Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(
                        GAME, Randomness.scripted(new Draw.Pick(3, (card + 1) % 3), new Draw.Pick(2, card)))
                .play(says(0, "bet"))
                .get();
        return bot(1, iterations)
                .rate(
                        table.view(Seat.of(1)),
                        table.legalActions(Seat.of(1)),
                        Randomness.seeded(1).open());
    }

    @Test
    void rates_every_action_on_the_same_states() {
        assertThat(rated(2, 100))
                .containsExactly(new Rated<>(says(1, "fold"), 100, -0.5), new Rated<>(says(1, "call"), 100, 1.0));
        assertThat(rated(0, 100).get(1).value()).isEqualTo(-1.0);
    }

    @Test
    void estimates_what_is_uncertain() {
        // With the middle card a call wins as often as it loses: mean 0, standard error 0.016.
        assertThat(rated(1, 4_000).get(1).value()).isBetween(-0.08, 0.08);
    }

    @Test
    void wins_from_random_play() {
        SimulationReport report = Simulation.of(GAME)
                .bots(Array.<Bot<Says, Kuhn.View>>of(new RandomBot<>(), bot(1, 60)))
                .games(1_000)
                .threads(2)
                .run();
        assertThat(report.utilities().get(1)).isGreaterThan(150.0);
    }

    @Test
    void chooses_the_best_and_the_first_among_equals() {
        Array<Says> equal = Array.of(says(0, "check"), says(0, "bet"));
        Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(GAME, Randomness.seeded(3));
        assertThat(bot(0, 5)
                        .withPlayouts(Playouts.<Kuhn.State, Says>random().upTo(0))
                        .choose(
                                table.view(Seat.of(0)),
                                equal,
                                Randomness.seeded(1).open()))
                .isEqualTo(says(0, "check"));
    }
}
