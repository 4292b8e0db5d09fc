package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Decision;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.Windows;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DecisionsTest {
    /** The kind, the question and what is played by default. */
    private static String asked(Scene scene) {
        Decision<HtsAction> decision =
                scene.game().turn(scene.state()).decision(scene.seat()).get();
        return decision.kind() + ": " + decision.prompt().english() + " "
                + scene.game().notation().text(decision.byDefault().get());
    }

    @Test
    void each_moment_asks_its_question() {
        assertThat(asked(Table.of(2).play())).isEqualTo("turn: your turn, 3 action points left: what do you do? 0 end");
        Scene played = Table.of(2).hand(0, "peanut").hand(1, "challenge").play().does("0 play peanut");
        assertThat(asked(played)).isEqualTo("challenge: challenge Peanut, announced by seat 0? 1 pass");
        played.does("1 pass");
        assertThat(asked(played)).startsWith("offer: you may ").endsWith(" 0 decline");
        played.does("0 accept", 3, 4);
        assertThat(asked(played)).isEqualTo("modifiers: play a Modifier? seat 0 rolled 3+4 = 7 1 pass");
        assertThat(asked(Table.of(2)
                        .party(0, "bad-axe")
                        .party(1, "hook", "fluffy")
                        .play()
                        .does("0 use bad-axe", 6, 6)))
                .isEqualTo("choose-hero: choose a Hero of another player 0 hero hook");
        assertThat(asked(Table.of(2)
                        .party(0, "wildshot")
                        .deck("hook", "fluffy", "peanut")
                        .play()
                        .does("0 use wildshot", 6, 6)
                        .pass()))
                .isEqualTo("discard: choose a card to discard 0 card peanut");
        assertThat(asked(Table.of(2)
                        .party(0, "spooky")
                        .party(1, "hook", "fluffy")
                        .play()
                        .does("0 use spooky", 6, 6)
                        .pass()))
                .isEqualTo("sacrifice-together: choose a Hero to sacrifice 1 hero hook");
    }

    @Test
    void the_card_that_asks_is_named() {
        Scene scene = Table.of(2).party(0, "bear-claw").play().does("0 use bear-claw", 6, 6);
        assertThat(scene.game().turn(scene.state()).decision(Seat.of(0)).get().source())
                .containsExactly("Bear Claw");
    }

    @ParameterizedTest
    @EnumSource(Windows.class)
    void defaults_are_legal_and_what_is_optional_may_be_left_undone(Windows windows) {
        for (int seed = 0; seed < 6; seed++) {
            HereToSlay game =
                    HereToSlay.of(HtsRules.seed().withSeats(2 + seed % 5).withWindows(windows));
            Step<HtsState, HtsEvent> step = game.start(Randomness.seeded(seed));
            Chance chance = Randomness.seeded(seed).open();
            for (int i = 0; i < 250 && step.state().outcome() == null; i++) {
                HtsState state = step.state();
                Turn<HtsAction> turn = game.turn(state);
                for (Seat seat : turn.toAct()) {
                    Decision<HtsAction> decision = turn.decision(seat).get();
                    assertThat(game.legalActions(state, seat))
                            .contains(decision.byDefault().get());
                    assertThat(!decision.optional()
                                    || isQuiet(decision.byDefault().get()))
                            .as(decision.kind())
                            .isTrue();
                    assertThat(decision.prompt().english()).isNotBlank();
                }
                var legal = game.legalActions(state);
                step = game.applyUnchecked(state, legal.get(chance.below(legal.size())), step.randomness());
            }
        }
    }

    private static boolean isQuiet(HtsAction action) {
        return action instanceof HtsAction.Pass
                || action instanceof HtsAction.Decline
                || action instanceof HtsAction.EndTurn;
    }
}
