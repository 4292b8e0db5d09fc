package dev.croupier.core.play;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.GameIsOver;
import dev.croupier.core.NotYourDecision;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Harvest;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.NotOffered;
import dev.croupier.core.toy.Pennies;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SessionTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);
    private static final Seat THIRD = Seat.of(2);

    private static Session<Kuhn.State, Says, Told, Kuhn.View> kuhn() {
        return Session.start(new Kuhn(3), Randomness.scripted(new Draw.Pick(3, 0), new Draw.Pick(2, 2)));
    }

    /** Three seats; the coin shows tails, so that who sows has one point and who gambles in vain has none. */
    private static Session<Harvest.State, Says, Told, Harvest.State> harvest() {
        return Session.start(new Harvest(3), Randomness.scripted(new Draw.Roll(6, 1), new Draw.Coin(false)));
    }

    private static <S, E extends dev.croupier.core.Event, V> Session<S, Says, E, V> play(
            Session<S, Says, E, V> session, Says... actions) {
        Session<S, Says, E, V> reached = session;
        for (Says action : actions) {
            reached = reached.play(action).get();
        }
        return reached;
    }

    private static String id(Session<?, Says, ?, ?> session, Seat seat) {
        return session.pending(seat).map(Pending::id).getOrElse("none");
    }

    @Nested
    class Playing {
        @Test
        void folds_actions_into_states_and_keeps_the_history() {
            Session<Kuhn.State, Says, Told, Kuhn.View> session = play(kuhn(), says(0, "bet"), says(1, "call"));
            assertThat(session.outcome().get().winners()).containsExactly(SECOND);
            assertThat(session.history().map(Played::actor)).containsExactly(FIRST, SECOND);
            assertThat(session.history().get(1).before().said()).isEqualTo("b");
            assertThat(session.toAct()).isEmpty();
            assertThat(session.legalActions()).isEmpty();
            assertThat(session.opening().draws()).hasSize(2);
        }

        @Test
        void leaves_the_session_before_as_it_was() {
            Session<Kuhn.State, Says, Told, Kuhn.View> before = kuhn();
            Session<Kuhn.State, Says, Told, Kuhn.View> bet = play(before, says(0, "bet"));
            Session<Kuhn.State, Says, Told, Kuhn.View> check = play(before, says(0, "check"));
            assertThat(before.history()).isEmpty();
            assertThat(bet.state().said()).isEqualTo("b");
            assertThat(check.state().said()).isEqualTo("c");
        }

        @Test
        void refuses_an_illegal_action_with_the_reason() {
            assertThat(kuhn().play(says(0, "call")).getLeft())
                    .isInstanceOfSatisfying(
                            NotOffered.class,
                            refused -> assertThat(refused.explain())
                                    .isEqualTo("call cannot be said now; check or bet can [TOY-1]"));
            assertThat(kuhn().play(says(1, "check")).getLeft()).isEqualTo(new NotYourDecision(says(1, "check"), "0"));
            assertThat(play(kuhn(), says(0, "bet"), says(1, "fold"))
                            .play(says(0, "bet"))
                            .getLeft())
                    .isEqualTo(new GameIsOver(says(0, "bet")));
            assertThat(kuhn().explain(says(0, "call")).getError()).hasSize(1);
        }

        @Test
        void shows_each_observer_its_own() {
            Session<Kuhn.State, Says, Told, Kuhn.View> session = kuhn();
            assertThat(session.view(SECOND).card()).isEqualTo(Option.some(2));
            assertThat(session.view(Observer.SPECTATOR).card()).isEmpty();
            assertThat(session.lastEvents(FIRST).map(event -> event.message().english()))
                    .containsExactly("seat 0 is dealt 0", "seat 1 is dealt a card");
            assertThat(play(session, says(0, "bet"))
                            .events(SECOND)
                            .map(event -> event.message().english()))
                    .containsExactly("seat 0 is dealt a card", "seat 1 is dealt 2", "seat 0 says bet");
        }

        @Test
        void ends_when_a_seat_withdraws_and_then_stays_as_it_is() {
            Session<Kuhn.State, Says, Told, Kuhn.View> left = kuhn().withdraw(FIRST);
            assertThat(left.outcome().get().winners()).containsExactly(SECOND);
            assertThat(left.history().last().cause().getLeft()).isEqualTo(FIRST);
            assertThat(left.withdraw(SECOND)).isSameAs(left);
        }
    }

    @Nested
    class The_id_of_a_decision {
        @Test
        void stays_while_other_seats_act() {
            Session<Harvest.State, Says, Told, Harvest.State> session = harvest();
            String third = id(session, THIRD);
            Session<Harvest.State, Says, Told, Harvest.State> one = play(session, says(0, "sow"));
            assertThat(id(one, THIRD)).isEqualTo(third);
            assertThat(id(play(one, says(1, "sow")), THIRD)).isEqualTo(third);
            assertThat(id(one, FIRST)).isEqualTo("none");
        }

        @Test
        void changes_when_the_decision_changes() {
            Session<Harvest.State, Says, Told, Harvest.State> window =
                    play(harvest(), says(0, "sow"), says(1, "gamble"), says(2, "sow"));
            assertThat(Array.of(FIRST, SECOND, THIRD).map(seat -> id(window, seat)))
                    .containsExactly("0-2", "1-2", "2-2");
        }

        @Test
        void changes_when_the_seat_itself_acted() {
            Session<Kuhn.State, Says, Told, Kuhn.View> session = kuhn();
            Session<Kuhn.State, Says, Told, Kuhn.View> again = play(session, says(0, "check"), says(1, "bet"));
            assertThat(id(again, FIRST)).isNotEqualTo(id(session, FIRST));
        }

        @Test
        void changes_when_the_same_question_comes_again_and_when_it_is_asked_anew_after_a_rewind() {
            Session<Pennies.State, Says, Told, Pennies.State> first =
                    play(Session.start(new Pennies(2), Randomness.seeded(1)), says(0, "heads"));
            Session<Pennies.State, Says, Told, Pennies.State> again = play(first, says(1, "heads"));
            assertThat(again.pending(SECOND).get().decision())
                    .isEqualTo(first.pending(SECOND).get().decision());
            assertThat(again.legalActions(SECOND)).isEqualTo(first.legalActions(SECOND));
            assertThat(id(first, SECOND)).isEqualTo("1-1");
            assertThat(id(again, SECOND)).isEqualTo("1-2");
            assertThat(id(again.rewind(1), SECOND)).isEqualTo("1-3");
        }

        @Test
        void takes_an_answer_while_it_is_current() {
            Session<Harvest.State, Says, Told, Harvest.State> session = harvest();
            String third = id(session, THIRD);
            assertThat(play(session, says(0, "sow"), says(1, "gamble"))
                            .play(third, says(2, "sow"))
                            .isRight())
                    .isTrue();
        }

        @Test
        void refuses_an_answer_that_came_too_late_and_one_for_another_seat() {
            Session<Kuhn.State, Says, Told, Kuhn.View> session = kuhn();
            String old = id(session, FIRST);
            Session<Kuhn.State, Says, Told, Kuhn.View> later = play(session, says(0, "check"), says(1, "bet"));
            assertThat(later.play(old, says(0, "fold")).getLeft())
                    .isEqualTo(new StaleDecision(says(0, "fold"), old, id(later, FIRST)));
            assertThat(session.play(old, says(1, "bet")).getLeft())
                    .isEqualTo(new StaleDecision(says(1, "bet"), old, ""));
            assertThat(later.play(id(later, FIRST), says(0, "fold")).isRight()).isTrue();
        }
    }

    @Nested
    class Taking_back {
        @Test
        void goes_back_over_a_step_that_told_nobody_anything() {
            Session<Kuhn.State, Says, Told, Kuhn.View> session = kuhn();
            Session<Kuhn.State, Says, Told, Kuhn.View> back =
                    play(session, says(0, "bet")).undo().get();
            assertThat(back.state()).isEqualTo(session.state());
            assertThat(back.history()).isEmpty();
        }

        @Test
        void stops_at_new_information_and_says_what_it_was() {
            Session<Harvest.State, Says, Told, Harvest.State> window =
                    play(harvest(), says(0, "sow"), says(1, "gamble"), says(2, "sow"));
            assertThat(window.undo().getLeft().english())
                    .isEqualTo("somebody learned something new since: seat 1 rolls 1");
            assertThat(play(window, says(1, "rest")).undo().get().state()).isEqualTo(window.state());
        }

        @Test
        void has_nothing_to_take_back_at_the_beginning() {
            assertThat(kuhn().undo().getLeft().key()).isEqualTo(CoreMessage.NOTHING_TO_UNDO);
        }

        @Test
        void makes_the_actors_decision_a_new_one_and_leaves_the_others() {
            Session<Harvest.State, Says, Told, Harvest.State> session = harvest();
            Session<Harvest.State, Says, Told, Harvest.State> back =
                    play(session, says(0, "sow")).undo().get();
            assertThat(id(back, FIRST)).isNotEqualTo(id(session, FIRST));
            assertThat(id(back, SECOND)).isEqualTo(id(session, SECOND));
        }
    }

    @Nested
    class Rewinding {
        @Test
        void goes_to_any_step_and_draws_the_same_again() {
            Session<Harvest.State, Says, Told, Harvest.State> session =
                    Session.start(new Harvest(3), Randomness.seeded(5));
            Session<Harvest.State, Says, Told, Harvest.State> played =
                    play(session, says(0, "gamble"), says(1, "gamble"), says(2, "gamble"));
            Session<Harvest.State, Says, Told, Harvest.State> again = play(played.rewind(2), says(2, "gamble"));
            assertThat(again.state()).isEqualTo(played.state());
            assertThat(played.rewind(3)).isSameAs(played);
            assertThat(played.rewind(0).state()).isEqualTo(session.state());
        }

        @Test
        void can_branch_with_other_chance() {
            Session<Harvest.State, Says, Told, Harvest.State> session =
                    play(Session.start(new Harvest(3), Randomness.seeded(5)), says(0, "gamble"), says(1, "gamble"));
            Session<Harvest.State, Says, Told, Harvest.State> branch = session.withRandomness(Randomness.scripted(
                    new Draw.Roll(6, 6), new Draw.Roll(6, 5), new Draw.Roll(6, 4), new Draw.Coin(true)));
            assertThat(play(branch, says(2, "gamble")).state().points()).containsExactly(3, 2, 2);
        }

        @Test
        void beyond_the_history_is_refused() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> kuhn().rewind(1))
                    .withMessage("a session of 0 steps cannot go back to 1");
            assertThatIllegalArgumentException().isThrownBy(() -> kuhn().rewind(-1));
        }
    }

    @Nested
    class Answering_for_a_seat_that_opted_in {
        /** Seat 1 has no point and can only rest. */
        private static Session<Harvest.State, Says, Told, Harvest.State> window(
                Session<Harvest.State, Says, Told, Harvest.State> session) {
            return play(session, says(0, "sow"), says(1, "gamble"), says(2, "sow"));
        }

        @Test
        void plays_its_only_legal_action() {
            Session<Harvest.State, Says, Told, Harvest.State> session =
                    window(harvest().answeringFor(SECOND));
            assertThat(session.toAct()).containsExactly(FIRST, THIRD);
            assertThat(session.history().map(Played::answered)).containsExactly(false, false, false, true);
            assertThat(session.history().last().cause().get()).isEqualTo(says(1, "rest"));
        }

        @Test
        void plays_nothing_for_a_seat_that_did_not_and_nothing_where_there_is_a_choice() {
            assertThat(window(harvest().answeringFor(FIRST, THIRD)).toAct()).containsExactly(FIRST, SECOND, THIRD);
            assertThat(window(harvest()).toAct()).containsExactly(FIRST, SECOND, THIRD);
        }

        @Test
        void begins_at_once_and_ends_when_it_is_told() {
            assertThat(window(harvest()).answeringFor(SECOND).toAct()).containsExactly(FIRST, THIRD);
            assertThat(window(harvest().answeringFor(SECOND).answeringFor()).toAct())
                    .containsExactly(FIRST, SECOND, THIRD);
        }

        @Test
        void is_taken_back_with_the_step_before_it() {
            Session<Harvest.State, Says, Told, Harvest.State> open = window(harvest());
            Session<Harvest.State, Says, Told, Harvest.State> cheered =
                    play(open, says(0, "cheer"), says(2, "cheer")).answeringFor(SECOND);
            assertThat(cheered.history().last().answered()).isTrue();
            assertThat(cheered.undo().get().history().map(Played::actor))
                    .isEqualTo(play(open, says(0, "cheer")).history().map(Played::actor));
        }
    }

    @Test
    void the_turn_is_masked_for_others() {
        assertThat(harvest().turn(Observer.SPECTATOR).toAct()).isEqualTo(Array.of(FIRST, SECOND, THIRD));
        assertThat(harvest().legalActions(SECOND)).containsExactly(says(1, "sow"), says(1, "gamble"));
        assertThat(harvest().legalActions()).hasSize(6);
    }
}
