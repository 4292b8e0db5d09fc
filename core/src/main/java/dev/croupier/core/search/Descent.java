package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The walks down the tree, one an iteration. */
final class Descent<S, A extends Action, E extends Event> {
    private final Game<S, A, E, ?> game;
    private final Seat seat;
    private final Playing<S, A, E> playing;
    private final double exploration;
    private final List<Node.Arm<A, E>> path = new ArrayList<>();

    Descent(Game<S, A, E, ?> game, Seat seat, Playing<S, A, E> playing, double exploration) {
        this.game = game;
        this.seat = seat;
        this.playing = playing;
        this.exploration = exploration;
    }

    /** From the root, where the searching seat decides, to a new node; then a playout, whose result is added along the way. */
    void iterate(Node<A, E> root, S sampled) {
        path.clear();
        S state = sampled;
        Node<A, E> node = root;
        @Nullable Node<A, E> uncommitted = null;
        int committing = 0;
        Turn<A> turn = game.turn(state);
        Seat acting = seat;
        boolean inTree = true;
        while (inTree && !(turn instanceof Turn.Over)) {
            boolean own = acting.equals(seat);
            int waitedFor = turn instanceof Turn.All ? turn.toAct().size() : 0;
            if (waitedFor == 0) {
                uncommitted = null;
            } else if (waitedFor > committing) {
                uncommitted = node;
            }
            committing = waitedFor;
            Node<A, E> asked = own || uncommitted == null ? node : uncommitted;
            A action = select(asked, game.legalActions(state, acting));
            Node.Arm<A, E> arm = asked.arm(action);
            path.add(arm);
            Step<S, E> step = playing.apply(state, action);
            state = step.state();
            turn = game.turn(state);
            IndexedSeq<E> seen = game.project(step.events(), seat);
            Node<A, E> next = own ? arm.branches().find(seen) : node.after(seen);
            inTree = next != null && arm.visits() > 0L;
            if (next == null) {
                next = own ? arm.branches().grow(seen) : node.grow(seen);
            }
            node = next;
            if (!(turn instanceof Turn.Over)) {
                acting = playing.whoActs(turn);
            }
        }
        double[] utilities = playing.playOut(state);
        for (Node.Arm<A, E> arm : path) {
            arm.add(utilities);
        }
    }

    /** An untried action at random, or else the one with the highest bound; ties go to the first. */
    private A select(Node<A, E> node, IndexedSeq<A> legal) {
        int untried = 0;
        int chosen = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            Node.Arm<A, E> arm = node.arm(legal.get(i));
            arm.offer();
            if (arm.visits() == 0L) {
                untried++;
                chosen = playing.chance().below(untried) == 0 ? i : chosen;
            } else if (untried == 0) {
                double bound = arm.bound(exploration);
                if (bound > best) {
                    best = bound;
                    chosen = i;
                }
            }
        }
        return legal.get(chosen);
    }
}
