package dev.croupier.frontend.simulate;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.GameModule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Simulations of several games in turns, such as of all pairs of decks: game number i is of the i-th, counted around. What a game is does not depend
 * on how many there are.
 *
 * @param module what they are
 * @param inTurns the games
 * @param bots who plays, seat by seat
 * @param games how many in all
 * @param seed the seed of the first; each other has the next
 * @param threads on how many threads
 */
record InTurns<S, A extends Action, E extends Event, V>(
        GameModule<S, A, E, V> module,
        Array<Game<S, A, E, V>> inTurns,
        Array<String> bots,
        long games,
        long seed,
        int threads) {

    /** All of them together. */
    SimulationReport run(Option<RecordingFolder<S, A, E, V>> folder, ProgressBar bar) {
        SimulationReport sum = simulation(0, folder).onProgress(bar::reached).run();
        for (int place = 1; place < inTurns.size(); place++) {
            SimulationReport before = sum;
            sum = sum(
                    before,
                    simulation(place, folder)
                            .onProgress((games, decisions) ->
                                    bar.reached(before.games() + games, before.decisions() + decisions))
                            .run());
        }
        return sum;
    }

    private Simulation<S, A, E, V> simulation(int place, Option<RecordingFolder<S, A, E, V>> folder) {
        Game<S, A, E, V> game = inTurns.get(place);
        long share = games / inTurns.size() + (place < games % inTurns.size() ? 1 : 0);
        Simulation<S, A, E, V> simulation = module.counting(
                Simulation.of(game)
                        .bots(Bots.seated(bots, module, game))
                        .games(share)
                        .seed(seed + place)
                        .threads(threads),
                game);
        return folder.map(to -> simulation.forEachGame(to.keeping(place + 1L, inTurns.size())))
                .getOrElse(simulation);
    }

    private static SimulationReport sum(SimulationReport one, SimulationReport other) {
        return new SimulationReport(
                one.games() + other.games(),
                one.decisions() + other.decisions(),
                one.choices() + other.choices(),
                one.reasons().merge(other.reasons(), Long::sum),
                one.wins().zipWith(other.wins(), Long::sum),
                one.shared() + other.shared(),
                one.unwon() + other.unwon(),
                one.utilities().zipWith(other.utilities(), Double::sum),
                one.counts().merge(other.counts(), Long::sum));
    }
}
