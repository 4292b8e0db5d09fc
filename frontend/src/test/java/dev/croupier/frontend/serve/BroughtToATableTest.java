package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Recording;
import dev.croupier.frontend.Guide;
import dev.croupier.frontend.game.Games;
import dev.croupier.protocol.json.Json;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Cards, decks and bosses of one's own at the server: as texts in the request, those of the guides. */
class BroughtToATableTest {
    private static final String DECK = "4 Lantern Fox MINE 1\n4 Lantern Call\n52 Fire Energy\n";

    private static Served served;
    private static Description description;

    @BeforeAll
    static void serve() {
        served = new Served();
        description = new Description(served);
    }

    @AfterAll
    static void stop() {
        if (served != null) {
            served.close();
        }
    }

    static String text(String text) {
        return '"' + text.replace("\n", "\\n").replace("\"", "\\\"") + '"';
    }

    private static String pokemon(String cards, String deck) {
        return "{\"game\":\"pokemon\",\"seats\":[\"human\",\"human\"],\"seed\":4,\"decks\":[{\"name\":\"my foxes\",\"list\":"
                + text(deck) + "},\"dark-box\"],\"cards\":" + cards + "}";
    }

    /** Plays what is first in the list, or another, so many times. */
    private static void played(At at, int decisions) {
        for (int i = 0; i < decisions; i++) {
            int seat = at.toAct();
            Reply state = at.state(seat);
            if (!state.has("/decision")) {
                return;
            }
            int actions = state.items("/decision/actions").size();
            Reply played = at.post(seat, "actions", At.action(state.text("/decision/id"), i * 7 % actions));
            assertThat(played.status()).as(played.text()).isEqualTo(200);
        }
    }

    private static List<String> pointers(Reply refused) {
        return refused.items("/errors").stream()
                .map(error -> Reply.at(error, "/pointer") instanceof Json.Text pointer ? pointer.text() : "")
                .toList();
    }

    private Reply made(String order) {
        return description.check(
                served.post("/api/v1/tables", "", description.sent(order, "/tables")), "post", "/tables");
    }

    @Nested
    class Cards_and_a_deck_of_ones_own {
        @Test
        void are_played_with_and_in_the_recording_and_the_words() {
            At at = new At(served, made(pokemon(Guide.cards("pokemon.md"), DECK)));
            played(at, 60);

            Reply known =
                    description.check(served.get(at.path() + "/cards", at.token(1)), "get", "/tables/{table}/cards");
            assertThat(known.text()).contains("Lantern Fox", "MINE-2", "Gastly");
            assertThat(served.get("/api/v1/games/pokemon/cards").text()).doesNotContain("Lantern Fox");
            assertThat(served.get(at.path() + "/words", at.token(0)).text()).contains("Lantern Fox");
            assertThat(at.post(0, "ask", "{\"words\":\"info lantern fox\"}").text())
                    .contains("Ember Dance");
            assertThat(served.get(at.path() + "/cards").status()).isEqualTo(404);

            Reply redacted = served.get(at.path() + "/recording", at.token(1));
            assertThat(redacted.text()).contains("Lantern\\u0020Fox").doesNotContain("decks=", "dark-box", "MINE-1");

            assertThat(at.post(0, "withdraw", "{}").status()).isEqualTo(200);
            Recording recording = Recording.parse(
                            served.get(at.path() + "/recording", at.token(1)).text())
                    .get();
            assertThat(recording.header().id().options()).contains("cards=", "my-foxes:", "4*MINE-1", "/dark-box");
            verified(recording);
        }

        private void verified(Recording recording) {
            var module = Games.recorded(recording.header().id());
            assertThat(module.recorded(recording.header().id()).get().get().id())
                    .isEqualTo(recording.header().id());
        }

        @Test
        void are_refused_with_everything_that_is_wrong_each_with_its_place() {
            Reply bad = made(pokemon(
                    Guide.cards("pokemon.md")
                            .replace("\"hp\":70", "\"hp\":7")
                            .replace("\"stage\":\"BASIC\"", "\"stage\":\"BIG\""),
                    DECK));
            assertThat(bad.status()).isEqualTo(400);
            assertThat(pointers(bad)).contains("/cards/0/face/stage");

            Reply unknown = made(pokemon("[]", DECK));
            assertThat(pointers(unknown)).containsExactly("/decks/0/list", "/decks/0/list");
            assertThat(unknown.number("/errors/0/line")).isEqualTo(1);
            assertThat(unknown.number("/errors/1/line")).isEqualTo(2);
            assertThat(unknown.text("/where")).isEqualTo("/decks/0/list");

            Reply illegal = made(pokemon(Guide.cards("pokemon.md"), DECK.replace("52", "51")));
            assertThat(pointers(illegal)).containsExactly("/decks/0/list");
            assertThat(illegal.text("/what")).contains("59");
        }

