package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.protocol.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DescriptionTest {
    private static final List<String> METHODS = List.of("get", "post", "put", "delete", "patch");

    private Served served;
    private Description description;

    @BeforeAll
    void serve() {
        served = new Served();
        description = new Description(served);
    }

    @AfterAll
    void stop() {
        served.close();
    }

    @Test
    void has_what_the_server_does_and_nothing_else() {
        List<String> described = new ArrayList<>();
        ((Json.Struct) Description.field(description.whole(), "paths"))
                .fields()
                .forEach((path, item) -> ((Json.Struct) item)
                        .fields().keySet().stream()
                                .filter(METHODS::contains)
                                .forEach(method ->
                                        described.add(method.toUpperCase(java.util.Locale.ROOT) + " /api/v1" + path)));

        assertThat(described)
                .containsExactlyInAnyOrderElementsOf(
                        served.server.routes().map(route -> route.method() + " " + route.path()));
    }

    @Test
    void refers_to_what_it_has() {
        refers(description.whole());
    }

    private void refers(Json json) {
        if (json instanceof Json.Listing listing) {
            listing.items().forEach(this::refers);
        } else if (json instanceof Json.Struct struct) {
            struct.fields().forEach((name, value) -> {
                if (name.equals("$ref") && value instanceof Json.Text text) {
                    assertThat(text.text()).startsWith("#/");
                    assertThat(Reply.at(description.whole(), text.text().substring(1)))
                            .as(text.text())
                            .isNotNull();
                }
                refers(value);
            });
        }
    }

    @Test
    void says_how_the_games_are_told() {
        description.check(served.get("/api/v1/games"), "get", "/games");
        for (String game : new String[] {"ginrummy", "heretoslay", "pokemon"}) {
            description.check(served.get("/api/v1/games/" + game + "/cards"), "get", "/games/{game}/cards");
        }
        description.check(served.get("/api/v1/games/chess/cards"), "get", "/games/{game}/cards");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"timeLimit\":60}",
                "{\"game\":\"ginrummy\",\"hand\":true,\"seats\":[\"human\",\"human\"],\"options\":{\"knockLimit\":8}}",
                "{\"game\":\"heretoslay\",\"seats\":[\"human\",\"human\"]}",
                "{\"game\":\"pokemon\",\"seats\":[\"human\",\"human\"],\"seed\":\"-3\"}",
                "{\"game\":\"raid\",\"players\":2,\"seats\":[\"human\",\"human\"]}",
            })
    void says_how_a_table_is_made_and_played_at(String order) {
        At at = new At(
                served,
                description.check(
                        served.post("/api/v1/tables", "", description.sent(order, "/tables")), "post", "/tables"));
        description.check(
                at.post(0, "join", description.sent("{\"name\":\"Ada\"}", "/tables/{table}/join")),
                "post",
                "/tables/{table}/join");
        for (int i = 0; i < 40; i++) {
            int seat = at.toAct();
            Reply state = description.check(at.state(seat), "get", "/tables/{table}");
            if (!state.has("/decision")) {
                break;
            }
            int actions = state.items("/decision/actions").size();
            String act =
                    description.sent(At.action(state.text("/decision/id"), i % actions), "/tables/{table}/actions");
            description.check(at.post(seat, "actions", act), "post", "/tables/{table}/actions");
            if (i == 20) {
                description.check(at.post(seat, "actions", act), "post", "/tables/{table}/actions");
                String ask = "{\"action\":\"" + state.text("/decision/actions/0/text") + "\"}";
                description.check(
                        at.post(seat, "why", description.sent(ask, "/tables/{table}/why")),
                        "post",
                        "/tables/{table}/why");
                description.check(at.post(seat, "undo", "{}"), "post", "/tables/{table}/undo");
            }
        }
        description.check(served.get(at.path() + "/log", at.token(0)), "get", "/tables/{table}/log");
        description.check(served.get(at.path() + "/words", at.token(0)), "get", "/tables/{table}/words");
        description.check(served.get(at.path() + "/words", at.token(1)), "get", "/tables/{table}/words");
        description.check(
                at.post(0, "ask", description.sent("{\"words\":\"score\"}", "/tables/{table}/ask")),
                "post",
                "/tables/{table}/ask");
        description.check(served.get(at.path() + "/views/2", at.token(1)), "get", "/tables/{table}/views/{position}");
        description.check(served.get(at.path() + "/recording", at.token(1)), "get", "/tables/{table}/recording");
        description.check(at.post(0, "withdraw", ""), "post", "/tables/{table}/withdraw");
        description.check(at.state(1), "get", "/tables/{table}");
        description.check(served.get(at.path() + "/recording", at.token(1)), "get", "/tables/{table}/recording");
    }

    @Test
    void says_how_a_request_is_refused() {
        At at = served.make("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":7,\"undo\":false}");
        int seat = at.toAct();
        String decision = at.state(seat).text("/decision/id");
        String actions = "/tables/{table}/actions";

        assertThat(description
                        .check(served.post("/api/v1/tables", "", "{}"), "post", "/tables")
                        .status())
                .isEqualTo(400);
        assertThat(description
                        .check(served.get(at.path()), "get", "/tables/{table}")
                        .status())
                .isEqualTo(404);
        assertThat(description
                        .check(at.post(seat, "actions", At.action("9-9", 0)), "post", actions)
                        .status())
                .isEqualTo(409);
        assertThat(description
                        .check(at.post(seat, "actions", At.action(decision, "\"knock 2C\"")), "post", actions)
                        .status())
                .isEqualTo(422);
        assertThat(description
                        .check(at.post(seat, "undo", "{}"), "post", "/tables/{table}/undo")
                        .status())
                .isEqualTo(403);
    }

    @Test
    void has_the_schemas_of_the_messages_and_of_no_others() {
        assertThat(served.get("/api/v1/schemas/ginrummy/view").text()).contains("urn:croupier:ginrummy:");
        assertThat(served.get("/api/v1/schemas/ginrummy-hand/view").status()).isEqualTo(200);
        assertThat(served.get("/api/v1/schemas/chess/view").status()).isEqualTo(404);
        assertThat(served.get("/api/v1/schemas/ginrummy/secrets").status()).isEqualTo(404);
    }
}
