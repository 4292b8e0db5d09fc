package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.host.Admission;
import dev.croupier.frontend.host.Entry;
import dev.croupier.frontend.host.HostMessage;
import dev.croupier.frontend.host.HostedTable;
import dev.croupier.frontend.host.NewTable;
import dev.croupier.frontend.host.Refusal;
import dev.croupier.frontend.host.Sight;
import dev.croupier.frontend.host.TableHost;
import dev.croupier.frontend.host.Token;
import dev.croupier.protocol.Limits;
import dev.croupier.protocol.json.Json;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** What the server does, route by route. */
final class Api {
    /** Before every path. */
    static final String BASE = "/api/v1";

    private static final String TABLE = BASE + "/tables/{table}";
    private static final String TABLE_PLACE = "table";
    private static final String POSITION = "position";
    private static final int MOST_ENTRIES = 500;
    /** An order may have cards and decks in it. */
    private static final int MOST_BYTES_OF_ORDERS = 512 * 1024;

    private final TableHost host;
    private final GamesList games = new GamesList();
    private final Schemas schemas = new Schemas();
    private final Array<Route> routes;

    Api(TableHost host) {
        this.host = host;
        this.routes = Array.of(
                route("GET", BASE + "/games", call -> games.answer()),
                route("GET", BASE + "/games/{game}/cards", this::cards),
                route("GET", BASE + "/openapi.json", call -> Pages.description()),
                route(
                        "GET",
                        BASE + "/schemas/{game}/{type}",
                        call -> schemas.of(call.place("game"), call.place("type"))),
                new Route("POST", BASE + "/tables", Option.some(this::make), MOST_BYTES_OF_ORDERS),
                route("GET", TABLE, at(this::state)),
                route("POST", TABLE + "/join", at(this::join)),
                new Route("GET", TABLE + "/events", Option.none()),
                route("GET", TABLE + "/log", at(this::log)),
                route("GET", TABLE + "/views/{" + POSITION + "}", at(this::view)),
                route("POST", TABLE + "/actions", at(this::act)),
                route("POST", TABLE + "/why", at(this::why)),
                route("GET", TABLE + "/cards", at(this::cardsThere)),
                route("GET", TABLE + "/words", at(this::words)),
                route("POST", TABLE + "/ask", at(this::ask)),
                route("POST", TABLE + "/undo", at(this::undo)),
                route("POST", TABLE + "/withdraw", at(this::withdraw)),
                route("GET", TABLE + "/recording", at(this::recording)));
    }

    private static Route route(String method, String path, Function<Call, Answer> answer) {
        return new Route(method, path, Option.some(answer));
    }

    Array<Route> routes() {
        return routes;
    }

    /** Something that is done at a table, whatever is played there. */
    private interface AtTable {
        <S, A extends Action, E extends Event, V> Answer answer(
                HostedTable<S, A, E, V> table, Observer observer, Call call);
    }

    private Function<Call, Answer> at(AtTable does) {
        return call -> {
            Admission admission = enter(call);
            return does.answer(admission.table(), admission.observer(), call);
        };
    }

    /** Lets in whoever may come in. */
    Admission enter(Call call) {
        return host.enter(call.place(TABLE_PLACE), call.token())
                .getOrElseThrow(refusal -> Problem.of(refusal, TABLE_PLACE));
    }

    private Answer make(Call call) {
        NewTable made = host.make(Orders.read(call.body())).getOrElseThrow(refusal -> Problem.of(refusal, ""));
        return Answer.json(
                201,
                body -> body.text("table", made.table().id())
                        .objects(
                                "seats",
                                made.table().seenBy(Observer.SPECTATOR).chairs(),
                                chair -> body.number("seat", chair.seat().index())
                                        .text("who", chair.who())
                                        .text("name", chair.called())
                                        .text(
                                                "token",
                                                made.seats().get(chair.seat()).map(Token::text)))
                        .text("spectator", made.spectators().map(Token::text)));
    }

    private <S, A extends Action, E extends Event, V> Answer state(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        return seen(table, table.seenBy(observer));
    }

    private static <S, A extends Action, E extends Event, V> Answer seen(
            HostedTable<S, A, E, V> table, Sight<S, A, E, V> sight) {
        return Answer.ok(body -> new TableJson<>(table).state(sight, body));
    }

    private static <S, A extends Action, E extends Event, V> Answer seen(
            HostedTable<S, A, E, V> table, Seat seat, Either<Refusal, Sight<S, A, E, V>> done, String where) {
        return seen(
                table,
                done.getOrElseThrow(refusal -> new TableJson<>(table).refused(refusal, table.seenBy(seat), where)));
    }

    private static Seat seat(Observer observer) {
        if (observer instanceof Seat seat) {
            return seat;
        }
        throw Problem.of(403, "not-allowed", HostMessage.ONLY_SEATS.with().english(), "token");
    }

    private <S, A extends Action, E extends Event, V> Answer join(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Seat seat = seat(observer);
        Fields fields = new Fields(call.body());
        Option<String> name = fields.text("name");
        Option<Boolean> autoPass = fields.flag("autoPass");
        fields.end();
        return seen(table, seat, table.join(seat, name, autoPass), "/name");
    }

