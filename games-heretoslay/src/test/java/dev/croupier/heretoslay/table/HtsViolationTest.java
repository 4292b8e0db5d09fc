package dev.croupier.heretoslay.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.croupier.core.Message;
import dev.croupier.core.Violation;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.card.Write;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reason against an action, with its evidence and its English text. */
class HtsViolationTest {
    private static Table withBardChallenge() {
        Catalogue base = BaseGame.catalogue();
        return Table.of(
                2,
                new Catalogue(
                        base.main().append(Write.challenge("Bard Challenge", 1, HeroClass.BARD, 2)),
                        base.monsters(),
                        base.leaders()));
    }

    static Stream<Arguments> reasons() {
        return Stream.of(
                arguments(
                        Table.of(2).play(),
                        "0 pass",
                        "there is nothing to pass",
                        "it is your turn",
                        "there is nothing to pass; it is your turn [HTS-MOD-03]"),
                notAsked("challenge challenge", "no card is announced that could be challenged", "HTS-CHL-02"),
                notAsked("modify modifier-plus4 +4 on 0", "no roll can be changed", "HTS-MOD-01"),
                notAsked("accept", "nothing is offered", "HTS-SKILL"),
                notAsked("decline", "nothing is offered", "HTS-SKILL"),
                notAsked("leader the-divine-arrow", "no Party Leader is to be chosen", "HTS-B3"),
                notAsked("card peanut", "no card is to be chosen", "HTS-EFF-06"),
                notAsked("hero peanut", "no Hero is to be chosen", "HTS-DECL"),
                notAsked("player 1", "no player is to be chosen", "HTS-DECL"),
                notAsked("value +1", "no number is to be chosen", "HTS-MOD-09"),
                arguments(
                        Table.of(2)
                                .party(0, "fuzzy-cheeks")
                                .hand(0, "peanut")
                                .play()
                                .does("0 use fuzzy-cheeks", 6, 6)
                                .pass(),
                        "0 draw",
                        "that is for your turn, when nothing else is asked",
                        "the question is: play a Hero at once, for no action points?",
                        "that is for your turn, when nothing else is asked; "
                                + "the question is: play a Hero at once, for no action points? [HTS-B9]"),
                arguments(
                        Table.of(3)
                                .party(0, "bad-axe")
                                .party(1, "hook")
                                .party(2, "peanut")
                                .play()
                                .does("0 use bad-axe", 6, 6),
                        "0 hero bad-axe",
                        "Peanut, Hook",
                        "Bad Axe",
                        "Bad Axe cannot be chosen; to choose from: Peanut, Hook [HTS-EFF-03]"),
                arguments(
                        Table.of(2).turn(0, 1).play(),
                        "0 refresh",
                        "3",
                        "1",
                        "this costs 3 action points, and you have 1 left [HTS-TRN-02]"),
                arguments(
                        Table.of(2).play(),
                        "0 play peanut",
                        "peanut",
                        "no such card",
                        "there is no Peanut in your hand [HTS-B10]"),
                arguments(
                        Table.of(2).party(0, "peanut").play().does("0 use peanut", 6, 6),
                        "1 modify modifier-plus4 +4 on 0",
                        "modifier-plus4",
                        "no such card",
                        "there is no Modifier +4 in your hand [HTS-B23]"),
                arguments(
                        Table.of(2).hand(0, "peanut").play().does("0 play peanut"),
                        "1 challenge challenge",
                        "challenge",
                        "no such card",
                        "there is no Challenge in your hand [HTS-B24]"),
                arguments(
                        Table.of(2)
                                .party(0, "mellow-dee")
                                .hand(0, "peanut")
                                .deck("challenge")
                                .play()
                                .does("0 use mellow-dee", 6, 6)
                                .pass(),
                        "0 play peanut",
                        "a Hero that is offered",
                        "peanut",
                        "Peanut cannot be played now, only a Hero that is offered [HTS-B14]"),
                arguments(
                        Table.of(2).hand(0, "challenge").play(),
                        "0 play challenge",
                        "MAGIC",
                        "CHALLENGE",
                        "Challenge is not a Magic [HTS-B10]"),
                arguments(
                        Table.of(2).party(1, "peanut").play(),
                        "0 use peanut",
                        "a Hero of your Party",
                        "peanut",
                        "Peanut is not in your Party [HTS-B11]"),
                arguments(
                        Table.of(2).hand(0, "bard-mask").play(),
                        "0 play bard-mask on hook",
                        "a Hero in play",
                        "hook",
                        "Hook is not in play [HTS-ITM-01]"),
                arguments(
                        Table.of(2)
                                .hand(0, "bard-mask")
                                .party(0, "peanut")
                                .wears("peanut", "decoy-doll")
                                .play(),
                        "0 play bard-mask on peanut",
                        "1",
                        "peanut",
                        "Peanut wears an Item already [HTS-B19]"),
                arguments(
                        Table.of(2).party(0, "peanut").used("peanut").play(),
                        "0 use peanut",
                        "once in a turn",
                        "peanut",
                        "Peanut was rolled for in this turn [HTS-HRO-04]"),
                arguments(
                        Table.of(2)
                                .party(0, "peanut")
                                .wears("peanut", "sealing-key")
                                .play(),
                        "0 use peanut",
                        "an effect that can be used",
                        "sealing-key",
                        "Sealing Key keeps the effect of Peanut from being used [HTS-HRO-06]"),
                arguments(
                        Table.of(2).row("dracos").party(0, "peanut").play(),
                        "0 attack orthus",
                        "a face-up Monster",
                        "orthus",
                        "Orthus is not among the face-up Monsters [HTS-B12]"),
                arguments(
                        Table.of(2).row("dracos").play(),
                        "0 attack dracos",
                        "1 Hero",
                        "no Hero",
                        "to attack Dracos a Party needs 1 Hero; yours has no Hero [HTS-MON-01]"),
                arguments(
                        Table.of(2).leader(0, "the-divine-arrow").play(),
                        "0 skill the-shadow-claw",
                        "a skill that costs action points",
                        "the-shadow-claw",
                        "your Party has no skill of The Shadow Claw that costs action points [HTS-TRN-09]"),
                arguments(
                        Table.of(3)
                                .leader(0, "the-shadow-claw")
                                .hand(1, "peanut", "hook")
                                .play()
                                .does("0 skill the-shadow-claw")
                                .does("0 player 1"),
                        "0 skill the-shadow-claw",
                        "once in a turn",
                        "the-shadow-claw",
                        "The Shadow Claw was used in this turn [HTS-TRN-09]"),
                arguments(
                        Table.of(3).leader(0, "the-shadow-claw").play(),
                        "0 skill the-shadow-claw",
                        "a target",
                        "0",
                        "there is nobody on whom The Shadow Claw could be used [HTS-TRN-09]"),
                arguments(
                        Table.of(2)
                                .party(0, "peanut")
                                .hand(1, "modifier-plus1-minus3")
                                .play()
                                .does("0 use peanut", 1, 1),
                        "1 modify modifier-plus1-minus3 -1 on 0",
                        "+1 or -3",
                        "-1",
                        "Modifier +1/-3 has +1 or -3, not -1 [HTS-MOD-06]"),
                arguments(
                        Table.of(2)
                                .party(0, "peanut")
                                .hand(1, "modifier-plus4")
                                .play()
                                .does("0 use peanut", 1, 1),
                        "1 modify modifier-plus4 +4 on 1",
                        "a roll on the table",
                        "1",
                        "seat 1 has no roll on the table [HTS-MOD-01]"),
                arguments(
                        withBardChallenge()
                                .hand(0, "peanut")
                                .hand(1, "bard-challenge")
                                .play()
                                .does("0 play peanut"),
                        "1 challenge bard-challenge",
                        "BARD",
                        "no such class",
                        "Bard Challenge needs a Bard in your Party [HTS-B24]"),
                arguments(
                        Table.of(2).party(0, "bear-claw").play().does("0 use bear-claw", 6, 6),
                        "0 player 0",
                        "seat 1",
                        "seat 0",
                        "seat 0 cannot be chosen; to choose from: seat 1 [HTS-EFF-02]"),
                arguments(
                        Table.of(3)
                                .party(0, "bad-axe")
                                .party(1, "hook")
                                .party(2, "peanut")
                                .slain(1, "terratuga")
                                .play()
                                .does("0 use bad-axe", 6, 6),
                        "0 hero hook",
                        "a Hero without protection",
                        "terratuga",
                        "Hook is protected by Terratuga [HTS-EFF-15]"),
                arguments(
                        Table.of(2)
                                .party(0, "fuzzy-cheeks")
                                .hand(0, "peanut")
                                .play()
                                .does("0 use fuzzy-cheeks", 6, 6)
                                .pass(),
                        "0 decline",
                        "an answer",
                        "the question is: play a Hero at once, for no action points?",
                        "this cannot be declined; the question is: play a Hero at once, for no action points? "
                                + "[HTS-EFF-06]"));
    }

