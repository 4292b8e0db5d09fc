package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.verification.Law;
import dev.croupier.verification.SamplerUniformity;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The sampler against every table that an observer may be looking at, in a box of few cards; and the laws of sampling in mid-effect. */
class HtsSamplerTest {
    private static final Array<String> UNSEEN = Array.of("hook", "fluffy", "spooky", "peanut", "snowball");

    /** A box that has each of these cards once. */
    private static Catalogue box(String... more) {
        Array<Card> cards = UNSEEN.appendAll(Array.of(more))
                .map(id -> BaseGame.catalogue().named(id).get());
        return new Catalogue(cards, Array.empty(), Array.empty());
    }

    /** What others know of each other is not guessed: they are taken to know what everybody knows. */
    private static HtsState asTaken(HtsState state, int observer) {
        return state.withKnown(Array.range(0, state.known().size())
                .map(seat -> seat == observer
                        ? state.known().get(seat)
                        : state.known().last()));
    }

    private static void isUniform(HereToSlay game, int observer, Iterable<HtsState> states, int expected) {
        Array<HtsState> tables =
                Array.ofAll(states).map(state -> asTaken(state, observer)).distinct();
        assertThat(tables).hasSize(expected);
        SamplerUniformity<HtsState, HtsAction, HtsEvent, HtsView> proof =
                SamplerUniformity.of(game, HtsSampler.determinizer());
        proof.check(Seat.of(observer), tables);
    }

    private static String[] texts(Iterable<String> ids) {
        return Array.ofAll(ids).toJavaArray(String[]::new);
    }

    /** Every way to give seat 1 two of the five cards. */
    private static Array<Array<String>> hands() {
        return UNSEEN.combinations(2).map(Array::ofAll).toArray();
    }

    @Test
    void every_hidden_hand_is_as_likely_at_the_beginning_of_a_turn() {
        Catalogue box = box("bad-axe");
        Function<Array<String>, Table> table =
                hand -> Table.of(2, box).party(0, "bad-axe").hand(1, texts(hand));
        isUniform(
                table.apply(hands().head()).game(),
                0,
                hands().map(hand -> table.apply(hand).state()),
                10);
    }

    @Test
    void what_was_pulled_is_known_to_its_old_owner_and_the_rest_is_as_likely_as_ever() {
        Catalogue box = box("fury-knuckle");
        Table first = Table.of(2, box);
        Array<HtsState> states = hands().flatMap(hand -> hand.map(pulled -> Table.of(2, box)
                .party(0, "fury-knuckle")
                .hand(1, texts(hand))
                .play()
                .does("0 use fury-knuckle", 6, 6)
                .does("0 player 1")
                .picking(pulled)
                .pass()
                .state()));
        isUniform(first.game(), 0, states, 20);
        isUniform(first.game(), 1, states, 20);
    }

    @Test
    void what_bullseye_looks_at_is_any_three_cards_for_the_others() {
        Catalogue box = box("bullseye");
        Array<HtsState> states = Array.ofAll(UNSEEN.remove("hook").permutations())
                .map(order -> Array.ofAll(order).take(3))
                .map(top -> Table.of(2, box)
                        .party(0, "bullseye")
                        .hand(1, "hook")
                        .deck(texts(top))
                        .play()
                        .does("0 use bullseye", 6, 6)
                        .pass()
                        .state());
        isUniform(Table.of(2, box).game(), 1, states, 24);
    }

    @Test
    void what_bullseye_keeps_and_puts_back_is_any_for_the_others() {
        Catalogue box = box("bullseye");
        Array<HtsState> states = Array.ofAll(UNSEEN.remove("hook").permutations())
                .map(Array::ofAll)
                .map(order -> Table.of(2, box)
                        .party(0, "bullseye")
                        .hand(1, "hook")
                        .deck(texts(order))
                        .play()
                        .does("0 use bullseye", 6, 6)
                        .pass()
                        .does("0 card " + order.get(0))
                        .does("0 card " + order.get(1))
                        .state());
        isUniform(Table.of(2, box).game(), 1, states, 24);
    }

    @Test
    void a_secret_choice_is_any_card_of_its_hand() {
        Catalogue box = box("beary-wise");
        Array<HtsState> states = hands().flatMap(hand -> hand.flatMap(chosen -> UNSEEN.removeAll(hand)
                .map(other -> Table.of(3, box)
                        .party(0, "beary-wise")
                        .hand(1, texts(hand))
                        .hand(2, other)
                        .play()
                        .does("0 use beary-wise", 6, 6)
                        .pass()
                        .does("1 card " + chosen)
                        .state())));
        isUniform(Table.of(3, box).game(), 0, states, 10 * 2 * 3);
        isUniform(Table.of(3, box).game(), 2, states, 10 * 2 * 3);
    }

