package dev.croupier.protocol;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Sampler.Determinizer;
import dev.croupier.core.vocabulary.Vocabulary;
import io.vavr.collection.Array;

/**
 * A game with its protocol, for the laws.
 *
 * @param rules the options in force
 * @param sampler draws states that look the same
 */
record ProtocolTable<S, A extends Action, E extends Event, V, R>(
        Game<S, A, E, V> game, R rules, GameProtocol<A, E, V, R> protocol, Determinizer<S, V> sampler) {

    static <S, A extends Action, E extends Event, V, R> ProtocolTable<S, A, E, V, R> of(
            Game<S, A, E, V> game, R rules, Vocabulary<A, E, V, R> vocabulary, Determinizer<S, V> sampler) {
        return new ProtocolTable<>(game, rules, GameProtocol.of(game, vocabulary), sampler);
    }

    /** The seats in order, the spectator, and who sees everything. */
    Array<Observer> observers() {
        return Array.<Observer>narrow(game.seatsInOrder())
                .append(Observer.SPECTATOR)
                .append(Observer.OMNISCIENT);
    }
}