    /** An answer in the own turn, where nothing is asked. */
    private static Arguments notAsked(String answer, String needed, String rule) {
        return arguments(
                Table.of(2).play(),
                "0 " + answer,
                needed,
                "it is your turn",
                needed + "; it is your turn [" + rule + "]");
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void has_a_rule_evidence_and_words(Scene scene, String action, String needed, String found, String words) {
        Violation reason = scene.refusal(action).head();
        assertThat(reason.explain()).isEqualTo(words);
        assertThat(text(reason.needed())).isEqualTo(needed);
        assertThat(text(reason.found())).isEqualTo(found);
        HtsAction refused = scene.game().notation().parse(action).get();
        assertThat(reason.action()).isEqualTo(refused);
        assertThat(reason.seat()).isEqualTo(refused.seat());
        assertThat(reason.rule().id()).startsWith("HTS-");
    }

    private static String text(Object evidence) {
        return evidence instanceof Message message ? message.english() : evidence.toString();
    }

    @Test
    void every_reason_is_among_these() {
        assertThat(reasons().map(HtsViolationTest::kind).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Array.of(HtsViolation.class.getPermittedSubclasses()).map(Class::getSimpleName));
    }

    private static String kind(Arguments reason) {
        Scene scene = (Scene) reason.get()[0];
        return scene.refusal((String) reason.get()[1]).head().getClass().getSimpleName();
    }

    @Test
    void every_reason_is_given_at_once() {
        Scene scene = Table.of(2).row("orthus").turn(0, 1).play();
        assertThat(scene.broken("0 attack orthus")).containsExactly("HTS-TRN-02", "HTS-MON-01");
        Scene worn = Table.of(2)
                .party(0, "peanut")
                .wears("peanut", "sealing-key")
                .used("peanut")
                .play();
        assertThat(worn.broken("0 use peanut")).containsExactly("HTS-HRO-04", "HTS-HRO-06");
        assertThat(worn.broken("0 play bard-mask on peanut")).containsExactly("HTS-B10", "HTS-B19");
    }

    /** In the other hand, in the deck, in the discard pile, in play. */
    @Test
    void a_card_that_is_not_in_the_hand_is_refused_in_the_same_words_wherever_it_is() {
        Scene scene = Table.of(2)
                .hand(1, "hook")
                .discards("fluffy")
                .deck("spooky")
                .party(1, "buttons")
                .play();
        for (String hero : Array.of("hook", "fluffy", "spooky", "buttons", "snowball")) {
            assertThat(scene.refusal("0 play " + hero).map(Violation::explain))
                    .containsExactly("there is no "
                            + BaseGame.catalogue().named(hero).get().name() + " in your hand [HTS-B10]");
        }
    }

    @Test
    void nothing_is_said_about_the_hand_of_a_seat_whose_turn_it_is_not() {
        Scene scene = Table.of(2).hand(1, "hook").play();
        for (String action : Array.of("1 play hook", "1 play peanut", "1 challenge challenge", "1 card hook")) {
            assertThat(scene.refusal(action).map(Violation::explain))
                    .containsExactly("it is not seat 1's decision now [CORE-TURN]");
        }
    }
}
