package dev.croupier.benchmarks;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Random play of a game through its public interface, over and over: openings go through 8,192 seeds, so that hardly two games are alike.
 * Where there are several games, such as pairs of decks, they take turns. Decisions with a single legal action are made, but not counted.
 * Where several seats may act at once, one of them does, each equally likely: it alone is asked for its legal actions, as hosts do. For one thread.
 */
final class RandomPlay<S, A extends Action, E extends Event, V> {
    private static final int OPENINGS = 8_192;

    private final IndexedSeq<? extends Game<S, A, E, V>> games;
    /** Whether several seats may act at once. */
    private final boolean shared;

    private Game<S, A, E, V> game;
    private long opening;
    private long random = 20_261_130L;

    RandomPlay(Game<S, A, E, V> game) {
        this(Array.of(game));
    }

    RandomPlay(IndexedSeq<? extends Game<S, A, E, V>> games) {
        this(games, false);
    }

    private RandomPlay(IndexedSeq<? extends Game<S, A, E, V>> games, boolean shared) {
        this.games = games;
        this.game = games.head();
        this.shared = shared;
    }

    /** Of games in which several seats share a turn. */
    static <S, A extends Action, E extends Event, V> RandomPlay<S, A, E, V> shared(
            IndexedSeq<? extends Game<S, A, E, V>> games) {
        return new RandomPlay<>(games, true);
    }

    /** So many decisions as search and simulation make them: {@code legalActions}, then {@code applyUnchecked}. */
    void unchecked(int decisions, Blackhole hole) {
        int left = decisions;
        Step<S, E> step = opened();
        while (left > 0) {
            IndexedSeq<A> legal = legal(step.state());
            if (legal.isEmpty()) {
                step = opened();
                continue;
            }
            left -= legal.size() > 1 ? 1 : 0;
            step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
            hole.consume(step.events());
            hole.consume(step.draws());
        }
    }

    /** So many decisions as they come from outside: {@code legalActions}, then the checked {@code apply}. */
    void checked(int decisions, Blackhole hole) {
        int left = decisions;
        Step<S, E> step = opened();
        while (left > 0) {
            IndexedSeq<A> legal = legal(step.state());
            if (legal.isEmpty()) {
                step = opened();
                continue;
            }
            left -= legal.size() > 1 ? 1 : 0;
            step = game.apply(step.state(), legal.get(chosen(legal.size())), step.randomness())
                    .get();
            hole.consume(step.events());
            hole.consume(step.draws());
        }
    }

    /** A whole game, to its end. */
    void game(Blackhole hole) {
        Step<S, E> step = opened();
        IndexedSeq<A> legal = legal(step.state());
        while (!legal.isEmpty()) {
            step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
            legal = legal(step.state());
        }
        hole.consume(step.state());
    }

    private IndexedSeq<A> legal(S state) {
        if (!shared) {
            return game.legalActions(state);
        }
        int seats = game.seats();
        int first = chosen(seats);
        for (int i = 0; i < seats; i++) {
            IndexedSeq<A> legal = game.legalActions(state, Seat.of((first + i) % seats));
            if (!legal.isEmpty()) {
                return legal;
            }
        }
        return Array.empty();
    }

    private Step<S, E> opened() {
        game = games.get((int) (opening % games.size()));
        return game.start(Seeded.ofIndexed(7L, opening++ & OPENINGS - 1));
    }

    private int chosen(int size) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) * size >>> 31);
    }
}
