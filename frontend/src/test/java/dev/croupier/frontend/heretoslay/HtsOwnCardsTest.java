package dev.croupier.frontend.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.Guide;
import dev.croupier.frontend.Run;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.game.Opposition;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsAction;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of cards in {@code docs/heretoslay.md}, played with. */
class HtsOwnCardsTest {
    @TempDir
    Path folder = Path.of("");

    private String cards = "";

    @BeforeEach
    void written() throws IOException {
        cards = file("mine.json", example());
    }

    private static String example() {
        return Guide.file("heretoslay.md");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static BoxedGame game(String text, int seats) {
        return (BoxedGame) new HtsModule()
                .game(new GameChoice(
                        Option.none(),
                        Array.empty(),
                        false,
                        Option.some(seats),
                        Array.empty(),
                        Opposition.none(),
                        Option.some(new Brought("mine", Option.some(text)))))
                .get();
    }

    @Test
    void are_listed_with_what_they_do() {
        Run run = Run.of("cards", "heretoslay", "--cards", cards);
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out())
                .contains(
                        "Lantern Keeper [lantern-keeper]: Hero, Wizard, roll 7+",
                        "Hail x2 [hail]: Magic",
                        "Marsh Hydra [marsh-hydra]: Monster",
                        "The Gilded Axe [the-gilded-axe]: Party Leader, Fighter");
        assertThat(Run.of("cards", "heretoslay", "--cards", cards, "--type", "monster")
                        .out())
                .contains("Marsh Hydra")
                .doesNotContain("Hail");
    }

    @Test
    void are_added_to_the_box_take_the_place_of_others_or_take_them_out() throws IOException {
        var box = game(example(), 2).game().catalogue();
        assertThat(box.named("bad-axe").map(Card::name)).contains("Worse Axe");
        assertThat(box.named("modifier-minus4")).isEmpty();
        assertThat(box.mainDeck().size()).isEqualTo(115 + 1 + 2 + 2 + 1 + 2 - 4);
        assertThat(box.monsters()).hasSize(16);
        assertThat(box.leaders()).hasSize(7);
    }

