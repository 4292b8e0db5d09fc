package dev.croupier.frontend.serve;

import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Opposition;
import dev.croupier.frontend.host.HouseRules;
import dev.croupier.frontend.host.TableOrder;
import dev.croupier.protocol.Limits;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.time.Duration;

/** Reads what table a client wants. What it brings are names of what comes with the game, and texts; none of them is ever a file of this machine. */
final class Orders {
    private Orders() {}

    static TableOrder read(byte[] body) {
        Fields fields = new Fields(body, Limits.usual());
        String game = fields.neededText("game");
        Option<String> variant = fields.text("variant");
        Array<String> options = fields.settings("options");
        boolean hand = fields.flag("hand").getOrElse(false);
        Array<Brought> decks = fields.lists("decks");
        Opposition opposition =
                new Opposition(fields.number("players"), fields.list("boss"), fields.text("difficulty"));
        Option<Brought> cards = fields.array("cards").map(text -> Brought.written("cards", text));
        Array<String> seats = fields.texts("seats");
        Option<Long> seed = fields.large("seed");
        Option<Duration> timeLimit = fields.number("timeLimit").map(Duration::ofSeconds);
        Duration botPause = Duration.ofMillis(fields.number("botPause").getOrElse(0));
        boolean undo = fields.flag("undo").getOrElse(true);
        boolean open = fields.flag("open").getOrElse(false);
        fields.end();
        return new TableOrder(
                module(game),
                new GameChoice(variant, options, hand, Option.none(), decks, opposition, cards),
                Option.when(!seats.isEmpty(), () -> seats.mkString(",")),
                seed,
                new HouseRules(timeLimit, botPause, undo, open));
    }

    private static GameModule<?, ?, ?, ?> module(String name) {
        try {
            return Games.named(name);
        } catch (UserError unknown) {
            throw Problem.of(400, "bad-request", unknown.why(), "/game");
        }
    }
}
