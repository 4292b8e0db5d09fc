package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.game.Games;
import dev.croupier.protocol.json.Json;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApiTest {
    private static final String TWO = "{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":7}";

    private Served served;

    @BeforeAll
    void serve() {
        served = new Served();
    }

    @AfterAll
    void stop() {
        served.close();
    }

    @Test
    void the_games_are_told_with_all_that_can_be_chosen() {
        Reply games = served.get("/api/v1/games");

        assertThat(games.status()).isEqualTo(200);
        assertThat(games.items("/games").stream().map(game -> Reply.at(game, "/game")))
                .isEqualTo(Games.all().map(module -> Json.text(module.name())).asJava());
        assertThat(games.text("/games/0/variants/0/options/target")).isEqualTo("100");
        assertThat(games.items("/games/1/seatsPossible")).hasSize(5);
        assertThat(games.items("/games/2/decks")).isNotEmpty();
        assertThat(games.items("/games/3/bosses")).isNotEmpty();
        assertThat(games.text("/games/3/unnamed/0")).isEqualTo("nobody");
    }

    @Nested
    class ATable {
        @Test
        void is_made_with_options_and_bots() {
            At at = served.make(
                    "{\"game\":\"ginrummy\",\"variant\":\"hollywood\",\"options\":{\"target\":150,"
                            + "\"bigGin\":false},\"seats\":[\"random\",\"human\"],\"timeLimit\":60,\"undo\":false,\"open\":true}");
            Reply state = at.state(1);

            assertThat(at.made().has("/seats/0/token")).isFalse();
            assertThat(at.made().has("/spectator")).isFalse();
            assertThat(state.text("/options")).contains("target=150,", "bigGin=false,", "threeColumns=true");
            assertThat(state.number("/you")).isEqualTo(1);
            assertThat(state.number("/timeLimit")).isEqualTo(60);
            assertThat(state.flag("/undoAllowed")).isFalse();
            assertThat(served.get(at.path()).text("/you")).isEqualTo("spectator");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "{} | /game | expected a text, found nothing",
                    "{\"game\":\"chess\"} | /game | there is no game chess",
                    "{\"game\":\"ginrummy\",\"colour\":1} | /colour | expected no such field",
                    "{\"game\":\"ginrummy\",\"undo\":\"yes\"} | /undo | expected true or false, found \"yes\"",
                    "{\"game\":\"ginrummy\",\"options\":{\"target\":\"x\"}} | '' | target=x: expected",
                    "{\"game\":\"ginrummy\",\"seats\":[\"human\"]} | '' | the game has 2 seats, not 1",
                    "{\"game\":\"ginrummy\",\"timeLimit\":1} | '' | a time limit is 5 to 86400 seconds",
                    "{\"game\":\"ginrummy\",\"botPause\":10001} | '' | a bot pauses for 0 to 10000 milliseconds",
                    "{\"game\":\"raid\",\"boss\":\"../boss\"} | /boss | there is no boss ../boss",
                    "{\"game\":\"pokemon\",\"decks\":[\"dark-box\",\"/etc/passwd\"]} | /decks/1 | there is no deck /etc/passwd",
                    "{\"game\":\"pokemon\",\"decks\":[\"dark-box\",{\"file\":\"x\"}]} | /decks/1/file | expected no such field",
                    "{\"game\":\"pokemon\",\"decks\":[7]} | /decks/0 | expected a name, or an object with a list",
                    "{\"game\":\"pokemon\",\"cards\":\"/etc/passwd\"} | /cards | expected an array",
                    "{\"game\":\"pokemon\",\"cards\":[{\"hp\":1}]} | /cards/0/key | expected",
                    "{\"game\":\"ginrummy\",\"cards\":[]} | /cards | has no cards of one's own",
                    "{\"game\":\"ginrummy\",\"decks\":[\"x\"]} | /decks | players bring no decks to Gin Rummy",
                    "{\"game\":\"pokemon\",\"boss\":\"x\"} | /boss | is not played against a boss",
                    "[1] | '' | expected an object",
                })
        void is_refused_with_what_is_wrong_and_where(String json, String where, String what) {
            Reply refused = served.post("/api/v1/tables", "", json);

            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text("/error")).isEqualTo("bad-request");
            assertThat(refused.text("/where")).isEqualTo(where);
            assertThat(refused.text("/what")).contains(what);
        }

        @Test
        void tells_everything_that_is_wrong_with_a_request() {
            Reply refused = served.post("/api/v1/tables", "", "{\"hand\":3,\"undo\":\"no\"}");

            assertThat(refused.items("/errors")).hasSize(3);
        }
    }

    @Nested
    class WhoHasNoRightToBeThere {
        @Test
        void gets_the_same_answer_whatever_is_wrong() {
            At at = served.make(TWO);
            At other = served.make(TWO);
            Reply wrongToken = served.get(at.path(), other.token(0));
            Reply noToken = served.get(at.path());
            Reply noTable = served.get("/api/v1/tables/AAAAAAAAAAAAAAAA", at.token(0));

            assertThat(wrongToken.status()).isEqualTo(404);
            for (Reply reply : new Reply[] {noToken, noTable}) {
                assertThat(reply.status()).isEqualTo(404);
                assertThat(reply.text()).isEqualTo(wrongToken.text());
                assertThat(reply.answer().headers().map().keySet())
                        .isEqualTo(wrongToken.answer().headers().map().keySet());
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"join", "actions", "why", "undo", "withdraw"})
        void cannot_do_anything_as_a_spectator(String what) {
            At at = served.make(TWO);
            Reply refused = served.post(at.path() + "/" + what, at.made().text("/spectator"), "{}");

            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.text("/error")).isEqualTo("not-allowed");
        }
    }

    @Nested
    class AnAction {
        private final At at = served.make(TWO);
        private final int seat = at.toAct();
        private final Reply state = at.state(seat);
        private final String decision = state.text("/decision/id");

        @Test
        void is_played_by_its_number() {
            Reply after = at.post(seat, "actions", At.action(decision, 0));

            assertThat(after.status()).isEqualTo(200);
            assertThat(after.number("/position")).isGreaterThan(state.number("/position"));
        }

        @Test
        void is_played_by_its_text() {
            String text = state.text("/decision/actions/1/text");

            assertThat(at.post(seat, "actions", At.action(decision, '"' + text + '"'))
                            .status())
                    .isEqualTo(200);
        }

        @Test
        void is_played_as_the_message_of_the_protocol() {
            String message = "{\"protocol\":1,\"game\":\"ginrummy\",\"version\":1,\"type\":\"action\",\"decision\":\""
                    + decision + "\",\"action\":{\"type\":\"pass\",\"seat\":" + seat + "}}";

            assertThat(at.post(seat, "actions", message).status()).isEqualTo(200);
            assertThat(at.post(seat, "actions", message.replace("pass", "juggle"))
                            .text("/where"))
                    .isEqualTo("/action/type");
        }

        @Test
        void is_stale_the_second_time_and_is_told_which_decision_is_open() {
            at.post(seat, "actions", At.action(decision, "\"pass\""));
            Reply stale = at.post(seat, "actions", At.action(decision, "\"pass\""));

            assertThat(stale.status()).isEqualTo(409);
            assertThat(stale.text("/error")).isEqualTo("stale-decision");
            assertThat(stale.text("/violations/reasons/0/violation/type")).isEqualTo("stale-decision");
            assertThat(at.post(seat, "actions", At.action(decision, 0)).status())
                    .isEqualTo(409);
        }

        @Test
        void that_is_illegal_is_refused_with_every_word_of_the_reason() {
            Reply refused = at.post(seat, "actions", At.action(decision, "\"knock 2C\""));

            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.text("/error")).isEqualTo("illegal-action");
            assertThat(refused.text("/violations/reasons/0/rule")).startsWith("GIN-");
        }

        @Test
        void that_cannot_be_read_is_refused() {
            assertThat(at.post(seat, "actions", At.action(decision, "\"juggle\""))
                            .status())
                    .isEqualTo(400);
            assertThat(at.post(seat, "actions", At.action(decision, 99)).status())
                    .isEqualTo(400);
            assertThat(at.post(seat, "actions", "{}").items("/errors")).hasSize(2);
            assertThat(at.post(seat, "actions", At.action(decision, true)).text("/where"))
                    .isEqualTo("/action");
        }

        @Test
        void is_asked_about_without_being_played() {
            Reply why = at.post(seat, "why", "{\"action\":\"knock 2C\"}");

            assertThat(why.flag("/legal")).isFalse();
            assertThat(why.items("/violations/reasons")).isNotEmpty();
            assertThat(at.post(seat, "why", "{\"action\":\"pass\"}").flag("/legal"))
                    .isTrue();
            assertThat(at.post(1 - seat, "why", "{\"action\":\"" + seat + " pass\"}")
                            .status())
                    .isEqualTo(403);
            assertThat(at.state(seat).text("/decision/id")).isEqualTo(decision);
        }
    }

    @Nested
    class AtATable {
        private final At at = served.make(TWO);
        private final int seat = at.toAct();

        @Test
        void names_are_told() {
            at.post(0, "join", "{\"name\":\"Ada\",\"autoPass\":true}");

            assertThat(at.state(1).text("/seats/0/name")).isEqualTo("Ada");
            assertThat(at.state(0).flag("/autoPass")).isTrue();
            assertThat(at.state(1).flag("/autoPass")).isFalse();
        }

        @Test
        void a_move_is_taken_back_when_both_agree() {
            at.state(1 - seat);
            String before = at.state(seat).written("/view");
            at.post(seat, "actions", At.action(at.state(seat).text("/decision/id"), "\"pile\""));
            Reply asked = at.post(seat, "undo", "");

            assertThat(asked.number("/undo/by")).isEqualTo(seat);
            assertThat(asked.number("/undo/waitsFor/0")).isEqualTo(1 - seat);
            assertThat(at.post(1 - seat, "undo", "{\"agree\":false}").has("/undo"))
                    .isFalse();
            at.post(seat, "undo", "{}");
            at.post(1 - seat, "undo", "{\"agree\":true}");
            assertThat(at.state(seat).written("/view")).isEqualTo(before);
        }

        @Test
        void the_log_has_what_was_missed() {
            at.post(seat, "actions", At.action(at.state(seat).text("/decision/id"), "\"pile\""));
            Reply log = served.get(at.path() + "/log?after=1", at.token(seat));

            assertThat(log.number("/position")).isEqualTo(at.state(seat).number("/position"));
            assertThat(log.items("/entries")).hasSize((int) log.number("/position") - 1);
            assertThat(served.get(at.path() + "/log?after=x", at.token(seat)).status())
                    .isEqualTo(400);
        }

        @Test
        void the_view_is_shown_as_it_was() {
            String before = at.state(seat).written("/view");
            long position = at.state(seat).number("/position");
            at.post(seat, "actions", At.action(at.state(seat).text("/decision/id"), "\"pile\""));
            String views = at.path() + "/views/";

            assertThat(served.get(views + position, at.token(seat)).written("/view"))
                    .isEqualTo(before);
            assertThat(served.get(views + 999, at.token(seat)).status()).isEqualTo(404);
            assertThat(served.get(views + position + "?everything", at.token(seat))
                            .status())
                    .isEqualTo(403);
        }

        @Test
        void everything_is_shown_when_the_game_is_over() {
            assertThat(served.get(at.path() + "/recording", at.token(0)).text()).contains("redacted 0");
            assertThat(at.post(0, "withdraw", "").has("/outcome")).isTrue();

            assertThat(served.get(at.path() + "/recording", at.token(0)).text()).contains("\nsalt ");
            assertThat(served.get(at.path() + "/views/1?everything", at.token(0))
                            .items("/view/view/hands/1/known"))
                    .hasSize(10);
            assertThat(at.post(0, "withdraw", "").status()).isEqualTo(403);
        }
    }

    @Nested
    class ARequest {
        private final At at = served.make(TWO);

        @Test
        void for_what_there_is_not_is_refused() {
            assertThat(served.get("/api/v1/nothing").text("/error")).isEqualTo("no-route");
            assertThat(served.get("/api/v2/games").status()).isEqualTo(404);
        }

        @Test
        void with_another_method_is_refused_and_told_the_right_one() {
            Reply refused = served.post("/api/v1/games", "", "{}");

            assertThat(refused.status()).isEqualTo(405);
            assertThat(refused.header("Allow")).isEqualTo("GET");
        }

        @Test
        void that_is_too_large_is_refused() {
            Reply refused = at.post(0, "actions", "{\"decision\":\"" + "x".repeat(70_000) + "\"}");

            assertThat(refused.status()).isEqualTo(413);
            assertThat(refused.text("/error")).isEqualTo("too-large");
            assertThat(served.raw("POST " + at.path() + "/actions HTTP/1.1\r\nHost: localhost\r\n"
                            + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11000\r\n"
                            + "x".repeat(0x11000) + "\r\n0\r\n\r\n"))
                    .startsWith("HTTP/1.1 413 ");
        }

        @Test
        void that_is_no_json_is_refused() {
            assertThat(at.post(0, "actions", "{\"decision\":").text("/error")).isEqualTo("not-json");
            assertThat(served.send(served.request("/api/v1/tables")
                                    .header("Content-Type", "text/plain")
                                    .POST(HttpRequest.BodyPublishers.ofString(TWO))
                                    .build())
                            .status())
                    .isEqualTo(415);
        }

        @ParameterizedTest
        @CsvSource({"evil.example,421", "evil.example:80,421", "localhost,200", "127.0.0.1:8080,200", "[::1]:1,200"})
        void must_be_meant_for_this_machine(String host, int status) {
            String answer = served.raw("GET /api/v1/games HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");

            assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
        }

        @Test
        void that_is_none_is_answered_in_json_all_the_same() {
            assertThat(served.raw("GET\r\n\r\n")).startsWith("HTTP/1.1 400 ").endsWith("\"where\":\"request\"}");
        }

        @Test
        void gets_no_leave_to_come_from_other_pages() {
            Reply reply = served.send(served.request("/api/v1/games")
                    .header("Origin", "http://evil.example")
                    .build());

            assertThat(reply.answer().headers().map().keySet())
                    .noneMatch(name -> name.toLowerCase(java.util.Locale.ROOT).startsWith("access-control"));
            assertThat(reply.header("Content-Security-Policy")).startsWith("default-src 'self';");
            assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
        }
    }

    @Test
    void no_more_tables_are_made_than_may_be() {
        try (Served small = new Served(1)) {
            small.make(TWO);
            Reply refused = small.post("/api/v1/tables", "", TWO);

            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.text("/error")).isEqualTo("too-many");
        }
    }
}
