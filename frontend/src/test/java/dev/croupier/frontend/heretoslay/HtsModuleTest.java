package dev.croupier.frontend.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HtsModuleTest {
    private final HtsModule module = new HtsModule();

    private Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>> game(
            Option<String> variant, Option<Integer> seats, String... options) {
        return module.game(new GameChoice(variant, Array.of(options), false, seats));
    }

    @Nested
    class When_a_game_is_set_up {
        @Test
        void it_has_as_many_seats_as_were_named() {
            assertThat(game(Option.none(), Option.none()).get().seats()).isEqualTo(2);
            assertThat(game(Option.none(), Option.some(6)).get().seats()).isEqualTo(6);
            assertThat(game(Option.none(), Option.some(7)).getLeft()).contains("2…6 players, not 7", "seats=7");
        }

        @Test
        void an_option_comes_after_the_variant() {
            assertThat(game(Option.some("simulation"), Option.none(), "turnCap=7")
                            .get()
                            .id()
                            .options())
                    .contains("turnCap=7", "autoResolveForcedPublicChoice=true");
        }

        @Test
        void what_there_is_not_is_refused() {
            assertThat(game(Option.some("whist"), Option.none()).getLeft()).contains("whist", "rulebook");
            assertThat(game(Option.none(), Option.none(), "colour=red").getLeft())
                    .contains("colour", "windows");
            assertThat(game(Option.none(), Option.none(), "windows").getLeft()).contains("name=value");
        }
    }

    @Nested
    class When_a_game_was_recorded {
        @Test
        void it_is_made_again_by_its_options() {
            GameId id = game(Option.none(), Option.some(4), "turnCap=9").get().id();

            assertThat(module.recorded(id).get().get().id()).isEqualTo(id);
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
            assertThat(module.reasons().map(reason -> reason.key()))
                    .contains(
                            HtsMessage.WON_BY_MONSTERS.key(),
                            HtsMessage.WON_BY_FULL_PARTY.key(),
                            HtsMessage.WON_BY_STAYING.key(),
                            HtsMessage.TURN_CAP.key());
        }
    }
}
