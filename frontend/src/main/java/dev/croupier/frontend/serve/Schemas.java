package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.protocol.Format;
import dev.croupier.protocol.GameProtocol;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The schemas of the messages that stand in answers, by the game and the type that a message says. */
final class Schemas {
    private static final String TYPE = "application/schema+json";

    private final Map<String, Array<Format<?>>> formats = new ConcurrentHashMap<>();

    Answer of(String game, String type) {
        return formats.computeIfAbsent(known(game), Schemas::formats)
                .find(format -> format.type().equals(type))
                .map(format -> new Answer(200, TYPE, format.schema().getBytes(StandardCharsets.UTF_8)))
                .getOrElseThrow(() -> Problem.of(404, "no-schema", "no message is of that game and type", "type"));
    }

    /** Only names of games are kept. */
    private static String known(String game) {
        return Games.all()
                .flatMap(module -> Array.of(false, true).flatMap(hand -> id(module, hand)))
                .find(game::equals)
                .getOrElseThrow(() -> Problem.of(404, "no-schema", "there is no such game", "game"));
    }

    private static GameChoice choice(boolean hand) {
        return new GameChoice(Option.none(), Array.empty(), hand, Option.none());
    }

    private static <S, A extends Action, E extends Event, V> Option<String> id(
            GameModule<S, A, E, V> module, boolean hand) {
        return module.game(choice(hand)).toOption().map(game -> game.id().game());
    }

    private static Array<Format<?>> formats(String game) {
        return Games.all()
                .flatMap(module -> Array.of(false, true)
                        .filter(hand -> id(module, hand).contains(game))
                        .flatMap(hand -> formats(module, hand)))
                .toArray();
    }

    private static <S, A extends Action, E extends Event, V> Array<Format<?>> formats(
            GameModule<S, A, E, V> module, boolean hand) {
        return module.game(choice(hand))
                .map(game -> Array.<Format<?>>ofAll(
                        GameProtocol.of(game, module.vocabulary(game)).formats()))
                .getOrElse(Array.empty());
    }
}
