package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every seat does something to every other seat, at tables of every size. */
class SeatsTest {
    static Stream<Arguments> pairs() {
        return Array.rangeClosed(2, 6)
                .flatMap(seats -> Array.range(0, seats)
                        .flatMap(actor ->
                                Array.range(0, seats).remove(actor).map(target -> Arguments.of(seats, actor, target))))
                .toJavaStream();
    }

    static Stream<Arguments> alone() {
        return Array.rangeClosed(2, 6)
                .flatMap(seats -> Array.range(0, seats).map(actor -> Arguments.of(seats, actor)))
                .toJavaStream();
    }

    private static Table table(int seats, int actor) {
        return Table.of(seats).turn(actor, 3);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-B31")
    void a_hero_is_destroyed(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .party(actor, "bad-axe")
                .party(target, "hook")
                .play()
                .does(actor + " use bad-axe", 6, 6)
                .does(actor + " hero hook")
                .pass();
        assertThat(scene.party(target)).isEmpty();
        assertThat(scene.party(actor)).containsExactly("bad-axe");
        assertThat(scene.discards()).containsExactly("hook");
        assertThat(scene.active()).isEqualTo(actor);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-B31")
    void a_hero_is_stolen(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .party(actor, "kit-napper")
                .party(target, "hook")
                .play()
                .does(actor + " use kit-napper", 6, 6)
                .does(actor + " hero hook")
                .pass();
        assertThat(scene.party(target)).isEmpty();
        assertThat(scene.party(actor)).containsExactlyInAnyOrder("kit-napper", "hook");
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule({"HTS-B31", "HTS-EFF-01"})
    void a_card_is_pulled(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .party(actor, "fury-knuckle")
                .hand(target, "hook")
                .play();
        scene.does(actor + " use fury-knuckle", 6, 6);
        assertThat(scene.legal())
                .containsExactlyElementsOf(
                        Array.range(1, seats).map(step -> actor + " player " + (actor + step) % seats));
        scene.does(actor + " player " + target).pass();
        assertThat(scene.hand(actor)).containsExactly("hook");
        assertThat(scene.hand(target)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule({"HTS-CHL-03", "HTS-CHL-06"})
    void a_play_is_challenged(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .hand(actor, "peanut")
                .hand(target, "challenge")
                .play()
                .does(actor + " play peanut");
        for (int seat = (actor + 1) % seats; seat != target; seat = (seat + 1) % seats) {
            scene.does(seat + " pass");
        }
        scene.does(target + " challenge challenge", 4, 4, 3, 5);
        assertThat(scene.total(target)).isEqualTo(8);
        assertThat(scene.total(actor)).isEqualTo(8);
        scene.pass();
        assertThat(scene.party(actor)).isEmpty();
        assertThat(scene.discards()).containsExactly("peanut", "challenge");
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule({"HTS-MOD-02", "HTS-MOD-03"})
    void a_roll_is_modified_by_another_and_by_the_roller(int seats, int actor, int other) {
        Scene scene = table(seats, actor)
                .party(actor, "peanut")
                .hand(actor, "modifier-plus4")
                .hand(other, "modifier-minus4")
                .play()
                .does(actor + " use peanut", 1, 2);
        until(scene, other);
        scene.does(other + " modify modifier-minus4 -4 on " + actor);
        assertThat(scene.total(actor)).isEqualTo(-1);
        assertThat(scene.seat()).isEqualTo(Seat.of((actor + 1) % seats));
        until(scene, actor);
        scene.does(actor + " modify modifier-plus4 +4 on " + actor);
        assertThat(scene.total(actor)).isEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-CHL-05")
    void both_rolls_of_a_challenge_are_modified_by_anybody(int seats, int actor, int target) {
        for (int third = 0; third < seats; third++) {
            Scene scene = table(seats, actor)
                    .hand(actor, "peanut")
                    .hand(target, "challenge")
                    .hand(third, "modifier-plus4", "modifier-minus4")
                    .play()
                    .does(actor + " play peanut");
            for (int seat = (actor + 1) % seats; seat != target; seat = (seat + 1) % seats) {
                scene.does(seat + " pass");
            }
            scene.does(target + " challenge challenge", 3, 3, 3, 3);
            until(scene, third);
            scene.does(third + " modify modifier-plus4 +4 on " + actor);
            until(scene, third);
            scene.does(third + " modify modifier-minus4 -4 on " + target);
            assertThat(scene.total(actor)).isEqualTo(10);
            assertThat(scene.total(target)).isEqualTo(2);
            scene.pass();
            assertThat(scene.party(actor)).containsExactly("peanut");
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-WITHDRAW")
    void somebody_leaves_while_a_roll_is_on(int seats, int actor, int leaver) {
        Scene scene = table(seats, actor)
                .party(actor, "peanut")
                .hand(leaver, "hook")
                .play()
                .does(actor + " use peanut", 3, 4)
                .leaves(leaver);
        if (seats == 2) {
            assertThat(scene.outcome().winners()).containsExactly(Seat.of(actor));
            return;
        }
        assertThat(scene.pending()).isEqualTo("modifiers");
        scene.pass();
        assertThat(scene.hand(actor)).hasSize(2);
        scene.does(actor + " end");
        int next = (actor + 1) % seats;
        assertThat(scene.active()).isEqualTo(next == leaver ? (next + 1) % seats : next);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-EFF-20")
    void hands_are_swapped(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .party(actor, "dodgy-dealer")
                .hand(actor, "peanut")
                .hand(target, "hook", "fluffy")
                .play()
                .does(actor + " use dodgy-dealer", 6, 6)
                .does(actor + " player " + target)
                .pass();
        assertThat(scene.hand(actor)).containsExactly("hook", "fluffy");
        assertThat(scene.hand(target)).containsExactly("peanut");
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @ForRule("HTS-B21")
    void a_cursed_item_is_put_on_a_hero(int seats, int actor, int target) {
        Scene scene = table(seats, actor)
                .hand(actor, "sealing-key")
                .party(target, "hook")
                .play()
                .does(actor + " play sealing-key on hook")
                .pass();
        assertThat(scene.worn("hook")).containsExactly("sealing-key");
        assertThat(scene.party(target)).containsExactly("hook");
    }

    @ParameterizedTest
    @MethodSource("alone")
    @ForRule("HTS-ALL")
    void everybody_else_gives_a_card(int seats, int actor) {
        Array<String> cards = Array.of("hook", "fluffy", "spooky", "peanut", "snowball", "buttons");
        Table table = table(seats, actor).party(actor, "greedy-cheeks");
        Array<Integer> others = Array.range(0, seats).remove(actor);
        others.forEach(seat -> table.hand(seat, cards.get(seat)));
        Scene scene = table.play().does(actor + " use greedy-cheeks", 6, 6).pass();
        assertThat(scene.toAct()).isEqualTo(others);
        others.reverse().forEach(seat -> scene.does(seat + " card " + cards.get(seat)));
        assertThat(scene.hand(actor)).containsExactlyInAnyOrderElementsOf(others.map(cards::get));
        assertThat(scene.pending()).isEqualTo("turn");
    }

    private static void until(Scene scene, int seat) {
        while (scene.seat().index() != seat) {
            scene.does(scene.seat() + " pass");
        }
    }
}
