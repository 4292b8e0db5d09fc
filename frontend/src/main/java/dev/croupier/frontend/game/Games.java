package dev.croupier.frontend.game;

import dev.croupier.core.GameId;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.ginrummy.GinModule;
import dev.croupier.frontend.heretoslay.HtsModule;
import dev.croupier.frontend.pokemon.PokemonModule;
import dev.croupier.frontend.raid.RaidModule;
import io.vavr.collection.Array;

/** The games that can be played. */
public final class Games {
    private static final Array<GameModule<?, ?, ?, ?>> ALL =
            Array.of(new GinModule(), new HtsModule(), new PokemonModule(), new RaidModule());

    private Games() {}

    public static Array<GameModule<?, ?, ?, ?>> all() {
        return ALL;
    }

    /**
     * The game of that name; letter case doesn't matter.
     *
     * @throws UserError naming those that there are
     */
    public static GameModule<?, ?, ?, ?> named(String name) {
        return ALL.find(game -> game.name().equalsIgnoreCase(name))
                .getOrElseThrow(() -> UserError.badInput(FrontendMessage.UNKNOWN_GAME.with(
                        name, ALL.map(GameModule::name).mkString(", "))));
    }

    /**
     * The game that a recording is of.
     *
     * @throws UserError when it is not known here
     */
    public static GameModule<?, ?, ?, ?> recorded(GameId id) {
        return ALL.find(game -> game.recorded(id).isDefined())
                .getOrElseThrow(() -> UserError.badInput(FrontendMessage.UNKNOWN_GAME.with(
                        id.game(), ALL.map(GameModule::name).mkString(", "))));
    }
}