    @Test
    void a_drawn_card_that_is_asked_about_is_any_for_the_others() {
        Catalogue box = box("mellow-dee");
        Array<HtsState> states = UNSEEN.flatMap(drawn -> UNSEEN.remove(drawn)
                .map(other -> Table.of(2, box)
                        .party(0, "mellow-dee")
                        .hand(1, other)
                        .deck(drawn)
                        .play()
                        .does("0 use mellow-dee", 6, 6)
                        .pass()
                        .state()));
        isUniform(Table.of(2, box).game(), 1, states, 20);
    }

    static Stream<Arguments> midEffects() {
        return Stream.of(
                Arguments.of(
                        "pulled",
                        Table.of(3)
                                .party(0, "slippery-paws")
                                .hand(0, "challenge")
                                .hand(1, "hook", "challenge", "peanut")
                                .play()
                                .does("0 use slippery-paws", 6, 6)
                                .does("0 player 1")
                                .pass()),
                Arguments.of(
                        "looked at a hand",
                        Table.of(3)
                                .party(0, "silent-shadow")
                                .hand(1, "hook", "challenge", "peanut")
                                .play()
                                .does("0 use silent-shadow", 6, 6)
                                .does("0 player 1")
                                .pass()),
                Arguments.of(
                        "looked at the deck",
                        Table.of(3)
                                .party(0, "bullseye")
                                .hand(1, "hook", "challenge", "peanut")
                                .play()
                                .does("0 use bullseye", 6, 6)
                                .pass()),
                Arguments.of(
                        "chosen in secret",
                        Table.of(4)
                                .party(0, "beary-wise")
                                .hand(1, "hook", "challenge")
                                .hand(2, "fluffy", "modifier-plus4")
                                .hand(3, "spooky", "peanut")
                                .play()
                                .does("0 use beary-wise", 6, 6)
                                .pass()
                                .does("2 card modifier-plus4")),
                Arguments.of(
                        "orthus asks",
                        Table.of(3)
                                .slain(0, "orthus", "malamammoth")
                                .hand(1, "hook", "challenge")
                                .deck("critical-boost")
                                .play()
                                .does("0 draw")),
                Arguments.of(
                        "challenged",
                        Table.of(3)
                                .hand(0, "peanut", "modifier-plus4")
                                .hand(1, "hook", "challenge", "modifier-plus4")
                                .hand(2, "modifier-minus4")
                                .play()
                                .does("0 play peanut")
                                .does("1 challenge challenge", 3, 3, 3, 4)),
                Arguments.of(
                        "swapped",
                        Table.of(3)
                                .party(0, "dodgy-dealer", "sharp-fox")
                                .hand(0, "peanut", "modifier-plus4")
                                .hand(1, "hook", "challenge", "modifier-plus4")
                                .hand(2, "modifier-minus4")
                                .play()
                                .does("0 use sharp-fox", 6, 6)
                                .does("0 player 2")
                                .pass()
                                .does("0 use dodgy-dealer", 6, 6)
                                .does("0 player 1")
                                .pass()));
    }

    @ParameterizedTest
    @MethodSource("midEffects")
    void the_laws_of_sampling_hold_in_the_middle_of_an_effect(String what, Scene scene) {
        HtsRules rules = scene.game().rules();
        HtsLaws.of(rules)
                .openings(randomness -> {
                    Step<HtsState, HtsEvent> opening =
                            new Step<>(scene.state(), Array.empty(), Array.empty(), randomness);
                    return opening;
                })
                .games(2)
                .maxSteps(12)
                .check(
                        Law.SAMPLES_FIT_THE_VIEW,
                        Law.EQUAL_VIEWS_EQUAL_CHOICES,
                        Law.EQUAL_VIEWS_EQUAL_VIOLATIONS,
                        Law.VIEWS_FOLLOW_FROM_EVENTS,
                        Law.SPECTATORS_SEE_NO_MORE,
                        Law.CARDS_ARE_CONSERVED,
                        Law.LEGAL_ACTIONS_APPLY,
                        Law.CANONICAL_FORM_IDENTIFIES);
        assertThat(what).isNotEmpty();
    }
}
