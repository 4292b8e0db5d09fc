package dev.croupier.heretoslay.ending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.Windows;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ForRule("HTS-WITHDRAW")
class WithdrawTest {
    private static Table used(String hero, Table table) {
        return table.party(0, hero);
    }

    private static Scene rolled(String hero, Table table) {
        return used(hero, table).play().does("0 use " + hero, 6, 6);
    }

    private static Scene played(Table table) {
        return table.hand(0, "peanut").hand(1, "challenge", "spooky").play().does("0 play peanut");
    }

    private static Arguments at(String kind, Supplier<Scene> scene) {
        return Arguments.of(kind, scene);
    }

    /** A scene of three players for each kind of decision that can be pending. */
    static Stream<Arguments> decisions() {
        return Stream.of(
                at("turn", () -> Table.of(3).hand(1, "hook").party(2, "fluffy").play()),
                at("challenge", () -> played(Table.of(3))),
                at("challenge", () -> played(Table.of(3).rules(rules -> rules.withWindows(Windows.FIRST_COMER)))),
                at("modifiers", () -> played(Table.of(3)).does("1 challenge challenge", 3, 3, 4, 4)),
                at(
                        "discard",
                        () -> played(Table.of(3).slain(0, "bloodwing"))
                                .does("1 challenge challenge")
                                .does("0 accept")),
                at("offer", () -> played(Table.of(3)).pass()),
                at("choose-player", () -> rolled("bear-claw", Table.of(3).hand(1, "hook"))),
                at(
                        "choose-hero",
                        () -> rolled("bad-axe", Table.of(3).party(1, "hook").party(2, "fluffy"))),
                at(
                        "modifiers",
                        () -> rolled("bad-axe", Table.of(3).party(1, "hook").party(2, "fluffy"))
                                .does("0 hero hook")),
                at(
                        "modifiers",
                        () -> rolled("peanut", Table.of(3).rules(rules -> rules.withWindows(Windows.FIRST_COMER)))),
                at(
                        "discard-together",
                        () -> rolled("beary-wise", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                                .pass()),
                at(
                        "discard-together",
                        () -> rolled("beary-wise", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                                .pass()
                                .does("2 card fluffy")),
                at(
                        "choose-card",
                        () -> rolled("beary-wise", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                                .pass()
                                .does("1 card hook")
                                .does("2 card fluffy")),
                at(
                        "give",
                        () -> rolled(
                                        "greedy-cheeks",
                                        Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                                .pass()),
                at(
                        "sacrifice-together",
                        () -> rolled("spooky", Table.of(3).party(1, "hook").party(2, "fluffy"))
                                .pass()),
                at(
                        "choose-hero",
                        () -> rolled("hopper", Table.of(3).party(1, "hook", "buttons"))
                                .does("0 player 1")
                                .pass()),
                at(
                        "discard",
                        () -> rolled("heavy-bear", Table.of(3).hand(1, "hook", "fluffy"))
                                .does("0 player 1")
                                .pass()),
                at(
                        "offer",
                        () -> rolled("plundering-puma", Table.of(3).hand(1, "hook", "fluffy"))
                                .does("0 player 1")
                                .pass()),
                at(
                        "take-from-hand",
                        () -> rolled("silent-shadow", Table.of(3).hand(1, "hook", "fluffy"))
                                .does("0 player 1")
                                .pass()),
                at("play-now", () -> rolled("mellow-dee", Table.of(3)).pass()),
                at("reveal", () -> rolled("pan-chucks", Table.of(3)).pass()),
                at("take-of-deck", () -> rolled("bullseye", Table.of(3)).pass()),
                at(
                        "put-back",
                        () -> rolled("bullseye", Table.of(3).deck("hook", "fluffy", "spooky"))
                                .pass()
                                .does("0 card hook")),
                at(
                        "order-skills",
                        () -> rolled(
                                        "peanut",
                                        Table.of(3)
                                                .slain(0, "abyss-queen", "crowned-serpent")
                                                .hand(1, "modifier-plus4"))
                                .does("1 modify modifier-plus4 +4 on 0")),
                at(
                        "offer",
                        () -> rolled(
                                        "bad-axe",
                                        Table.of(3)
                                                .slain(1, "dracos")
                                                .party(1, "hook")
                                                .party(2, "fluffy"))
                                .does("0 hero hook")
                                .pass()),
                at(
                        "choose-value",
                        () -> rolled(
                                        "peanut",
                                        Table.of(3)
                                                .leader(1, "the-protecting-horn")
                                                .hand(1, "modifier-plus4"))
                                .does("1 modify modifier-plus4 +4 on 0")
                                .does("1 accept")));
    }

    private static int cards(HtsState state) {
        return state.players()
                        .map(player -> player.hand().size() + player.heroes().size())
                        .sum()
                        .intValue()
                + state.equipment().items().size()
                + state.piles().deck().size()
                + state.piles().discards().size()
                + state.piles().resolving().size();
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void each_seat_may_leave_at_each_kind_of_decision_and_the_others_play_on(String kind, Supplier<Scene> at) {
        for (int seat = 0; seat < 3; seat++) {
            Scene scene = at.get();
            assertThat(scene.pending()).isEqualTo(kind);
            boolean own = scene.active() == seat;
            scene.leaves(seat);
            assertThat(scene.events(HtsEvent.Withdrew.class)).hasSize(1);
            assertThat(cards(scene.state())).isEqualTo(115);
            assertThat(scene.hand(seat)).isEmpty();
            assertThat(scene.party(seat)).isEmpty();
            assertThat(scene.toAct()).isNotEmpty().doesNotContain(seat);
            if (own) {
                assertThat(scene.state().piles().resolving().isEmpty()).isTrue();
            }
            if (own && scene.pending().equals("turn")) {
                assertThat(scene.active()).isEqualTo((seat + 1) % 3);
                assertThat(scene.points()).isEqualTo(3);
            }
            goesOnWithout(Seat.of(seat), scene.game(), scene.state());
        }
    }

    /** Sixty decisions, as quiet as they can be. */
    private static void goesOnWithout(Seat gone, HereToSlay game, HtsState from) {
        Step<HtsState, HtsEvent> step = new Step<>(from, Array.empty(), Array.empty(), Randomness.seeded(gone.index()));
        for (int i = 0; i < 60 && step.state().outcome() == null; i++) {
            HtsState state = step.state();
            var turn = game.turn(state);
            Seat seat = turn.toAct().head();
            assertThat(turn.toAct()).doesNotContain(gone);
            HtsAction quiet = turn.decision(seat).get().byDefault().get();
            step = game.apply(state, quiet, step.randomness()).get();
        }
        assertThat(cards(step.state())).isEqualTo(115);
        assertThat(step.state().turn().seat()).isNotEqualTo(gone);
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void who_is_left_alone_wins_at_each_kind_of_decision(String kind, Supplier<Scene> at) {
        for (int seat = 0; seat < 3; seat++) {
            Scene scene = at.get().leaves(seat).leaves((seat + 1) % 3);
            assertThat(scene.pending()).as(kind).isEqualTo("over");
            assertThat(scene.outcome().winners()).containsExactly(Seat.of((seat + 2) % 3));
        }
    }

    @Test
    @ForRule("HTS-PIL-03")
    void who_withdrew_plays_no_more_turns_and_the_last_one_wins() {
        Scene scene = Table.of(4).play().leaves(1).does("0 end");
        assertThat(scene.active()).isEqualTo(2);
        scene.leaves(3).does("2 end");
        assertThat(scene.active()).isZero();
        scene.leaves(0);
        assertThat(scene.outcome().winners()).containsExactly(Seat.of(2));
        assertThat(scene.outcome().reason().english()).isEqualTo("all but seat 2 left the table");
        assertThat(scene.leaves(2).outcome().winners()).containsExactly(Seat.of(2));
    }

    @Test
    void cards_go_to_the_discard_pile_and_leader_and_monsters_out_of_the_game() {
        Scene scene = Table.of(3)
                .leader(1, "the-cloaked-sage")
                .slain(1, "terratuga", "crowned-serpent")
                .hand(1, "hook")
                .party(1, "fluffy")
                .wears("fluffy", "bard-mask")
                .party(0, "peanut")
                .hand(0, "modifier-plus4")
                .play()
                .leaves(1);
        assertThat(scene.discards()).containsExactlyInAnyOrder("hook", "fluffy", "bard-mask");
        assertThat(scene.view(0).player(Seat.of(1)).leader()).isEmpty();
        assertThat(scene.row()).isEmpty();
        scene.does("0 use peanut", 1, 1).does("2 pass").does("0 modify modifier-plus4 +4 on 0");
        assertThat(scene.pending()).as("no skill answers any more").isEqualTo("modifiers");
    }

    @Test
    void it_is_no_legal_action() {
        Scene scene = Table.of(3).play();
        assertThat(scene.legal()).containsExactly("0 draw", "0 refresh", "0 end");
        assertThat(scene.game().notation().parse("0 withdraw").isLeft()).isTrue();
    }

    @Test
    @ForRule("HTS-EFF-22")
    void what_is_the_only_choice_then_is_made_by_the_rules_where_they_do_that() {
        Scene scene = rolled(
                "bad-axe",
                Table.of(3)
                        .rules(rules -> rules.withAutoResolveForcedPublicChoice(true))
                        .party(1, "hook")
                        .party(2, "fluffy"));
        assertThat(scene.pending()).isEqualTo("choose-hero");
        scene.leaves(1);
        assertThat(scene.pending()).isEqualTo("modifiers");
        scene.pass();
        assertThat(scene.party(2)).isEmpty();
    }

    @Nested
    class When_a_challenge_is_on {
        @Test
        void a_challenger_who_leaves_has_not_challenged() {
            Scene scene = played(Table.of(3))
                    .does("1 challenge challenge", 6, 6, 1, 1)
                    .leaves(1);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass();
            assertThat(scene.party(0)).containsExactly("peanut");
        }

        @Test
        void nobody_rolls_when_the_challenger_left_before_the_dice() {
            Scene scene = played(Table.of(3).slain(0, "bloodwing"))
                    .does("1 challenge challenge")
                    .does("0 accept")
                    .leaves(1);
            assertThat(scene.party(0)).containsExactly("peanut");
            assertThat(scene.pending()).isEqualTo("offer");
        }

        @Test
        void what_the_one_who_leaves_was_playing_is_discarded() {
            Scene scene = played(Table.of(3)).leaves(0);
            assertThat(scene.discards()).containsExactly("peanut");
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        void the_window_goes_on_without_the_one_who_left() {
            Scene scene = played(Table.of(4)).does("1 pass").leaves(2);
            assertThat(scene.pending()).isEqualTo("challenge");
            assertThat(scene.toAct()).containsExactly(3);
        }
    }

    @Nested
    class When_choices_are_secret {
        @Test
        void they_happen_when_the_last_who_was_asked_leaves() {
            Scene scene = rolled("beary-wise", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                    .pass()
                    .does("2 card fluffy")
                    .leaves(1);
            assertThat(scene.legal()).containsExactly("0 card fluffy");
        }

        @Test
        void the_choice_of_the_one_who_leaves_vanishes() {
            Scene scene = rolled("greedy-cheeks", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                    .pass()
                    .does("2 card fluffy")
                    .leaves(2)
                    .does("1 card hook");
            assertThat(scene.hand(0)).containsExactly("hook");
            assertThat(scene.discards()).containsExactly("fluffy");
        }
    }

    @Nested
    class When_leaders_are_chosen {
        @ParameterizedTest
        @ValueSource(ints = {0, 1, 2, 3})
        void the_others_go_on_choosing(int leaver) {
            HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(4));
            for (int seed = 0; seed < 8; seed++) {
                Step<HtsState, HtsEvent> step = game.start(Randomness.seeded(seed));
                step = game.apply(step.state(), game.legalActions(step.state()).head(), step.randomness())
                        .get();
                step = game.withdraw(step.state(), Seat.of(leaver), step.randomness());
                while (step.state().turn().number() == 0) {
                    assertThat(game.turn(step.state()).toAct()).doesNotContain(Seat.of(leaver));
                    step = game.apply(
                                    step.state(),
                                    game.legalActions(step.state()).head(),
                                    step.randomness())
                            .get();
                }
                HtsState state = step.state();
                assertThat(Array.range(0, 4)
                                .map(seat -> state.hand(Seat.of(seat)).size()))
                        .isEqualTo(Array.range(0, 4).map(seat -> seat == leaver ? 0 : 5));
                assertThat(state.turn().seat()).isNotEqualTo(Seat.of(leaver));
            }
        }
    }

    @Test
    void a_session_lets_a_seat_withdraw_whose_decision_it_is_not() {
        var session = Session.start(HereToSlay.of(HtsRules.seed().withSeats(3)), Randomness.seeded(1));
        Seat other = session.toAct().head().next(3);
        assertThat(session.withdraw(other).toAct()).doesNotContain(other).hasSize(1);
    }
}
