package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.util.function.BiFunction;

/** The bots by name. The first is the usual one; a new one is a line here. */
final class PokemonBots {
    private static final LinkedHashMap<String, BiFunction<DealtGame, Seat, Bot<PokemonAction, PokemonView>>> ALL =
            LinkedHashMap.of("random", (game, seat) -> new RandomBot<>());

    private PokemonBots() {}

    static Array<String> names() {
        return ALL.keySet().toArray();
    }

    static Bot<PokemonAction, PokemonView> named(String name, DealtGame game, Seat seat) {
        return ALL.get(name)
                .getOrElseThrow(() -> new IllegalArgumentException("no bot is called " + name))
                .apply(game, seat);
    }
}
