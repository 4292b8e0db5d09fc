package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.options.RuleOption;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The games that tables can be made of, with everything that can be chosen. It is put together when it is first asked for. */
final class GamesList {
    private static final int MOST_SEATS = 8;

    private @Nullable Answer made;

    synchronized Answer answer() {
        Answer answer = made;
        if (answer == null) {
            answer = Answer.ok(body -> body.objects("games", Games.all(), module -> game(module, body)));
            made = answer;
        }
        return answer;
    }

    private static <S, A extends Action, E extends Event, V> void game(GameModule<S, A, E, V> module, Body body) {
        body.text("game", module.name()).text("title", module.title());
        module.game(choice(Option.none(), Option.none())).forEach(game -> {
            body.number("seats", game.seats() - module.unnamed(game).size())
                    .texts("unnamed", module.unnamed(game))
                    .numbers("seatsPossible", possible(module));
            body.objects("options", module.vocabulary(game).options().options(), option -> option(option, body));
        });
        body.objects("variants", module.variants(), variant -> {
            body.text("variant", variant);
            module.game(choice(Option.some(variant), Option.none()))
                    .forEach(game -> body.object("options", options -> values(module, game, options)));
        });
        body.texts("decks", module.decks())
                .texts("bosses", module.bosses())
                .texts("bots", module.bots())
                .flag("ownCards", module.takesOwnCards());
    }

    private static void option(RuleOption<?> option, Body body) {
        body.text("name", option.name()).text("values", option.values());
    }

    private static <S, A extends Action, E extends Event, V> void values(
            GameModule<S, A, E, V> module, Game<S, A, E, V> game, Body body) {
        for (String setting : module.options(game).split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                body.text(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
    }

    /** How many may sit there, those left out who are seated by themselves. */
    private static <S, A extends Action, E extends Event, V> Array<Integer> possible(GameModule<S, A, E, V> module) {
        return Array.rangeClosed(1, MOST_SEATS)
                .filter(seats -> module.game(choice(Option.none(), Option.some(seats)))
                        .exists(game -> game.seats() - module.unnamed(game).size() == seats));
    }

    private static GameChoice choice(Option<String> variant, Option<Integer> seats) {
        return new GameChoice(variant, Array.empty(), false, seats);
    }
}
