package dev.croupier.frontend.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.table.HtsAction;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedPlayerTest {
    private static final TypedPlayer TYPED = new TypedPlayer(new Names(Array.of("You", "Bot 2", "Bot 3")), Seat.of(0));

    @ParameterizedTest
    @CsvSource({
        "player 2, player 1",
        "player 1, player 0",
        "player bot 2, player 1",
        "PLAYER Bot  3, PLAYER 2",
        "player me, player 0",
        "player you, player 0",
        "modify modifier-minus4 -4 on 2, modify modifier-minus4 -4 on 1",
        "modify modifier-minus4 -4 on bot 3, modify modifier-minus4 -4 on 2",
        "modify modifier-minus4 -4 on me, modify modifier-minus4 -4 on 0",
        "play decoy-doll on bad-axe, play decoy-doll on bad-axe",
        "value 2, value 2",
        "player, player",
        "modify modifier-minus4, modify modifier-minus4"
    })
    void a_player_is_called_as_at_the_table(String typed, String notation) {
        assertThat(TYPED.expanded(typed).get()).isEqualTo(notation);
    }

    @Test
    void the_only_bot_has_a_name_and_a_number() {
        TypedPlayer two = new TypedPlayer(new Names(Array.of("You", "Bot")), Seat.of(0));

        assertThat(Array.of("player bot", "player 2", "player Bot 2")
                        .map(typed -> two.expanded(typed).get()))
                .containsOnly("player 1");
        assertThat(two.expanded("player 3").getLeft())
                .isEqualTo("Nobody here is called '3'; the players are: 1 You, 2 Bot");
    }

    @Test
    void who_is_not_here_is_told_who_is() {
        assertThat(TYPED.expanded("player 0").getLeft())
                .isEqualTo("Nobody here is called '0'; the players are: 1 You, Bot 2, Bot 3");
        assertThat(TYPED.expanded("modify modifier-plus4 +4 on bob").getLeft()).contains("'bob'");
    }

    @Test
    void an_action_is_told_as_it_is_typed() {
        assertThat(TYPED.shown(new HtsAction.ChoosePlayer(Seat.of(0), Seat.of(1)), "player 1"))
                .isEqualTo("player bot 2");
        assertThat(TYPED.shown(new HtsAction.ChoosePlayer(Seat.of(0), Seat.of(0)), "player 0"))
                .isEqualTo("player me");
        assertThat(TYPED.shown(new HtsAction.DrawCard(Seat.of(0)), "draw")).isEqualTo("draw");
    }
}
