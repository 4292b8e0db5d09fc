package dev.croupier.core.search;

import dev.croupier.core.Action;
import io.vavr.collection.IndexedSeq;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the searching seat has seen so far, in the tree: the arms of whoever decides here, and the nodes to which what it sees next leads.
 * Both are looked up, never iterated.
 */
final class Node<A extends Action, E> {
    private final Map<A, Arm<A, E>> arms = new HashMap<>();
    private final Branches<A, E> branches = new Branches<>();
    private long visits;

    void visit() {
        visits++;
    }

    /** How many iterations came here, this one among them. */
    long visits() {
        return visits;
    }

    /** The statistics of an action, made when it is first available. */
    Arm<A, E> arm(A action) {
        return arms.computeIfAbsent(action, Arm::new);
    }

    /** Where an action of another seat leads, whichever it was, when it looks like {@code events}; null when that is new. */
    @Nullable
    Node<A, E> after(IndexedSeq<E> events) {
        return branches.find(events);
    }

    Node<A, E> grow(IndexedSeq<E> events) {
        return branches.grow(events);
    }

    Rated<A> rated(A action) {
        Arm<A, E> arm = arms.get(action);
        return arm == null ? new Rated<>(action, 0L, 0.0) : new Rated<>(action, arm.visits(), arm.mean());
    }

    /** One action at a node. */
    static final class Arm<A extends Action, E> {
        private final A action;
        private final Branches<A, E> branches = new Branches<>();
        private long visits;
        private long available;
        private double total;

        Arm(A action) {
            this.action = action;
        }

        A action() {
            return action;
        }

        Branches<A, E> branches() {
            return branches;
        }

        long visits() {
            return visits;
        }

        double mean() {
            return visits == 0L ? 0.0 : total / (double) visits;
        }

        void offer() {
            available++;
        }

        /** The upper confidence bound of an arm that was visited. */
        double bound(double exploration) {
            return total / (double) visits + exploration * Math.sqrt(Math.log((double) available) / (double) visits);
        }

        void add(double[] utilities) {
            visits++;
            total += utilities[action.seat().index()];
        }
    }

    /** Nodes by the events that lead there; mostly there is one. */
    static final class Branches<A extends Action, E> {
        private @Nullable IndexedSeq<E> only;
        private @Nullable Node<A, E> node;
        private @Nullable Map<IndexedSeq<E>, Node<A, E>> others;

        @Nullable
        Node<A, E> find(IndexedSeq<E> events) {
            if (events.equals(only)) {
                return node;
            }
            return others == null ? null : others.get(events);
        }

        Node<A, E> grow(IndexedSeq<E> events) {
            Node<A, E> grown = new Node<>();
            if (node == null) {
                only = events;
                node = grown;
            } else {
                Map<IndexedSeq<E>, Node<A, E>> more = others == null ? new HashMap<>() : others;
                more.put(events, grown);
                others = more;
            }
            return grown;
        }
    }
}
