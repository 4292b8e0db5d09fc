package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.protocol.GameProtocol;
import java.util.LinkedHashMap;
import java.util.Map;

/** The protocols of games, which tables of the same rules share: to derive one takes longer than to play a hand. */
final class Protocols {
    private static final int KEPT = 64;

    private final Map<GameId, GameProtocol<?, ?, ?, ?>> kept = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GameId, GameProtocol<?, ?, ?, ?>> eldest) {
            return size() > KEPT;
        }
    };

    @SuppressWarnings("unchecked") // a game's id tells its types
    synchronized <S, A extends Action, E extends Event, V> GameProtocol<A, E, V, ?> of(
            GameModule<S, A, E, V> module, Game<S, A, E, V> game) {
        return (GameProtocol<A, E, V, ?>)
                kept.computeIfAbsent(game.id(), id -> GameProtocol.of(game, module.vocabulary(game)));
    }
}
