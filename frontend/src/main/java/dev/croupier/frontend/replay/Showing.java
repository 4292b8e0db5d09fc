package dev.croupier.frontend.replay;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Played;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.play.TableScreen;
import io.vavr.control.Option;

/**
 * A verified recording as it is shown, step by step.
 *
 * @param recording what was recorded
 * @param game by which rules
 * @param observer through whose eyes
 * @param table where it is shown
 */
record Showing<S, A extends Action, E extends Event, V>(
        Recording recording, Game<S, A, E, V> game, Observer observer, TableScreen<A, E, V> table) {

    /** Shows all steps, or one. */
    void show(Option<Integer> only) {
        Session<S, A, E, V> session = recording
                .restore(game, Randomness.seeded(0))
                .getOrElseThrow(divergence -> new IllegalStateException(divergence.explain()));
        if (only.isEmpty() || only.contains(0)) {
            table.line(FrontendMessage.REPLAY_OPENING.english());
            shown(session.opening());
        }
        for (int place = 0; place < session.history().size(); place++) {
            if (only.isEmpty() || only.contains(place + 1)) {
                Played<S, A, E> played = session.history().get(place);
                table.message(FrontendMessage.REPLAY_STEP.with(place + 1, played.actor(), words(played)));
                shown(played.step());
            }
        }
        Option<Outcome> outcome = session.outcome();
        if (only.isEmpty() && outcome.isDefined()) {
            table.lines(table.face().score(session.view(observer)));
            table.line(ending(outcome.get()));
        }
    }

    private void shown(Step<S, E> step) {
        V view = game.view(step.state(), observer);
        table.events(game.project(step.events(), observer), view);
        table.table(view);
    }

    /** The move in notation. */
    private String words(Played<S, A, E> played) {
        return played.cause()
                .fold(
                        seat -> FrontendMessage.REPLAY_WITHDREW.english(),
                        action -> TableScreen.words(action, game.notation()));
    }

    private String ending(Outcome outcome) {
        Names names = Names.bySeat(game.seats());
        String reason = table.face().said(outcome.reason());
        return outcome.winners().isEmpty()
                ? FrontendMessage.NOBODY_WON.with(reason).english()
                : (outcome.winners().size() == 1 ? FrontendMessage.WON : FrontendMessage.SHARED)
                        .with(outcome.winners().map(names::of).mkString(", "), reason)
                        .english();
    }
}
