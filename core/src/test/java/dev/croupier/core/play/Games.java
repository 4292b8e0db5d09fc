package dev.croupier.core.play;

import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Says;
import io.vavr.collection.IndexedSeq;
import java.nio.charset.StandardCharsets;

/** Games of the toys played at random, and a salt. */
final class Games {
    static final Salt SALT = Salt.of("a salt that nobody guesses".getBytes(StandardCharsets.UTF_8));

    private Games() {}

    /** At most {@code steps} steps, any legal action of any seat. */
    static <S, E extends Event, V> Session<S, Says, E, V> played(
            Game<S, Says, E, V> game, Randomness source, long seed, int steps) {
        return playedOn(Session.start(game, source), seed, steps);
    }

    static <S, E extends Event, V> Session<S, Says, E, V> playedOn(Session<S, Says, E, V> from, long seed, int steps) {
        Session<S, Says, E, V> session = from;
        Chance chance = Randomness.seeded(seed).openUnnoted();
        for (int i = 0; i < steps && session.outcome().isEmpty(); i++) {
            IndexedSeq<Says> legal = session.legalActions();
            session = session.play(legal.get(chance.below(legal.size()))).get();
        }
        return session;
    }
}