    @Test
    void are_simulated_with_and_their_leaders_are_counted() {
        Run run = Run.of(
                "simulate",
                "heretoslay",
                "--seats",
                "4",
                "--cards",
                cards,
                "--games",
                "6",
                "--seed",
                "1",
                "--bots",
                "random,random,random,random",
                "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("the-gilded-axe", "the-divine-arrow");
    }

    @Test
    void may_be_asked_for_at_the_table_by_name() {
        Run run = Run.reading(
                "info hail\ninfo worse axe\ninfo modifier-minus4\nquit\n",
                "play",
                "heretoslay",
                "--seed",
                "5",
                "--seats",
                "human,bot",
                "--cards",
                cards);
        assertThat(run.out())
                .contains("Hail (Magic)", "Worse Axe (Hero, Fighter, roll 6+)", "No card is called 'modifier-minus4'");
    }

    /** Everything is played at random, until every card of one's own that there can be was played, rolled for, attacked or led with. */
    @Test
    void come_about_in_whole_random_games_that_are_told_recorded_and_played_again() throws IOException {
        BoxedGame game = game(example(), 4);
        HtsModule module = new HtsModule();
        HtsFace face = new HtsFace(new Names(Array.of("You", "Bot 2", "Bot 3", "Bot 4")), game.game());
        StringBuilder told = new StringBuilder();
        for (int seed = 1; seed <= 8; seed++) {
            Chance chance = Randomness.seeded(seed + 50).open();
            var table = Session.start(game, Randomness.seeded(seed));
            while (table.outcome().isEmpty()) {
                Seat seat = table.toAct().head();
                IndexedSeq<HtsAction> legal = table.legalActions(seat);
                told.append(face.table(table.view(seat)).mkString("\n"));
                HtsAction action = legal.get(chance.below(legal.size()));
                assertThat(game.notation().parse(game.notation().text(action)).get())
                        .isEqualTo(action);
                table = table.play(action).getOrElseThrow(why -> new AssertionError(why.explain()));
                table.lastEvents(seat)
                        .forEach(
                                event -> told.append(face.said(event.message())).append('\n'));
            }
            Recording recording = Recording.parse(
                            Recording.of(table, Salt.of(new byte[32])).text())
                    .get();
            var again = module.recorded(recording.header().id()).get().get();
            assertThat(again.id()).isEqualTo(game.id());
            assertThat(recording.verify(again)).isEmpty();
        }
        assertThat(told.toString())
                .contains(
                        "Lantern Keeper",
                        "Copper Ring",
                        "Hail",
                        "Modifier +5/-5",
                        "Fighter Challenge",
                        "Marsh Hydra",
                        "The Gilded Axe",
                        "Worse Axe")
                .doesNotContain("Bad Axe", "Modifier -4\n");
    }

    @Nested
    class A_recording_with_them {
        @Test
        void is_replayed_and_gone_on_with_without_the_file() throws IOException {
            String record = folder.resolve("game.txt").toString();
            Run played = Run.of(
                    "play",
                    "heretoslay",
                    "--cards",
                    cards,
                    "--seats",
                    "random,random,random,random",
                    "--seed",
                    "3",
                    "--record",
                    record);
            assertThat(played.status()).as(played.err()).isZero();
            Files.delete(Path.of(cards));
            Run again = Run.of("replay", record);
            assertThat(again.status()).as(again.err()).isZero();
            assertThat(again.out()).contains("verified");
            Run loaded = Run.reading(
                    "load " + record + "\ninfo hail\nquit\n",
                    "play",
                    "heretoslay",
                    "--seats",
                    "human,random,random,random",
                    "--seed",
                    "1");
            assertThat(loaded.out()).contains("The game goes on from " + record);
        }

        @Test
        void is_refused_where_a_card_in_it_is_none() throws IOException {
            String record = folder.resolve("game.txt").toString();
            Run.of(
                    "play",
                    "heretoslay",
                    "--cards",
                    cards,
                    "--seats",
                    "random,random",
                    "--seed",
                    "3",
                    "--record",
                    record);
            Path file = Path.of(record);
            Files.writeString(file, Files.readString(file).replace("\"bound\":7", "\"bound\":77777"));
            Run again = Run.of("replay", record);
            assertThat(again.status()).isEqualTo(2);
            assertThat(again.err()).contains("/cards/0/face/roll/bound", "77777");
        }
    }

    @Nested
    class A_file_that_is_wrong {
        @Test
        void is_refused_with_everything_that_is() throws IOException {
            String bad = file(
                    "bad.json",
                    example()
                            .replace("\"WIZARD\"", "\"JUGGLER\"")
                            .replace("\"deed\":\"DISCARD\"", "\"deed\":\"SING\"")
                            .replace("[5,-5]", "[5,-5,1]")
                            .replace("\"least\":1,", ""));
            Run run = Run.of("simulate", "heretoslay", "--cards", bad, "--games", "1");
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains(
                            "bad.json",
                            "/cards/0/face/heroClass",
                            "/cards/2/face/effect/steps/0/deed",
                            "/cards/3/face/values",
                            "/cards/5/face/penalty/least");
        }

        @Test
        void names_the_line_where_it_is_no_json() throws IOException {
            String bad = file("bad.json", example().replace("\"id\":\"hail\"", "\"id\" \"hail\""));
            assertThat(Run.of("play", "heretoslay", "--cards", bad).err()).contains("line 7");
        }

        @Test
        void leaves_too_few_party_leaders() throws IOException {
            String bad = file(
                    "few.json",
                    "[{\"id\":\"the-divine-arrow\",\"name\":\"None\",\"copies\":0,\"face\":"
                            + "{\"type\":\"leader\",\"heroClass\":\"BARD\",\"players\":2,\"passives\":[]}}]");
            assertThat(Run.of("play", "heretoslay", "--cards", bad, "--seats", "bot,bot,bot,bot,bot,bot")
                            .err())
                    .contains("seats=6", "Party Leaders", "5");
        }
    }
}
