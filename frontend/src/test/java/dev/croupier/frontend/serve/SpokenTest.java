package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.protocol.json.Json;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a table says in words. */
class SpokenTest {
    private static Served served;

    @BeforeAll
    static void begin() {
        served = new Served();
    }

    @AfterAll
    static void end() {
        served.close();
    }

    private static Reply words(At table, int seat, int after) {
        return served.get(table.path() + "/words?after=" + after, table.token(seat));
    }

    private static Reply ask(At table, int seat, String word) {
        return table.post(seat, "ask", "{\"words\":\"" + word + "\"}");
    }

    private static List<String> told(Reply words) {
        return words.items("/told").stream()
                .map(line -> String.valueOf(Reply.at(line, "/text")))
                .toList();
    }

    @Test
    void the_question_and_the_answers_are_told_to_who_has_to_decide() {
        At table = served.make("{\"game\":\"pokemon\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        int acting = table.toAct();
        Reply asked = words(table, acting, 0);
        Reply other = words(table, 1 - acting, 0);

        assertThat(asked.text("/prompt")).isEqualTo("you won the flip: who goes first?");
        assertThat(asked.items("/choices")).hasSize(2);
        assertThat(asked.text("/names/" + acting)).isEqualTo("You");
        assertThat(asked.text("/names/" + (1 - acting))).isEqualTo("Player " + (2 - acting));
        assertThat(other.has("/prompt")).isFalse();
        assertThat(other.has("/choices")).isFalse();
    }

    @Test
    void the_choices_are_those_of_the_decision_in_their_order() {
        At table = served.make("{\"game\":\"heretoslay\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        int acting = table.toAct();

        assertThat(words(table, acting, 0).items("/choices"))
                .hasSameSizeAs(table.state(acting).items("/decision/actions"));
        assertThat(words(table, acting, 0).text("/choices/0/words")).matches("The .* \\([A-Z][a-z]+\\)");
    }

    @Test
    void what_happened_is_told_as_each_saw_it_and_only_what_came_after() {
        At table = served.make("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        List<String> first = told(words(table, 0, 0));
        List<String> second = told(words(table, 1, 0));
        long position = words(table, 0, 0).number("/position");

        assertThat(first).isNotEmpty().isNotEqualTo(second);
        assertThat(told(words(table, 0, (int) position))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "pokemon,damage",
        "pokemon,score",
        "pokemon,info ultra ball",
        "heretoslay,score",
        "ginrummy,hint",
        "ginrummy,rules"
    })
    void a_word_of_the_terminal_is_answered(String game, String word) {
        At table = served.make("{\"game\":\"" + game + "\",\"seats\":[\"human\",\"human\"],\"seed\":1}");

        assertThat(ask(table, table.toAct(), word).items("/lines")).isNotEmpty();
    }

    @Test
    void a_word_that_is_none_is_refused() {
        At table = served.make("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        Reply refused = ask(table, 0, "abracadabra");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text("/what")).contains("abracadabra");
    }

    @ParameterizedTest
    @CsvSource({"pokemon,MEG-131,Ultra Ball", "heretoslay,bad-axe,Bad Axe", "raid,MEG-131,Ultra Ball"})
    void the_cards_of_a_game_are_listed_with_their_texts(String game, String id, String name) {
        List<Json> cards = served.get("/api/v1/games/" + game + "/cards").items("/cards");

        assertThat(cards).anySatisfy(card -> {
            assertThat(Reply.at(card, "/id")).isEqualTo(new Json.Text(id));
            assertThat(Reply.at(card, "/name")).isEqualTo(new Json.Text(name));
            assertThat(Reply.at(card, "/text/0")).isInstanceOf(Json.Text.class);
        });
    }

    @Test
    void an_unknown_game_has_no_cards() {
        assertThat(served.get("/api/v1/games/chess/cards").status()).isEqualTo(404);
        assertThat(served.get("/api/v1/games/ginrummy/cards").items("/cards")).isEmpty();
    }
}
