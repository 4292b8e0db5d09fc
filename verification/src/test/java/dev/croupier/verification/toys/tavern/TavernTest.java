package dev.croupier.verification.toys.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.verification.GameArbitraries;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.SamplerUniformity;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TavernTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);
    private static final Seat CLEO = Seat.of(2);
    private static final Salt SALT = Salt.of("the landlord's own secret".getBytes(StandardCharsets.UTF_8));

    @ParameterizedTest
    @CsvSource({"2, 2, IN_ORDER", "3, 2, IN_ORDER", "3, 2, FIRST_COMER", "4, 1, FIRST_COMER"})
    void keepsEveryLaw(int seats, int hand, Window.Policy policy) {
        Tavern tavern = new Tavern(seats, hand, policy, Card.values());
        GameLaws.of(tavern)
                .sampler(tavern.sampler())
                .conserving("the deck", TavernState::zones, tavern.cards())
                .games(12)
                .check();
    }

    @ParameterizedTest
    @CsvSource({
        "2, BARREL HUSH FISTS JEER",
        "2, DICE ROUND BARREL HUSH",
        "2, BLACKMAIL DOG THIEF HUSH",
        "3, BARREL FISTS HUSH JEER"
    })
    void samplesUniformly(int seats, String cards) {
        Tavern tavern = new Tavern(
                seats,
                1,
                Window.Policy.FIRST_COMER,
                Array.of(cards.split(" ")).map(Card::valueOf).toJavaArray(Card[]::new));
        SamplerUniformity<TavernState, TavernAction, TavernEvent, TavernView> proof =
                SamplerUniformity.of(tavern, tavern.sampler());
        Array<TavernState> reachable = proof.reachable();
        Array.<Observer>of(ANN, BEN, Observer.SPECTATOR).forEach(observer -> proof.check(observer, reachable));
    }

    @Provide
    Arbitrary<TavernState> states() {
        return GameArbitraries.of(new Tavern(3, 2, Window.Policy.FIRST_COMER, Card.values()))
                .reachableStates();
    }

    @Property(tries = 100)
    void everyStateIsDataThatPrints(@ForAll("states") TavernState state) {
        assertThat(state.toString()).doesNotContain("@", "Lambda");
    }

    /** A table at which the cards are dealt in that order: two to each seat, then as they are drawn. */
    private static Table deal(Window.Policy policy, Array<Draw> chance, Card... order) {
        CardSet left = Card.set(Array.of(order));
        Array<Draw> draws = Array.empty();
        for (Card card : order) {
            draws = draws.append(new Draw.Pick(left.size(), card.ordinal()));
            left = left.without(card.ordinal());
        }
        Array<Draw> dealt = draws.take(7).appendAll(chance).appendAll(draws.drop(7));
        return new Table(
                Session.start(new Tavern(3, 2, policy, order), Randomness.scripted(dealt.toJavaArray(Draw[]::new))));
    }

    private static Table deal(Card... order) {
        return deal(Window.Policy.IN_ORDER, Array.empty(), order);
    }

    /** A table in play. */
    private record Table(Session<TavernState, TavernAction, TavernEvent, TavernView> session) {
        Table play(String... actions) {
            var at = session;
            for (String action : actions) {
                at = at.play(at.game().notation().parse(action).get())
                        .getOrElseThrow(violation -> new AssertionError(action + ": " + violation.explain()));
            }
            return new Table(at);
        }

        TavernState state() {
            return session.state();
        }

        String legal() {
            return session.legalActions().mkString(", ");
        }

        Table restored() {
            Recording written = Recording.of(session, SALT);
            Recording read = Recording.parse(written.text()).get();
            return new Table(read.restore(session.game(), session.history().size(), Randomness.seeded(1))
                    .get());
        }
    }

    @Nested
    class When_a_card_is_read {
        @Test
        void its_text_comes_from_its_program() {
            assertThat(Card.ROUND.text()).isEqualTo("for each of the other players: take a coin from the player");
            assertThat(Card.DICE.text())
                    .isEqualTo("you may have this done: flip a coin; if heads, get 2 coins; otherwise get -1 coins");
            assertThat(Card.THIEF.text()).isEqualTo("choose the other players; 2 times: take a coin from the player");
            assertThat(Card.JEER.text())
                    .isEqualTo("get 1 coins; or, when another plays a card: it is cancelled; get 2 coins");
        }
    }

    @Nested
    class When_a_card_is_played {
        private final Card[] cards = {
            Card.THIEF, Card.DOG, Card.HUSH, Card.ROUND, Card.JEER, Card.DICE, Card.FISTS, Card.BARREL, Card.BLACKMAIL
        };

        @Test
        void the_others_are_asked_in_order_whatever_they_hold() {
            Table played = deal(cards).play("0 play thief");
            assertThat(played.legal()).isEqualTo("1 play hush, 1 pass");
            assertThat(played.play("1 pass").legal()).isEqualTo("2 play jeer, 2 pass");
        }

        @Test
        void whoever_comes_first_may_respond() {
            Table played = deal(Window.Policy.FIRST_COMER, Array.empty(), cards).play("0 play thief");
            assertThat(played.session().toAct()).containsExactly(BEN, CLEO);
            assertThat(played.play("2 play jeer").session().toAct()).containsExactly(ANN, BEN);
        }

        @Test
        void a_response_is_responded_to_before_it_is_done() {
            Table jeered = deal(cards).play("0 play thief", "1 play hush", "2 play jeer");
            assertThat(jeered.state().agenda().frames().map(frame -> frame.source()))
                    .containsExactly("jeer", "hush", "thief", "turn");
            Table hushed = jeered.play("0 pass", "1 pass");
            assertThat(hushed.state().coins()).containsExactly(2, 2, 4);
            assertThat(hushed.legal()).isEqualTo("2 pass");
        }

        @Test
        void a_response_to_a_response_lets_the_card_be_done() {
            Table done = deal(cards)
                    .play("0 play thief", "1 play hush", "2 play jeer", "0 pass", "1 pass")
                    .play("2 pass", "0 pass")
                    .play("1 pass", "2 pass");
            assertThat(done.legal()).isEqualTo("0 pick 1, 0 pick 2");
            assertThat(done.play("0 pick 2").state().coins()).containsExactly(4, 2, 2);
        }

        @Test
        void a_response_makes_it_do_nothing() {
            Table hushed = deal(cards).play("0 play thief", "1 play hush", "2 pass", "0 pass", "1 pass", "2 pass");
            assertThat(hushed.state().coins()).containsExactly(2, 2, 2);
            assertThat(hushed.state().active()).isEqualTo(BEN);
        }
    }

    @Nested
    class When_a_program_asks_its_owner {
        private final Card[] cards = {
            Card.DICE, Card.THIEF, Card.DOG, Card.HUSH, Card.JEER, Card.ROUND, Card.FISTS, Card.BARREL, Card.BLACKMAIL
        };

        private Table offered(boolean heads) {
            return deal(Window.Policy.IN_ORDER, Array.of(new Draw.Coin(heads)), cards)
                    .play("0 play dice", "1 pass", "2 pass");
        }

        @Test
        void what_is_accepted_is_done() {
            assertThat(offered(true).play("0 accept").state().coins()).containsExactly(4, 2, 2);
            assertThat(offered(false).play("0 accept").state().coins()).containsExactly(1, 2, 2);
        }

        @Test
        void what_is_declined_is_not() {
            Table declined = deal(cards).play("0 play dice", "1 pass", "2 pass").play("0 pass");
            assertThat(declined.state().coins()).containsExactly(2, 2, 2);
        }

        @Test
        void the_state_is_recorded_and_restored_in_mid_effect() {
            Table choosing =
                    deal(Window.Policy.IN_ORDER, Array.empty(), cards).play("0 play thief", "1 pass", "2 pass");
            Table restored = choosing.restored();
            assertThat(restored.state()).isEqualTo(choosing.state());
            assertThat(restored.session().game().canonicalForm(restored.state()))
                    .contains("rest=List(Choose[as=player")
                    .isEqualTo(choosing.session().game().canonicalForm(choosing.state()));
            assertThat(restored.legal()).isEqualTo("0 pick 1, 0 pick 2");
            assertThat(restored.play("0 pick 1").state().coins()).containsExactly(4, 0, 2);
        }
    }

    @Nested
    class When_something_else_happens_instead {
        @Test
        void a_dog_goes_and_the_coin_stays() {
            Table robbed = deal(
                            Card.DOG, Card.HUSH, Card.THIEF, Card.JEER, Card.DICE, Card.ROUND, Card.FISTS, Card.BARREL)
                    .play("0 play dog", "1 pass", "2 pass")
                    .play("1 play thief", "2 pass", "0 pass");
            assertThat(robbed.state().kept(ANN).map(Card::of)).containsExactly(Card.DOG);
            Table bitten = robbed.play("1 pick 0");
            assertThat(bitten.state().kept(ANN)).isEqualTo(CardSet.empty());
            assertThat(bitten.state().coins()).containsExactly(1, 3, 2);
        }

        @Test
        void everybody_without_a_dog_pays() {
            Table paid = deal(
                            Card.DOG, Card.HUSH, Card.ROUND, Card.JEER, Card.DICE, Card.THIEF, Card.FISTS, Card.BARREL)
                    .play("0 play dog", "1 pass", "2 pass", "1 play round", "2 pass", "0 pass");
            assertThat(paid.state().coins()).containsExactly(2, 3, 1);
        }
    }

    @Nested
    class When_another_player_carries_out_a_program {
        private final Table asked = deal(
                        Card.BLACKMAIL, Card.HUSH, Card.DOG, Card.JEER, Card.DICE, Card.ROUND, Card.FISTS, Card.BARREL)
                .play("0 play blackmail", "1 pass", "2 pass", "0 pick 1");

        @Test
        void it_is_a_frame_of_that_player() {
            assertThat(asked.state().agenda().frames().map(frame -> frame.owner()))
                    .containsExactly(BEN, ANN, ANN);
            assertThat(asked.legal()).isEqualTo("1 pass, 1 accept");
        }

        @Test
        void the_answer_reaches_the_program_that_asked() {
            assertThat(asked.play("1 accept").state().coins()).containsExactly(3, 1, 2);
        }

        @Test
        void no_answer_is_one_too() {
            assertThat(asked.play("1 pass").state().coins()).containsExactly(4, 0, 2);
        }
    }

    @Nested
    class When_a_card_is_drawn_in_mid_effect {
        private Table drawn(Card card, Card other) {
            return deal(
                            Window.Policy.IN_ORDER,
                            Array.empty(),
                            Card.BARREL,
                            Card.DOG,
                            Card.ROUND,
                            Card.FISTS,
                            Card.DICE,
                            Card.BLACKMAIL,
                            Card.JEER,
                            card,
                            other)
                    .play("0 play barrel", "1 pass", "2 pass");
        }

        @Test
        void only_its_owner_knows_what_is_offered() {
            Table thief = drawn(Card.THIEF, Card.HUSH);
            Table hush = drawn(Card.HUSH, Card.THIEF);
            assertThat(thief.legal()).isEqualTo("0 play thief, 0 pass");
            assertThat(hush.legal()).isEqualTo("0 pass");
            assertThat(thief.session().view(BEN)).isEqualTo(hush.session().view(BEN));
            assertThat(thief.session().turn(BEN)).isEqualTo(hush.session().turn(BEN));
            assertThat(thief.session().view(ANN)).isNotEqualTo(hush.session().view(ANN));
        }

        @Test
        void it_starts_an_effect_within_the_effect() {
            Table thief = drawn(Card.THIEF, Card.HUSH).play("0 play thief", "1 pass", "2 pass", "0 pick 1");
            assertThat(thief.state().coins()).containsExactly(4, 0, 2);
            assertThat(thief.state().active()).isEqualTo(BEN);
        }
    }

    @Nested
    class When_all_commit_in_secret {
        private final Table asked = deal(
                        Card.FISTS, Card.HUSH, Card.DOG, Card.JEER, Card.DICE, Card.ROUND, Card.THIEF, Card.BARREL)
                .play("0 play fists", "1 pass", "2 pass");

        @Test
        void they_may_in_any_order() {
            assertThat(asked.session().turn(ANN)).isInstanceOf(Turn.All.class);
            assertThat(asked.play("2 hold 1").session().toAct()).containsExactly(ANN, BEN);
        }

        @Test
        void nobody_sees_what_another_holds() {
            Table one = asked.play("1 hold 1");
            Table two = asked.play("1 hold 2");
            assertThat(one.session().view(ANN)).isEqualTo(two.session().view(ANN));
            assertThat(one.session().view(BEN)).isNotEqualTo(two.session().view(BEN));
        }

        @Test
        void the_highest_gets_all_unless_there_are_two() {
            Table two = asked.play("1 hold 2", "2 hold 1");
            assertThat(two.play("0 hold 0").state().coins()).containsExactly(2, 3, 1);
            assertThat(two.play("0 hold 2").state().coins()).containsExactly(0, 0, 1);
        }

        @Test
        void one_who_leaves_is_not_waited_for() {
            Table left = new Table(asked.play("1 hold 2", "2 hold 1").session().withdraw(ANN));
            assertThat(left.state().coins()).containsExactly(0, 2, 2);
        }
    }

    @Nested
    class When_somebody_leaves_in_mid_effect {
        private final Table jeered = deal(
                        Card.THIEF, Card.DOG, Card.HUSH, Card.ROUND, Card.JEER, Card.DICE, Card.FISTS, Card.BARREL)
                .play("0 play thief", "1 play hush", "2 play jeer");

        @Test
        void a_response_to_that_player_does_not_hit_another() {
            Table left = new Table(jeered.session().withdraw(BEN)).play("0 pass", "2 pass");
            assertThat(left.legal()).isEqualTo("0 pick 2");
        }

        @Test
        void the_turn_goes_on_to_the_next() {
            Table left = new Table(jeered.session().withdraw(ANN)).play("1 pass", "2 pass");
            assertThat(left.state().active()).isEqualTo(BEN);
            assertThat(left.state().coins()).containsExactly(0, 2, 4);
        }

        @Test
        void the_last_one_wins() {
            Table left = new Table(jeered.session().withdraw(ANN).withdraw(BEN));
            assertThat(left.session().outcome().get().winners()).containsExactly(CLEO);
        }
    }
}
