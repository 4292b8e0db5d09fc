package dev.croupier.heretoslay.setup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.card.Write;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.LeaderSelection;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.table.Passive.Trigger;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
    private static HereToSlay game(int seats, LeaderSelection selection) {
        return HereToSlay.of(HtsRules.seed().withSeats(seats).withLeaderSelection(selection));
    }

    private static Step<HtsState, HtsEvent> opening(HereToSlay game, long seed) {
        return game.start(Randomness.seeded(seed));
    }

    private static Step<HtsState, HtsEvent> choosing(HereToSlay game, Step<HtsState, HtsEvent> step) {
        HtsAction first = game.legalActions(step.state()).head();
        return game.apply(step.state(), first, step.randomness()).get();
    }

    /** The table after everybody has taken the first Party Leader that is left. */
    private static HtsState begun(HereToSlay game, long seed) {
        Step<HtsState, HtsEvent> step = opening(game, seed);
        while (step.state().turn().number() == 0) {
            step = choosing(game, step);
        }
        return step.state();
    }

    private static Seat toAct(HereToSlay game, HtsState state) {
        return game.turn(state).toAct().head();
    }

    private static Array<String> offered(HereToSlay game, HtsState state) {
        return Array.ofAll(game.legalActions(state).map(game.notation()::text));
    }

    @Nested
    class The_box {
        private final Catalogue box = BaseGame.catalogue();

        private int count(CardType type) {
            return box.ofType(type).size();
        }

        @Test
        @ForRule("HTS-B1")
        void has_115_cards_6_party_leaders_and_15_monsters() {
            assertThat(box.mainDeck().size()).isEqualTo(115);
            assertThat(box.leaders()).hasSize(6);
            assertThat(box.monsters()).hasSize(15);
            assertThat(count(CardType.HERO)).isEqualTo(48);
            assertThat(count(CardType.ITEM)).isEqualTo(11 + 4);
            assertThat(count(CardType.MAGIC)).isEqualTo(13);
            assertThat(count(CardType.MODIFIER)).isEqualTo(25);
            assertThat(count(CardType.CHALLENGE)).isEqualTo(14);
        }

        @Test
        @ForRule("HTS-B1")
        void two_six_sided_dice_are_rolled() {
            Scene scene = Table.of(2).party(0, "peanut").play().does("0 use peanut", 6, 1);
            HtsEvent.Rolled rolled = scene.events(HtsEvent.Rolled.class).single();
            assertThat(rolled.roll().first()).isEqualTo(6);
            assertThat(rolled.roll().second()).isEqualTo(1);
            HereToSlay game = scene.game();
            HtsState before = Table.of(2).party(0, "peanut").state();
            HtsAction use = game.notation().parse("0 use peanut").get();
            Array<Integer> faces = Array.range(0, 200)
                    .map(seed -> game.applyUnchecked(before, use, Randomness.seeded(seed)))
                    .flatMap(Step::events)
                    .filter(HtsEvent.Rolled.class::isInstance)
                    .map(HtsEvent.Rolled.class::cast)
                    .flatMap(one -> Array.of(one.roll().first(), one.roll().second()));
            assertThat(faces.distinct().sorted()).containsExactly(1, 2, 3, 4, 5, 6);
        }

        @Test
        @ForRule("HTS-B16")
        void has_eight_heroes_and_a_party_leader_of_each_of_the_six_classes() {
            assertThat(HeroClass.values()).hasSize(6);
            for (HeroClass heroClass : HeroClass.values()) {
                assertThat(box.main()
                                .filter(card ->
                                        card.is(CardType.HERO) && card.hero().heroClass() == heroClass))
                        .hasSize(8);
                assertThat(box.leaders().filter(card -> card.leader().heroClass() == heroClass))
                        .hasSize(1);
            }
        }
    }

    @Nested
    class When_party_leaders_are_picked {
        @Test
        @ForRule("HTS-B3")
        void any_seat_may_be_the_first() {
            HereToSlay game = game(4, LeaderSelection.PICK);
            assertThat(Array.range(0, 60)
                            .map(seed ->
                                    toAct(game, opening(game, seed).state()).index())
                            .distinct()
                            .sorted())
                    .containsExactly(0, 1, 2, 3);
        }

        @ParameterizedTest
        @ForRule({"HTS-B3", "HTS-B2"})
        @ValueSource(ints = {2, 3, 4, 5, 6})
        void it_goes_clockwise_and_who_chose_last_begins(int seats) {
            HereToSlay game = game(seats, LeaderSelection.PICK);
            for (long seed = 0; seed < 12; seed++) {
                Step<HtsState, HtsEvent> step = opening(game, seed);
                Seat chooser = toAct(game, step.state());
                for (int i = 0; i < seats; i++) {
                    assertThat(toAct(game, step.state())).isEqualTo(chooser);
                    assertThat(step.state()
                                    .players()
                                    .map(player -> player.hand().size()))
                            .as("nothing is drawn before the last choice")
                            .containsOnly(0);
                    assertThat(step.state().piles().monsterRow()).isEmpty();
                    step = choosing(game, step);
                    assertThat(step.state().player(chooser).leader()).isNotEqualTo(Player.NO_LEADER);
                    chooser = i == seats - 1 ? chooser : chooser.next(seats);
                }
                assertThat(step.state().turn().seat()).isEqualTo(chooser);
                assertThat(step.state().turn().number()).isEqualTo(1);
                assertThat(step.state().players().map(Player::leader).distinct())
                        .hasSize(seats)
                        .doesNotContain(Player.NO_LEADER);
            }
        }

        @Test
        @ForRule("HTS-SET-02")
        void one_of_those_that_are_left_is_picked() {
            HereToSlay game = game(3, LeaderSelection.PICK);
            Step<HtsState, HtsEvent> step = opening(game, 1);
            int first = toAct(game, step.state()).index();
            assertThat(offered(game, step.state()))
                    .hasSize(6)
                    .contains(first + " leader the-divine-arrow", first + " leader the-shadow-claw");
            HtsAction arrow =
                    game.notation().parse(first + " leader the-divine-arrow").get();
            step = game.apply(step.state(), arrow, step.randomness()).get();
            int second = (first + 1) % 3;
            assertThat(offered(game, step.state())).hasSize(5).doesNotContain(second + " leader the-divine-arrow");
            HtsAction again =
                    game.notation().parse(second + " leader the-divine-arrow").get();
            assertThat(game.explain(step.state(), again).getError().map(Violation::explain))
                    .containsExactly("The Divine Arrow cannot be chosen; to choose from: The Protecting Horn,"
                            + " The Shadow Claw, The Fist of Reason, The Cloaked Sage, The Charismatic Song"
                            + " [HTS-SET-02]");
        }
    }

    @Nested
    class When_one_party_leader_is_left {
        @ParameterizedTest
        @ForRule({"HTS-SET-02", "HTS-EFF-22"})
        @ValueSource(booleans = {true, false})
        void its_player_is_asked_nevertheless_or_by_option_just_gets_it(boolean byRules) {
            HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(6).withAutoResolveForcedPublicChoice(byRules));
            Step<HtsState, HtsEvent> step = opening(game, 8);
            for (int i = 0; i < 5; i++) {
                step = choosing(game, step);
            }
            assertThat(step.state().turn().number()).isEqualTo(byRules ? 1 : 0);
            assertThat(offered(game, step.state()).exists(action -> action.contains("leader")))
                    .isEqualTo(!byRules);
        }
    }

    @Nested
    class When_party_leaders_are_dealt {
        @Test
        @ForRule("HTS-SET-02")
        void nobody_is_asked_and_who_was_dealt_the_last_begins() {
            HereToSlay game = game(3, LeaderSelection.RANDOM);
            Array<Integer> starters = Array.empty();
            Array<Integer> leaders = Array.empty();
            for (long seed = 0; seed < 60; seed++) {
                Step<HtsState, HtsEvent> step = opening(game, seed);
                Array<HtsEvent.LeaderChosen> dealt = step.events()
                        .filter(HtsEvent.LeaderChosen.class::isInstance)
                        .map(HtsEvent.LeaderChosen.class::cast)
                        .toArray();
                assertThat(dealt.map(one -> one.leader()).distinct()).hasSize(3);
                assertThat(dealt.get(1).seat()).isEqualTo(dealt.get(0).seat().next(3));
                assertThat(dealt.get(2).seat()).isEqualTo(dealt.get(1).seat().next(3));
                assertThat(step.state().turn().seat()).isEqualTo(dealt.get(2).seat());
                assertThat(step.state().turn().number()).isEqualTo(1);
                starters = starters.append(step.state().turn().seat().index());
                leaders = leaders.append(step.state().player(Seat.of(0)).leader());
            }
            assertThat(starters.distinct().sorted()).containsExactly(0, 1, 2);
            assertThat(leaders.distinct()).hasSize(6);
        }
    }

    @Nested
    class When_two_play {
        @Test
        @ForRule({"HTS-B26", "HTS-SET-03"})
        void the_shadow_claw_cannot_be_chosen() {
            HereToSlay game = game(2, LeaderSelection.PICK);
            HtsState state = opening(game, 5).state();
            int seat = toAct(game, state).index();
            assertThat(offered(game, state)).hasSize(5).doesNotContain(seat + " leader the-shadow-claw");
            HtsAction claw =
                    game.notation().parse(seat + " leader the-shadow-claw").get();
            assertThat(game.explain(state, claw)
                            .getError()
                            .map(violation -> violation.rule().id()))
                    .containsExactly("HTS-SET-02");
        }

        @Test
        @ForRule("HTS-SET-03")
        void it_is_not_dealt_either_and_nothing_else_is_different() {
            HereToSlay game = game(2, LeaderSelection.RANDOM);
            int claw = game.catalogue().leaders().indexWhere(card -> card.id().equals("the-shadow-claw"));
            for (long seed = 0; seed < 80; seed++) {
                HtsState state = opening(game, seed).state();
                assertThat(state.players().map(Player::leader)).doesNotContain(claw);
                assertThat(state.players().map(player -> player.hand().size())).containsOnly(5);
                assertThat(state.piles().monsterRow()).hasSize(3);
                assertThat(state.turn().points()).isEqualTo(3);
            }
        }
    }

    @Nested
    class When_the_cards_are_dealt {
        @ParameterizedTest
        @ForRule({"HTS-B4", "HTS-B5", "HTS-B6", "HTS-SET-01"})
        @ValueSource(ints = {2, 3, 4, 5, 6})
        void everybody_has_five_and_three_monsters_lie_face_up(int seats) {
            HtsState state = begun(game(seats, LeaderSelection.PICK), 3);
            assertThat(state.players()).hasSize(seats);
            assertThat(state.players().map(player -> player.hand().size())).containsOnly(5);
            assertThat(state.piles().deck().size()).isEqualTo(115 - 5 * seats);
            assertThat(state.piles().discards()).isEmpty();
            assertThat(state.piles().monsterRow()).hasSize(3).doesNotHaveDuplicates();
            assertThat(state.piles().monsterDeck().size()).isEqualTo(12);
        }

        @Test
        @ForRule({"HTS-B4", "HTS-B6"})
        void hands_and_monsters_differ_from_game_to_game() {
            HereToSlay game = game(2, LeaderSelection.PICK);
            Array<HtsState> games = Array.range(0, 30).map(seed -> begun(game, seed));
            assertThat(games.map(state -> state.hand(Seat.of(0))).distinct()).hasSize(30);
            assertThat(games.flatMap(state -> state.piles().monsterRow()).distinct())
                    .hasSize(15);
        }

        @Test
        @ForRule("HTS-SET-04")
        void the_party_leaders_that_nobody_chose_are_out_of_the_game() {
            HtsState state = begun(game(4, LeaderSelection.PICK), 2);
            assertThat(state.piles().leaders().isEmpty()).isTrue();
        }

        @Test
        @ForRule("HTS-SET-04")
        void it_is_no_draw_that_sets_anything_off() {
            Catalogue base = BaseGame.catalogue();
            Array<Card> hungry = Array.of("One", "Two")
                    .map(name -> Write.leader(
                            name,
                            HeroClass.BARD,
                            new Trigger(When.DREW, false, MayPlay.of(Bound.CARDS, Obligation.SKILL, CardType.MAGIC))));
            HereToSlay game = HereToSlay.of(HtsRules.seed(), new Catalogue(base.main(), base.monsters(), hungry));
            Step<HtsState, HtsEvent> last = choosing(game, choosing(game, opening(game, 4)));
            assertThat(last.events().filter(HtsEvent.Dealt.class::isInstance)).hasSize(2);
            assertThat(last.events().filter(HtsEvent.Drew.class::isInstance)).isEmpty();
            assertThat(game.turn(last.state())
                            .decision(toAct(game, last.state()))
                            .get()
                            .kind())
                    .isEqualTo("turn");
        }
    }

    @Nested
    class When_a_game_is_repeated {
        @Test
        @ForRule("HTS-SET-05")
        void the_same_choices_and_draws_give_the_same_game() {
            HereToSlay game = game(3, LeaderSelection.PICK);
            assertThat(begun(game, 77)).isEqualTo(begun(game(3, LeaderSelection.PICK), 77));
            assertThat(game.canonicalForm(begun(game, 77))).isEqualTo(game.canonicalForm(begun(game, 77)));
            assertThat(begun(game, 77)).isNotEqualTo(begun(game, 78));
        }

        @Test
        @ForRule("HTS-SET-05")
        void each_copy_of_a_card_has_a_number_of_its_own() {
            Catalogue box = BaseGame.catalogue();
            int number = 0;
            for (Card card : box.main()) {
                for (int copy = 0; copy < card.copies(); copy++) {
                    assertThat(box.card(number++)).isEqualTo(card);
                }
            }
            assertThat(number).isEqualTo(115);
        }
    }
}
