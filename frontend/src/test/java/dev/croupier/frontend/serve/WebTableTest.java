package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Guide;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The web table in a browser, as somebody plays there. */
class WebTableTest {
    private static final String NOW = """
            const board = document.querySelector('.board');
            return {
              position: board ? board.dataset.position : '',
              held: board ? board.dataset.held : '',
              over: !!document.querySelector('.over'),
              moves: document.querySelectorAll('.moves .move').length,
              why: !!document.querySelector('.why'),
              error: !!document.querySelector('.problem')};""";

    private static final int MOST_CLICKS = 3_000;
    private static final String MOVE = ".moves .move";

    private static Browser browser;
    private static Served served;

    @BeforeAll
    static void begin() {
        browser = Browser.opened();
        served = new Served();
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
        if (served != null) {
            served.close();
        }
    }

    private static String address(String path) {
        return "http://127.0.0.1:" + served.port + "/" + path;
    }

    /** A seat at a new table. */
    private static At sit(String order) {
        At table = served.make(order);
        browser.open(address("#/" + table.made().text("/table") + "/" + table.token(0)));
        browser.one(".prompt");
        return table;
    }

    private static Map<String, Object> now() {
        return browser.look(NOW);
    }

    private static void awaitChange(Map<String, Object> before) {
        browser.await(() -> !now().equals(before));
    }

    /** Waits for a decision, or for the end. */
    private static void myTurn() {
        browser.await(() -> browser.has(MOVE) || browser.has(".over"));
    }

    /** Plays what the list has first until a turn of one's own begins. */
    private static void untilMyTurnBegins() {
        for (int i = 0; i < 60 && !browser.text(".prompt").equalsIgnoreCase("your turn"); i++) {
            myTurn();
            Map<String, Object> before = now();
            browser.click(browser.one(MOVE));
            awaitChange(before);
        }
        myTurn();
    }

