package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PokemonModuleTest {
    private final PokemonModule module = new PokemonModule();

    private Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game(
            String decks, String... options) {
        return module.game(choice(decks, Option.none(), Option.none(), options));
    }

    private static GameChoice choice(String decks, Option<String> variant, Option<Integer> seats, String... options) {
        Array<Brought> named =
                decks.isEmpty() ? Array.empty() : Array.of(decks.split(",", -1)).map(PokemonModuleTest::brought);
        return new GameChoice(variant, Array.of(options), false, seats, named);
    }

    private static Brought brought(String name) {
        return BroughtFiles.named(name, StarterDeck.all().map(StarterDeck::id));
    }

    @Nested
    class When_a_game_is_set_up {
        @Test
        void two_sit_down_with_a_deck_each_where_nothing_is_said() {
            assertThat(game("").get().seats()).isEqualTo(2);
            assertThat(game("").get().id().options()).endsWith(",decks=dragapult-ex/dark-box");
        }

        @Test
        void each_deck_has_a_seat() {
            assertThat(game("dark-box,dark-box,gengar-gang").get().seats()).isEqualTo(3);
        }

        @Test
        void as_many_decks_are_needed_as_players() {
            assertThat(game("dark-box").getLeft()).contains("2 players need 2 decks, not 1");
            assertThat(module.game(choice("", Option.none(), Option.some(3))).getLeft())
                    .contains("3 players need 3 decks, not 2");
            assertThat(module.game(choice("", Option.none(), Option.some(1))).getLeft())
                    .isEqualTo("the Pokémon TCG is for 2 players or more, not 1");
        }

        @Test
        void an_option_comes_after_the_variant() {
            String options = module.game(choice("", Option.some("simulation"), Option.none(), "turnLimit=7"))
                    .get()
                    .id()
                    .options();

            assertThat(options).contains("turnLimit=7", "autoResolveForcedPublicChoice=true");
        }

        @Test
        void what_there_is_not_is_refused() {
            assertThat(module.game(choice("", Option.some("whist"), Option.none()))
                            .getLeft())
                    .contains("whist", "official2026");
            assertThat(game("", "colour=red").getLeft()).contains("colour", "mulliganDraw");
            assertThat(game("", "prizes").getLeft()).contains("name=value");
            assertThat(game("", "prizes=7").getLeft()).contains("prizes=7", "1…6");
            assertThat(module.game(new GameChoice(Option.none(), Array.empty(), true, Option.none(), Array.empty()))
                            .getLeft())
                    .contains("leave --hand out");
        }

        @Test
        void an_unknown_deck_is_told_those_that_there_are() {
            assertThat(module.game(new GameChoice(
                                    Option.none(),
                                    Array.empty(),
                                    false,
                                    Option.none(),
                                    Array.of("dark-box", "pack").map(Brought::known)))
                            .getLeft())
                    .contains(
                            "no deck pack comes with the engine",
                            StarterDeck.all().map(StarterDeck::id).mkString(", "));
        }
    }

    @Nested
    class When_a_simulation_goes_through_decks {
        @Test
        void it_is_all_pairs_of_those_that_come_along() {
            Array<String> pairs = module.games(choice("", Option.none(), Option.none()))
                    .get()
                    .map(game ->
                            ((DealtGame) game).decks().map(BroughtDeck::name).mkString(" "));

            assertThat(pairs).hasSize(25).doesNotHaveDuplicates().contains("dark-box dark-box");
        }

        @Test
        void it_is_one_where_decks_are_named() {
            assertThat(module.games(choice("dark-box,gengar-gang", Option.none(), Option.none()))
                            .get())
                    .hasSize(1);
        }
    }

    @Nested
    class When_a_game_was_recorded {
        @TempDir
        Path folder = Path.of("");

        @Test
        void it_is_made_again_by_its_options_and_decks() {
            GameId id = game("gengar-gang,beginner-lucario", "prizes=3").get().id();

            assertThat(module.recorded(id).get().get().id()).isEqualTo(id);
        }

        @Test
        void a_deck_of_a_file_is_whole_in_it() throws IOException {
            String list = StarterDeck.named("dark-box").get().text();
            Path file = Files.writeString(
                    folder.resolve("my deck, new.txt"), list.replace("4 Toxel", "3 Toxel") + "\n1 Darkness Energy\n");
            GameId id = module.game(new GameChoice(
                            Option.none(),
                            Array.empty(),
                            false,
                            Option.none(),
                            Array.of(file.toString(), "dark-box").map(PokemonModuleTest::brought)))
                    .get()
                    .id();
            Files.delete(file);

            assertThat(id.options())
                    .contains("my-deck--new.txt:", "3*PFL-67", "+")
                    .endsWith("/dark-box");
            assertThat(module.recorded(id).get().get().id()).isEqualTo(id);
        }

        @Test
        void a_file_called_like_another_deck_stays_what_it_is() throws IOException {
            Path file = Files.writeString(
                    folder.resolve("gengar-gang"),
                    StarterDeck.named("dark-box").get().text());
            BroughtDeck deck =
                    BroughtDeck.of(brought(file.toString()), OwnCards.none()).get();

            assertThat(BroughtDeck.inOneWord(deck.word(), OwnCards.none())
                            .get()
                            .cards()
                            .sorted())
                    .isEqualTo(deck.cards().sorted());
        }

        @Test
        void a_word_that_is_no_deck_is_refused() {
            assertThat(BroughtDeck.inOneWord("mine:4*XYZ-1", OwnCards.none()).getLeft())
                    .contains("mine", "XYZ 1");
            assertThat(BroughtDeck.inOneWord("mine:PFL-67", OwnCards.none()).getLeft())
                    .contains("mine", "PFL-67");
            assertThat(BroughtDeck.inOneWord("mine:4*PFL", OwnCards.none()).getLeft())
                    .contains("mine", "4*PFL");
        }

        @Test
        void a_word_is_never_a_file() throws IOException {
            Path file = Files.writeString(
                    folder.resolve("dark"), StarterDeck.named("dark-box").get().text());
            assertThat(BroughtDeck.inOneWord(file.toString(), OwnCards.none()).getLeft())
                    .startsWith("no deck " + file + " comes with the engine");
        }

        @Test
        void one_without_decks_cannot_be_made() {
            assertThat(module.recorded(new GameId("pokemon", 1, "prizes=6"))
                            .get()
                            .getLeft())
                    .isEqualTo("the recording does not name its decks");
        }

        @Test
        void another_game_is_none_of_its_own() {
            assertThat(module.recorded(new GameId("ginrummy", 1, ""))).isEmpty();
        }
    }

    @Nested
    class When_a_game_ends {
        @Test
        void its_reasons_are_told_without_a_seat() {
            assertThat(module.reasons())
                    .allSatisfy(reason -> assertThat(reason.english()).doesNotContain("{"));
        }
    }
}
