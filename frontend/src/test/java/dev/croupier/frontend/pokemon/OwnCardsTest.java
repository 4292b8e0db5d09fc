package dev.croupier.frontend.pokemon;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Guide;
import dev.croupier.frontend.Run;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of cards in {@code docs/pokemon.md}, played with. */
class OwnCardsTest {
    @TempDir
    Path folder = Path.of("");

    private String cards = "";
    private String deck = "";

    @BeforeEach
    void written() throws IOException {
        cards = file("mine.json", example());
        deck = file("fox.txt", "4 Lantern Fox MINE 1\n4 Lantern Call\n52 Fire Energy\n");
    }

    private static String example() {
        return Guide.file("pokemon.md");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void are_what_compiled_ones_are() {
        Card fox = pokemon("Lantern Fox", "MINE", "1")
                .basic(70, EnergyType.FIRE)
                .ability("Warm Light", use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                .attack("Ember Dance", "RC", plus(30), base(Do.flip(2), Do.more(HowManys.times(20, HowManys.heads()))))
                .weakness(EnergyType.WATER, times(2))
                .retreat(1)
                .build();
        assertThat(OwnCards.in(Option.some(BroughtFiles.file(cards)))
                        .get()
                        .cards()
                        .head())
                .isEqualTo(fox);
        assertThat(OwnCards.in(Option.some(BroughtFiles.file(cards)))
                        .get()
                        .cards()
                        .last()
                        .name())
                .isEqualTo(item("Lantern Call", "MINE", "2").build().name());
    }

    @Test
    void are_listed_with_what_they_do() {
        Run run = Run.of("cards", "pokemon", "--cards", cards);
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("Lantern Fox [MINE-1]", "Ember Dance", "Lantern Call [MINE-2]");
    }

    @Test
    void may_be_in_a_deck_that_is_checked() {
        assertThat(Run.of("pokemon", "deck", deck, "--format", "unlimited", "--cards", cards)
                        .status())
                .isZero();
        assertThat(Run.of("pokemon", "deck", deck, "--format", "unlimited").out())
                .contains("Lantern Fox MINE 1");
    }

    @Test
    void may_be_in_a_position() throws IOException {
        String position = file("position.txt", """
                rules: seed
                decks: free
                turn: 5, seat 0

                seat 0
                active: Lantern Fox MINE 1
                  energy: 2 Fire Energy MEE 2
                hand: Lantern Call MINE 2
                deck: 3 Fire Energy MEE 2, Lantern Fox MINE 1
                prizes: Fire Energy MEE 2

                seat 1
                active: Abra MEW 63
                deck: Abra MEW 63
                prizes: 3 Psychic Energy MEE 5
                """);
        Run run = Run.of("pokemon", "position", position, "--cards", cards);
        assertThat(run.status()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).contains("Lantern Fox", "Ember Dance", "Lantern Call", "Warm Light");
        Run without = Run.of("pokemon", "position", position);
        assertThat(without.status()).isEqualTo(2);
        assertThat(without.out()).contains("line 6, column 9: no card 'Lantern Fox MINE 1' is known");
    }

    @Test
    void may_be_asked_for_and_typed_at_the_table() {
        Run run = Run.reading(
                "info lantern fox\ninfo MINE-2\nquit\n",
                "play",
                "pokemon",
                "--decks",
                deck + ",dark-box",
                "--cards",
                cards,
                "--seed",
                "1");
        assertThat(run.out()).contains("Lantern Fox MINE 1 (", "Ember Dance", "Lantern Call MINE 2 (");
    }

    @Test
    void are_simulated_with() {
        Run run = Run.of(
                "simulate", "pokemon", "--decks", deck + ",dark-box", "--cards", cards, "--games", "4", "--seed", "1");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("fox-txt");
    }

    @Test
    void may_be_in_a_raid_on_both_sides() throws IOException {
        String boss = file(
                "boss.txt",
                BossText.write(Bosses.named("drum-mother").get().boss())
                        .replace("4 Potion POR 83", "4 Lantern Call MINE 2"));
        Path recordings = folder.resolve("raids");
        Run run = Run.of(
                "simulate",
                "raid",
                "--boss",
                boss,
                "--decks",
                deck + ",dark-box",
                "--cards",
                cards,
                "--games",
                "1",
                "--seed",
                "1",
                "--record",
                recordings.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(Run.of("raid", "boss", boss, "--cards", cards).out()).contains("Lantern Call MINE 2");
        Files.delete(Path.of(cards));
        try (var games = Files.list(recordings)) {
            Run again = Run.of("replay", games.findFirst().orElseThrow().toString());
            assertThat(again.status()).as(again.err()).isZero();
            assertThat(again.out()).contains("Lantern Fox");
        }
    }

    @Nested
    class A_recording_with_them {
        @Test
        void is_replayed_without_the_files() throws IOException {
            String record = folder.resolve("game.txt").toString();
            Run played = Run.of(
                    "play",
                    "pokemon",
                    "--decks",
                    deck + ",dark-box",
                    "--cards",
                    cards,
                    "--seats",
                    "bot,random",
                    "--seed",
                    "3",
                    "--record",
                    record);
            assertThat(played.status()).as(played.err()).isZero();
            Files.delete(Path.of(cards));
            Files.delete(Path.of(deck));
            Run again = Run.of("replay", record);
            assertThat(again.status()).as(again.err()).isZero();
            assertThat(again.out()).contains("verified", "Lantern Fox");
        }

        @Test
        void is_refused_where_a_card_in_it_is_none() throws IOException {
            String record = folder.resolve("game.txt").toString();
            Run.of(
                    "play",
                    "pokemon",
                    "--decks",
                    deck + ",dark-box",
                    "--cards",
                    cards,
                    "--seats",
                    "random,random",
                    "--seed",
                    "3",
                    "--record",
                    record);
            Path file = Path.of(record);
            Files.writeString(file, Files.readString(file).replace("\"hp\":70", "\"hp\":75"));
            Run again = Run.of("replay", record);
            assertThat(again.status()).isEqualTo(2);
            assertThat(again.err()).contains("/cards/", "/face/hp", "75");
        }
    }

    @Nested
    class A_file_that_is_wrong {
        @Test
        void is_refused_with_everything_that_is() throws IOException {
            String bad = file(
                    "bad.json",
                    example()
                            .replace("\"hp\":70", "\"hp\":7")
                            .replace("\"shuffle\"", "\"shake\"")
                            .replace("RC", "XC"));
            Run run = Run.of("simulate", "pokemon", "--decks", "dark-box,dark-box", "--cards", bad, "--games", "1");
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains(
                            "/cards/0/face/attacks/0/cost",
                            "/cards/1/face/program/steps/0/then/steps/3/type",
                            "bad.json");
        }

        @Test
        void is_not_there() {
            Run run = Run.of(
                    "play", "pokemon", "--cards", folder.resolve("none.json").toString());
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("none.json", "there is no such file");
        }

        @Test
        void is_for_another_game() {
            assertThat(Run.of("play", "ginrummy", "--cards", cards).err()).contains("--cards");
            assertThat(Run.of("cards", "heretoslay", "--cards", cards).err()).contains("/game", "\"heretoslay\"");
        }
    }
}