    /** Somebody who clicks on what can be clicked, on cards rather than in the list; how many clicks it took to the end. */
    private static int played(Random chance) {
        for (int clicks = 0; clicks < MOST_CLICKS; clicks++) {
            myTurn();
            Map<String, Object> before = now();
            if (Boolean.TRUE.equals(before.get("over"))) {
                return clicks;
            }
            List<WebElement> cards = browser.all(".board .legal:not(.held)");
            List<WebElement> choices = cards.isEmpty() || chance.nextInt(4) == 0 ? browser.all(MOVE) : cards;
            if (!choices.isEmpty() && browser.click(choices.get(chance.nextInt(choices.size())))) {
                browser.linger(() -> !now().equals(before));
            }
        }
        throw new AssertionError("no end: " + browser.text(".panel"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "ginrummy | {\"game\":\"ginrummy\",\"hand\":true,\"seed\":1}",
                "heretoslay | {\"game\":\"heretoslay\",\"seed\":2}",
                "pokemon | {\"game\":\"pokemon\",\"seed\":3,\"options\":{\"prizes\":\"2\"}}",
                "raid | {\"game\":\"raid\",\"seed\":4,\"players\":2,\"difficulty\":\"EASY\"}"
            })
    void a_whole_game_is_played_by_clicking(String game, String order) {
        sit(order);
        myTurn();
        browser.picture(game + "-begin");

        int clicks = played(new Random(5));

        browser.picture(game + "-end");
        assertThat(clicks).isPositive();
        assertThat(browser.text(".over")).contains("won");
        assertThat(browser.all(".log li")).hasSizeGreaterThan(5);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void a_table_is_begun_in_the_lobby_and_found_again() {
        browser.open(address(""));
        browser.one("input[value=heretoslay]").click();
        browser.one("#variant option[value=rulebook]");
        new Select(browser.one("#variant")).selectByValue("rulebook");
        browser.one("form .buttons button").click();
        browser.one("#seat-2");
        browser.picture("lobby");
        browser.one("#begin").click();
        browser.one(".board.of-heretoslay .party");
        assertThat(browser.all(".board .party")).hasSize(3);

        browser.open(address("#"));
        browser.one("section[aria-labelledby=yours] li a").click();

        assertThat(browser.one(".board.of-heretoslay .party").isDisplayed()).isTrue();
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void a_table_is_begun_with_a_deck_and_cards_of_ones_own(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.json"), Guide.file("pokemon.md"));
        browser.open(address(""));
        browser.one("input[value=pokemon]").click();
        new Select(browser.one("#deck-0")).selectByVisibleText("a list of your own…");
        browser.one("#list-0").sendKeys("4 Lantern Fox MINE 1\n4 Lantern Call\n52 Fire Energy\n");
        browser.one("#begin").click();

        assertThat(browser.text("#list-0-errors"))
                .contains("line 1, column 3: no card 'Lantern Fox MINE 1' is known", "line 2");
        assertThat(browser.focused().getDomAttribute("id")).isEqualTo("list-0");
        assertThat(browser.focused().getDomAttribute("aria-describedby")).isEqualTo("list-0-help list-0-errors");
        browser.picture("own-deck-refused");
        browser.complaints();

        browser.one(".own:not([data-kept]) summary").sendKeys(Keys.ENTER);
        browser.one("#cards-file").sendKeys(file.toString());
        browser.await(() -> "true".equals(browser.one(".own:not([data-kept])").getDomAttribute("open")));
        browser.one("#begin").click();
        browser.one(".board.of-pokemon");
        untilMyTurnBegins();
        browser.picture("own-cards");

        assertThat(browser.text(".board")).contains("Lantern Fox", "Ember Dance");
        for (int i = 0; i < 6; i++) {
            myTurn();
            Map<String, Object> before = now();
            if (browser.has(".over")) {
                break;
            }
            browser.click(browser.one(MOVE));
            awaitChange(before);
        }
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void a_boss_of_ones_own_says_what_is_wrong_with_it_and_is_played_against() {
        browser.open(address(""));
        browser.one("input[value=raid]").click();
        new Select(browser.one("#boss")).selectByVisibleText("a list of your own…");
        browser.one("#boss-list").sendKeys("Boss: 1\n1 Nobody SSH 50\n");
        browser.one("#begin").click();
        assertThat(browser.text("#boss-list-errors")).contains("line 2");
        browser.complaints();

        browser.one("#boss-list").clear();
        browser.one("#boss-list")
                .sendKeys(
                        "Boss: 1\n1 Lapras VMAX SSH 50\n\nTrainer: 20\n20 Urbain ASC 214\n\nEnergy: 40\n40 Water Energy MEE 3\n");
        browser.one("#begin").click();
        browser.one(".board.of-raid");
        myTurn();
        browser.await(() -> browser.text(".board").contains("Lapras VMAX"));
        browser.picture("own-boss");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void cards_of_ones_own_are_put_into_the_box_and_no_json_is_told() {
        browser.open(address(""));
        browser.one("input[value=heretoslay]").click();
        browser.one(".own:not([data-kept]) summary").sendKeys(Keys.ENTER);
        browser.one("#cards").sendKeys("[{");
        browser.one("#begin").click();
        assertThat(browser.text("#cards-errors")).contains("This is no JSON");

        browser.one("#cards").clear();
        browser.one("#cards")
                .sendKeys("[{\"id\":\"the-gilded-axe\",\"name\":\"The Gilded Axe\",\"copies\":1,\"face\":"
                        + "{\"type\":\"leader\",\"heroClass\":\"FIGHTER\",\"players\":7,\"passives\":[]}}]");
        browser.one("#begin").click();
        browser.await(() -> browser.text("#cards-errors").contains("/cards/0/face/players: expected 0…6, found 7"));
        browser.complaints();

        browser.one("#cards").sendKeys(Keys.HOME);
        browser.one("#cards").clear();
        browser.one("#cards")
                .sendKeys("[{\"id\":\"the-gilded-axe\",\"name\":\"The Gilded Axe\",\"copies\":1,\"face\":"
                        + "{\"type\":\"leader\",\"heroClass\":\"FIGHTER\",\"players\":2,\"passives\":[]}}]");
        browser.one("#begin").click();
        browser.one(".board.of-heretoslay .party");
        browser.await(() -> browser.text("body").contains("The Gilded Axe"));
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"heretoslay", "pokemon", "raid"})
    void everything_in_the_lobby_has_a_name(String game) {
        browser.open(address(""));
        browser.one("input[value=" + game + "]").click();
        if (!game.equals("heretoslay")) {
            new Select(browser.one("#deck-0")).selectByVisibleText("a list of your own…");
        }
        browser.all(".own summary").forEach(WebElement::click);

        assertThat(browser.all("button, select, input, a, textarea, summary"))
                .isNotEmpty()
                .allSatisfy(element -> assertThat(element.getAccessibleName())
                        .as(element.getTagName())
                        .isNotBlank());
    }

    @Test
    void the_lobby_says_how_the_table_is_kept_and_the_table_whom_to_invite() {
        browser.open(address(""));
        browser.one("input[value=ginrummy]").click();
        new Select(browser.one("#seat-1")).selectByValue("human");
        browser.all("details.own summary").forEach(WebElement::click);
        new Select(browser.one("#limit")).selectByValue("three minutes");
        browser.one("#option-knockLimit").sendKeys("5000");
        browser.one("#begin").click();
        browser.await(() -> browser.text("#status").contains("knockLimit=5000: expected a number 0…1000"));
        browser.complaints();

        browser.one("#option-knockLimit").clear();
        browser.one("#option-knockLimit").sendKeys("7");
        browser.one("#begin").click();
        browser.one(".board.of-ginrummy");
        browser.await(() -> browser.has(".missing"));
        assertThat(browser.text(".board")).contains("Knock with 7 or less");
        assertThat(browser.text(".invitation")).contains("Link for Player 2", "Link for somebody who looks on");

        String mine = browser.place();
        browser.open(Objects.requireNonNull(browser.one(".invitation a").getAttribute("href")));
        browser.await(() -> !browser.place().equals(mine) && browser.has(".prompt") && !browser.has(".missing"));
        browser.open(mine);
        browser.await(() -> browser.has(".prompt") && !browser.has(".missing"));
        assertThat(browser.text(".invitation")).doesNotContain("Player 2");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void the_same_is_played_again_from_the_end_of_a_game() {
        browser.open(address(""));
        browser.one("input[value=ginrummy]").click();
        browser.one("#begin").click();
        browser.one(".board.of-ginrummy");
        String before = browser.place();
        browser.one(".tools .mine summary").click();
        browser.one(".tools .mine > p > button").click();
        browser.agree();
        browser.await(() -> browser.has(".over"));
        browser.one(".over button").click();

        browser.await(() -> !browser.place().equals(before) && browser.has(".prompt") && !browser.has(".over"));
        assertThat(browser.has(".board.of-ginrummy")).isTrue();
    }

    @Test
    void what_cannot_be_done_says_why_with_the_rule() {
        sit("{\"game\":\"pokemon\",\"seed\":7}");
        untilMyTurnBegins();
        browser.click(browser.one(".board button.line:not(.legal)"));

        assertThat(browser.text(".why")).startsWith("Not possible").contains("[PKM-");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void two_clicks_say_which_card_goes_where_and_escape_takes_the_first_back() {
        sit("{\"game\":\"pokemon\",\"seed\":7}");
        untilMyTurnBegins();
        int all = browser.all(MOVE).size();
        String energy = ".hand .legal[aria-label*='Energy:']";
        browser.click(browser.one(energy));
        browser.one(".hand .held");
        assertThat(browser.all(MOVE)).hasSizeLessThan(all);

        browser.focused().sendKeys(Keys.ESCAPE);
        browser.await(() -> !browser.has(".hand .held"));
        assertThat(browser.all(MOVE)).hasSize(all);

        browser.click(browser.one(energy));
        browser.one(".hand .held");
        browser.click(browser.one(".party .pokemon.active .legal"));
        browser.await(() -> browser.text(".log").contains("You attached"));
    }

    @Test
    void the_keyboard_is_enough() {
        sit("{\"game\":\"ginrummy\",\"seed\":1}");
        myTurn();
        Map<String, Object> before = now();
        WebElement move = browser.one(MOVE);
        for (int i = 0; i < 100 && !browser.focused().equals(move); i++) {
            browser.focused().sendKeys(Keys.TAB);
        }
        assertThat(browser.focused()).isEqualTo(move);

        browser.focused().sendKeys(Keys.ENTER);

        awaitChange(before);
    }

    @Test
    void the_slider_shows_the_table_as_it_was() {
        sit("{\"game\":\"ginrummy\",\"seed\":1}");
        myTurn();
        Map<String, Object> before = now();
        browser.click(browser.one(MOVE));
        awaitChange(before);
        myTurn();
        browser.one("#slider").sendKeys(Keys.HOME);

        browser.await(() -> browser.text(".prompt").startsWith("As it was, 1 of"));
        assertThat(browser.has(MOVE)).isFalse();

        browser.one("#slider").sendKeys(Keys.END);
        myTurn();
    }

    @Test
    void the_slider_can_be_dragged_back_and_the_log_goes_with_it() {
        sit("{\"game\":\"pokemon\",\"seed\":7}");
        untilMyTurnBegins();
        browser.drag(browser.one("#slider"), -300);

        browser.await(() -> browser.text(".prompt").startsWith("As it was, 1 of"));
        assertThat(browser.all(".log .then")).isNotEmpty();
        assertThat(browser.text(".panel")).contains("It is your turn");

        browser.click(browser.one(".panel .inline"));
        browser.await(() -> browser.text(".prompt").equalsIgnoreCase("your turn"));
    }

    @Test
    void a_server_that_cannot_be_reached_is_told_and_caught_up_with() {
        sit("{\"game\":\"ginrummy\",\"seed\":1}");
        myTurn();
        Map<String, Object> before = now();
        browser.block("*/tables/*");
        browser.click(browser.one(MOVE));
        browser.await(() -> browser.has(".why"));
        assertThat(browser.text(".why")).contains("The server does not answer");
        assertThat(now().get("position")).isEqualTo(before.get("position"));

        browser.block();
        browser.click(browser.one(MOVE));
        browser.await(() -> !Objects.equals(now().get("position"), before.get("position")));
        assertThat(browser.has(".why")).isFalse();
        browser.complaints();
    }

    @Test
    void what_a_card_does_can_be_read_wherever_it_lies() {
        sit("{\"game\":\"pokemon\",\"seed\":7}");
        untilMyTurnBegins();
        browser.click(browser.one(".board .party:not(.acting) .pokemon.active > button"));
        browser.await(() -> browser.has(".shown"));

        assertThat(browser.text(".shown")).contains("Munkidori", "110 HP", "Weakness Darkness", "Adrena-Brain");
        assertThat(browser.text(".details")).contains("Munkidori");

        browser.focused().sendKeys(Keys.ESCAPE);
        browser.await(() -> !browser.has(".shown"));
        browser.click(browser.one(".board .party.acting button.inline"));
        browser.await(() -> browser.has(".shown"));
        assertThat(browser.text(".shown")).startsWith("Discard pile of You");
    }

    @Test
    void what_was_asked_comes_where_it_is_seen() {
        sit("{\"game\":\"pokemon\",\"seed\":7}");
        untilMyTurnBegins();
        browser.click(browser.one(".tools [data-key='tool:Damage']"));

        browser.await(() -> browser.has(".asked"));
        assertThat(browser.focused()).isEqualTo(browser.one(".asked"));
        assertThat(browser.text(".asked")).contains("Itchy Pollen");
    }

    @Test
    void the_skip_link_leads_to_the_table_and_not_away_from_it() {
        sit("{\"game\":\"ginrummy\",\"seed\":1}");
        browser.one(".skip").sendKeys(Keys.ENTER);

        browser.await(() -> "main".equals(browser.focused().getAttribute("id")));
        assertThat(browser.has(".board.of-ginrummy")).isTrue();
    }

    @Test
    void a_double_click_plays_once_and_does_not_scold() {
        sit("{\"game\":\"ginrummy\",\"seed\":1}");
        myTurn();
        while (browser.has(".board .middle .legal")) {
            Map<String, Object> before = now();
            browser.click(browser.one(".moves .move:last-child"));
            awaitChange(before);
            myTurn();
        }
        Map<String, Object> before = now();
        browser.doubleClick(browser.one(".hand .legal"));
        awaitChange(before);
        browser.await(() -> browser.text(".log").contains("You discarded"));

        assertThat(browser.has(".why")).isFalse();
    }

    @Test
    void who_asks_to_take_a_move_back_and_who_is_asked_both_see_it() {
        At table = sit("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        table.state(1);
        int acting = table.toAct();
        table.post(acting, "actions", At.action(table.state(acting).text("/decision/id"), 1));
        table.post(acting, "undo", "{\"agree\":true}");

        browser.await(() -> browser.has(".undo"));
        assertThat(browser.text(".undo")).contains(acting == 0 ? "Waiting for" : "asks to take");

        browser.click(browser.one(".undo button:last-of-type"));
        browser.await(() -> !browser.has(".undo"));
        assertThat(table.state(acting).has("/undo")).isFalse();
    }

    @Test
    void an_open_table_is_watched_without_a_key() {
        At table = served.make("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"heuristic\"],\"open\":true}");
        browser.open(address("#/" + table.made().text("/table")));

        assertThat(browser.text(".missing")).isEqualTo("Not here yet: Player 1");
        browser.await(() -> browser.text("#status").equals("connected"));
        assertThat(browser.has(MOVE)).isFalse();
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ginrummy", "heretoslay", "pokemon", "raid"})
    void everything_that_can_be_clicked_has_a_name(String game) {
        sit("{\"game\":\"" + game + "\",\"seats\":["
                + (game.equals("raid") ? "\"human\",\"human\"],\"players\":2" : "\"human\",\"human\"]")
                + ",\"seed\":6}");

        browser.await(() -> browser.text("#status").equals("connected"));
        browser.look("document.querySelectorAll('details').forEach(part => { part.open = true; }); return {};");
        assertThat(browser.all("button, select, input, a"))
                .isNotEmpty()
                .allSatisfy(element -> assertThat(element.getAccessibleName())
                        .as(element.getTagName())
                        .isNotBlank());
    }

    @Test
    void who_has_no_key_is_told_so() {
        browser.open(address("#/nothing/there"));

        assertThat(browser.text(".problem")).contains("there is no such table, or this token does not open it");
        browser.complaints();
    }

    @Test
    void what_another_does_is_seen_at_once() {
        At table = sit("{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":1}");
        int acting = table.toAct();
        Map<String, Object> before = now();
        String decision = table.state(acting).text("/decision/id");

        assertThat(table.post(acting, "actions", At.action(decision, 0)).status())
                .isEqualTo(200);

        awaitChange(before);
    }
}