        @Test
        void have_no_number_that_would_keep_the_server_busy() {
            Reply refused =
                    made(pokemon(Guide.cards("pokemon.md").replace("\"number\":2}", "\"number\":2000000000}"), DECK));
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text("/what")).contains("9999");
        }

        @Test
        void may_be_longer_than_any_other_request_but_not_without_end() {
            String many = "[" + " ".repeat(300_000) + Guide.cards("pokemon.md").substring(1);
            assertThat(served.post("/api/v1/tables", "", pokemon(many, DECK)).status())
                    .isEqualTo(201);
            assertThat(served.post("/api/v1/tables", "", pokemon(many.replace(" ", "  "), DECK))
                            .status())
                    .isEqualTo(413);
        }
    }

    @Test
    void a_boss_of_ones_own_is_played_against() {
        String boss = BossText.write(Bosses.named("drum-mother").get().boss())
                .replace("4 Potion POR 83", "4 Lantern Call MINE 2");
        String order =
                "{\"game\":\"raid\",\"players\":1,\"seats\":[\"human\"],\"seed\":3,\"decks\":[\"dark-box\"],\"cards\":"
                        + Guide.cards("pokemon.md") + ",\"boss\":{\"name\":\"Drummer\",\"list\":";
        At at = new At(served, made(order + text(boss) + "}}"));
        assertThat(served.get(at.path() + "/cards", at.token(0)).text()).contains("Lantern Call");

        Reply unknown = made(order + text(boss.replace("Lantern Call MINE 2", "Lantern Calls MINE 2")) + "}}");
        assertThat(pointers(unknown)).containsExactly("/boss/list");
        assertThat(unknown.number("/errors/0/line")).isPositive();
        Reply none = made(order + text(boss.replaceFirst("(?s)Boss: 1\n[^\n]*\n", "")) + "}}");
        assertThat(none.status()).isEqualTo(400);
        assertThat(pointers(none)).contains("/boss/list");
    }

    @Test
    void cards_of_ones_own_for_here_to_slay_are_in_the_box() {
        String order = "{\"game\":\"heretoslay\",\"seats\":[\"human\",\"human\"],\"seed\":4,\"cards\":";
        At at = new At(served, made(order + Guide.cards("heretoslay.md") + "}"));
        played(at, 40);
        Reply known = served.get(at.path() + "/cards", at.token(0));
        assertThat(known.text())
                .contains("Lantern Keeper", "The Gilded Axe", "Worse Axe")
                .doesNotContain("Bad Axe");
        assertThat(at.state(0).text("/options")).contains("seats=2").doesNotContain("cards=");

        Reply bad = made(order + Guide.cards("heretoslay.md").replace("\"WIZARD\"", "\"JUGGLER\"") + "}");
        assertThat(pointers(bad)).containsExactly("/cards/0/face/heroClass");
        Reply few = made(
                order
                        + "[{\"id\":\"dracos\",\"name\":\"Dracos\",\"copies\":1,\"face\":{\"type\":\"modifier\",\"values\":[1]}}]}");
        assertThat(pointers(few)).containsExactly("/cards/0/face/type");
    }

    @Test
    void nothing_that_is_brought_is_ever_a_file_of_the_server() throws IOException {
        Path secret = Files.writeString(Files.createTempFile("secret", ".txt"), "4 Toxel PFL 67\n");
        try {
            String file = text(secret.toString());
            for (String brought : List.of(
                    "\"decks\":[" + file + ",\"dark-box\"]",
                    "\"decks\":[{\"list\":" + file + "},\"dark-box\"]",
                    "\"decks\":[{\"name\":" + file + ",\"list\":\"\"},\"dark-box\"]",
                    "\"cards\":" + file,
                    "\"cards\":[" + file + "]")) {
                Reply refused = served.post("/api/v1/tables", "", "{\"game\":\"pokemon\"," + brought + "}");
                assertThat(refused.status()).as(brought).isEqualTo(400);
                assertThat(refused.text()).doesNotContain("Toxel");
            }
            Reply refused = served.post("/api/v1/tables", "", "{\"game\":\"raid\",\"boss\":{\"list\":" + file + "}}");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text()).doesNotContain("Toxel");
        } finally {
            Files.delete(secret);
        }
    }
}