    private <S, A extends Action, E extends Event, V> Answer log(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Sight<S, A, E, V> sight = table.seenBy(observer);
        int after = Math.min(call.number("after", 0), sight.position());
        Vector<Entry<S, A, E, V>> entries = sight.log().drop(after).take(MOST_ENTRIES);
        TableJson<S, A, E, V> json = new TableJson<>(table);
        return Answer.ok(body -> body.number(POSITION, sight.position())
                .objects(
                        "entries",
                        entries.zipWithIndex(),
                        entry -> json.entry(entry._1(), after + entry._2() + 1, observer, body)));
    }

    private <S, A extends Action, E extends Event, V> Answer view(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Sight<S, A, E, V> sight = table.seenBy(observer);
        int position = Call.number(POSITION, call.place(POSITION));
        if (position < 1 || position > sight.position()) {
            throw Problem.of(
                    404,
                    "no-position",
                    HostMessage.NO_SUCH_POSITION
                            .with(position, sight.position())
                            .english(),
                    POSITION);
        }
        boolean everything = call.asksFor("everything");
        if (everything && sight.outcome().isEmpty()) {
            throw Problem.of(403, "not-allowed", HostMessage.NOT_OVER.with().english(), "everything");
        }
        return Answer.ok(body -> new TableJson<>(table)
                .view(sight.log().get(position - 1), position, everything ? Observer.OMNISCIENT : observer, body));
    }

    private <S, A extends Action, E extends Event, V> Answer act(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Seat seat = seat(observer);
        Fields fields = new Fields(call.body());
        if (fields.has("protocol")) {
            return table.protocol()
                    .act()
                    .read(call.body(), Limits.usual())
                    .fold(
                            errors -> {
                                throw Problem.unreadable(errors.asJava());
                            },
                            act -> seen(table, seat, table.act(seat, act.decision(), act.action()), "/action"));
        }
        String decision = fields.neededText("decision");
        Json action = fields.numberOrText("action");
        fields.end();
        if (action instanceof Json.Whole number) {
            int place = (int) Math.max(-1, Math.min(Integer.MAX_VALUE, number.number()));
            return seen(table, seat, table.act(seat, decision, place), "/action");
        }
        String text = action instanceof Json.Text said ? said.text() : "";
        return seen(table, seat, table.action(seat, text).flatMap(read -> table.act(seat, decision, read)), "/action");
    }

    private <S, A extends Action, E extends Event, V> Answer why(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Seat seat = seat(observer);
        Fields fields = new Fields(call.body());
        String text = fields.neededText("action");
        fields.end();
        A action = table.action(seat, text).getOrElseThrow(refusal -> Problem.of(refusal, "/action"));
        if (!action.seat().equals(seat)) {
            throw Problem.of(
                    403,
                    "not-allowed",
                    HostMessage.OTHER_SEAT.with(action.seat(), seat).english(),
                    "/action");
        }
        Seq<Violation> reasons = table.why(action);
        return Answer.ok(body -> body.flag("legal", reasons.isEmpty())
                .text("action", table.game().notation().text(action))
                .message(
                        "violations",
                        table.protocol().violations(),
                        table.protocol().refused(reasons)));
    }

    private Answer cards(Call call) {
        String named = call.place("game");
        return Games.all()
                .find(module -> module.name().equals(named))
                .map(module -> Spoken.cards(module.cards()))
                .getOrElseThrow(() -> Problem.of(
                        404, "no-game", HostMessage.NO_SUCH_GAME.with(named).english(), "game"));
    }

    private <S, A extends Action, E extends Event, V> Answer cardsThere(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        return Spoken.cards(table.module().cards(table.game()));
    }

    private <S, A extends Action, E extends Event, V> Answer words(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Sight<S, A, E, V> sight = table.seenBy(observer);
        int after = Math.min(call.number("after", 0), sight.position());
        return Answer.ok(body -> new Spoken<>(table, sight).all(after, body));
    }

    private <S, A extends Action, E extends Event, V> Answer ask(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Fields fields = new Fields(call.body());
        String word = fields.neededText("words");
        fields.end();
        Seq<String> lines = new Spoken<>(table, table.seenBy(observer)).answer(word);
        return Answer.ok(body -> body.texts("lines", lines));
    }

    private <S, A extends Action, E extends Event, V> Answer undo(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Seat seat = seat(observer);
        Fields fields = new Fields(call.body());
        boolean agrees = fields.flag("agree").getOrElse(true);
        fields.end();
        return seen(table, seat, agrees ? table.undo(seat) : table.declineUndo(seat), "");
    }

    private <S, A extends Action, E extends Event, V> Answer withdraw(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        Seat seat = seat(observer);
        new Fields(call.body()).end();
        return seen(table, seat, table.withdraw(seat), "");
    }

    private <S, A extends Action, E extends Event, V> Answer recording(
            HostedTable<S, A, E, V> table, Observer observer, Call call) {
        return Answer.text(table.recording(observer).fold(redacted -> redacted.text(), whole -> whole.text()));
    }
}
