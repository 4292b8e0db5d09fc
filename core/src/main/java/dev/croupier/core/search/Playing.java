package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.IndexedSeq;

/** A sampled game while it is played in the bot's mind. Used again for every iteration; for one thread. */
final class Playing<S, A extends Action, E extends Event> {
    private final Game<S, A, E, ?> game;
    private final Playouts<S, A> playouts;
    private final Chance chance;
    private final double[] utilities;
    private Randomness randomness;

    Playing(Game<S, A, E, ?> game, Playouts<S, A> playouts, Chance bot) {
        this.game = game;
        this.playouts = playouts;
        this.utilities = new double[game.seats()];
        Seeded source = Seeded.drawnFrom(bot);
        this.chance = source.split().openUnnoted();
        this.randomness = source.rest().unnoted();
    }

    /** The chance of sampling and of choosing, apart from that of the games played. */
    Chance chance() {
        return chance;
    }

    Step<S, E> apply(S state, A action) {
        Step<S, E> step = game.applyUnchecked(state, action, randomness);
        randomness = step.randomness();
        return step;
    }

    /** One of the seats that may act; the game is not over. */
    Seat whoActs(Turn<A> turn) {
        if (turn instanceof Turn.One<A> one) {
            return one.seat();
        }
        IndexedSeq<Seat> seats = turn.toAct();
        return seats.get(seats.size() == 1 ? 0 : chance.below(seats.size()));
    }

    /** Plays out from {@code from}: what it comes to, by seat. The array is used again. */
    double[] playOut(S from) {
        S state = from;
        Turn<A> turn = game.turn(state);
        for (int depth = 0; !(turn instanceof Turn.Over) && depth < playouts.depth(); depth++) {
            Seat seat = whoActs(turn);
            IndexedSeq<A> legal = game.legalActions(state, seat);
            A action = legal.size() == 1 ? legal.get(0) : playouts.policy().choose(state, seat, legal, chance);
            state = apply(state, action).state();
            turn = game.turn(state);
        }
        return turn instanceof Turn.Over<A> over ? worth(over.outcome()) : worth(state);
    }

    private double[] worth(Outcome outcome) {
        for (int seat = 0; seat < utilities.length; seat++) {
            utilities[seat] = outcome.utility(Seat.of(seat));
        }
        return utilities;
    }

    private double[] worth(S state) {
        playouts.evaluation().rate(state, utilities);
        return utilities;
    }
}
