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
    private final Growth<S, A> growth;
    private final List<Node.Arm<A, E>> path = new ArrayList<>();

    Descent(Game<S, A, E, ?> game, Seat seat, Playing<S, A, E> playing, double exploration, Growth<S, A> growth) {
        this.game = game;
        this.seat = seat;
        this.playing = playing;
        this.exploration = exploration;
        this.growth = growth;
    }

    /** What the searching seat considers at the root; {@code sampled} is any state that fits the view. */
    IndexedSeq<A> considered(S sampled) {
        return growth.shortlist().of(game, sampled, seat, Integer.MAX_VALUE);
    }

    /** The arm of the root to try next, among all that are considered. */
    Node.@Nullable Arm<A, E> first(Node<A, E> root, IndexedSeq<A> considered) {
        return select(root, considered, considered.size());
    }

    /**
     * From the root, where the searching seat decides for {@code first}, to a node that isn't grown yet; then a playout, whose result is
     * added along the way.
     */
    void iterate(Node<A, E> root, Node.Arm<A, E> first, S sampled) {
        path.clear();
        S state = sampled;
        Node<A, E> node = root;
        @Nullable Node<A, E> uncommitted = null;
        int committing = 0;
        Turn<A> turn = game.turn(state);
        Seat acting = seat;
        Node.@Nullable Arm<A, E> chosen = first;
        while (!(turn instanceof Turn.Over)) {
            boolean own = acting.equals(seat);
            int waitedFor = turn instanceof Turn.All ? turn.toAct().size() : 0;
            if (waitedFor == 0) {
                uncommitted = null;
            } else if (waitedFor > committing) {
                uncommitted = node;
            }
            committing = waitedFor;
            Node<A, E> asked = own || uncommitted == null ? node : uncommitted;
            Node.Arm<A, E> arm = chosen == null ? select(asked, state, acting) : chosen;
            if (arm == null) {
                break;
            }
            chosen = null;
            path.add(arm);
            Step<S, E> step = playing.apply(state, arm.action());
            state = step.state();
            turn = game.turn(state);
            IndexedSeq<E> seen = game.project(step.events(), seat);
            Node<A, E> next = own ? arm.branches().find(seen) : node.after(seen);
            if (next == null) {
                next = own ? arm.branches().grow(seen) : node.grow(seen);
            }
            node = next;
            node.visit();
            if (node.visits() <= growth.after() || arm.visits() == 0L) {
                break;
            }
            if (!(turn instanceof Turn.Over)) {
                acting = playing.whoActs(turn);
            }
        }
        double[] utilities = playing.playOut(state);
        for (Node.Arm<A, E> arm : path) {
            arm.add(utilities);
        }
    }

    private Node.@Nullable Arm<A, E> select(Node<A, E> node, S state, Seat acting) {
        int width = growth.width(node.visits());
        IndexedSeq<A> liked = growth.shortlist().of(game, state, acting, width);
        return select(node, liked, Math.min(width, liked.size()));
    }

    /** An untried arm at random, or else the one with the highest bound; ties go to the first. None of no actions. */
    private Node.@Nullable Arm<A, E> select(Node<A, E> node, IndexedSeq<A> actions, int width) {
        int untried = 0;
        Node.@Nullable Arm<A, E> chosen = null;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < width; i++) {
            Node.Arm<A, E> arm = node.arm(actions.get(i));
            arm.offer();
            if (arm.visits() == 0L) {
                untried++;
                chosen = playing.chance().below(untried) == 0 ? arm : chosen;
            } else if (untried == 0) {
                double bound = arm.bound(exploration);
                if (bound > best) {
                    best = bound;
                    chosen = arm;
                }
            }
        }
        return chosen;
    }
}
