package dev.croupier.core.play;

import static dev.croupier.core.toy.Questions.Question.may;
import static dev.croupier.core.toy.Questions.Question.must;
import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Questions;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AnsweringTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    private static Session<Questions.State, Says, Told, Questions.State> asking(Questions.Question... list) {
        return Session.start(new Questions(list), Randomness.scripted());
    }

    private static Seq<String> words(Seq<Played<Questions.State, Says, Told>> steps) {
        return steps.map(played -> played.cause().fold(Seat::toString, Says::word));
    }

    private static Seq<String> told(Seq<Told> events) {
        return events.map(event -> event.message().english());
    }

    @Nested
    class When_a_seat_that_opted_in_can_only_pass {
        @Test
        void it_passes_and_the_next_question_is_asked() {
            var session = asking(must(0, "go", "stay"), may(1, "pass"), must(0, "on", "off"))
                    .answeringFor(SECOND)
                    .play(says(0, "go"))
                    .get();
            assertThat(words(session.history())).containsExactly("go", "pass");
            assertThat(session.history().map(Played::answered)).containsExactly(false, true);
            assertThat(words(session.lastAnswers())).containsExactly("pass");
            assertThat(session.toAct()).containsExactly(FIRST);
        }

        @Test
        void all_who_opted_in_pass_one_after_another() {
            var list = new Questions.Question[] {
                must(0, "go", "stay"), may(1, "pass"), may(0, "pass"), may(1, "decline"), must(0, "on", "off")
            };
            var both =
                    asking(list).answeringFor(FIRST, SECOND).play(says(0, "go")).get();
            assertThat(words(both.lastAnswers())).containsExactly("pass", "pass", "decline");
            var one = asking(list).answeringFor(SECOND).play(says(0, "go")).get();
            assertThat(words(one.lastAnswers())).containsExactly("pass");
            assertThat(words(one.play(says(0, "pass")).get().lastAnswers())).containsExactly("decline");
        }

        @Test
        void it_may_end_the_game() {
            var session = asking(must(0, "go", "stay"), may(1, "pass"), may(1, "pass"))
                    .answeringFor(SECOND)
                    .play(says(0, "go"))
                    .get();
            assertThat(session.outcome()).isNotEmpty();
            assertThat(session.history()).hasSize(3);
        }

        @Test
        void it_passes_as_soon_as_it_opts_in() {
            var session = asking(may(0, "pass"), must(1, "go", "stay"));
            assertThat(session.toAct()).containsExactly(FIRST);
            assertThat(session.answeringFor(FIRST).toAct()).containsExactly(SECOND);
        }

        @Test
        void what_it_led_to_is_among_the_last_events() {
            var opened = asking(may(0, "pass"), must(0, "go", "stay"), may(1, "pass"), must(0, "on", "off"))
                    .answeringFor(FIRST, SECOND);
            assertThat(told(opened.lastEvents(Observer.SPECTATOR)))
                    .containsExactly("What do you say?", "seat 0 says pass");
            var session = opened.play(says(0, "go")).get();
            assertThat(told(session.lastEvents(Observer.SPECTATOR)))
                    .containsExactly("seat 0 says go", "seat 1 says pass");
            assertThat(told(session.play(says(0, "on")).get().lastEvents(Observer.SPECTATOR)))
                    .containsExactly("seat 0 says on");
        }
    }

    @Nested
    class When_nothing_is_to_be_answered {
        private final Questions.Question[] list = {
            must(0, "go", "stay"), may(1, "pass"), must(0, "look"), may(0, "pass", "respond")
        };

        @Test
        void a_session_answers_for_nobody_by_default() {
            var session = asking(list).play(says(0, "go")).get();
            assertThat(session.toAct()).containsExactly(SECOND);
            assertThat(session.isAnsweringFor(SECOND)).isFalse();
            assertThat(session.lastAnswers()).isEmpty();
        }

        @Test
        void what_must_be_done_and_what_may_be_responded_is_left_to_the_seat() {
            var session =
                    asking(list).answeringFor(FIRST, SECOND).play(says(0, "go")).get();
            assertThat(session.isAnsweringFor(SECOND)).isTrue();
            assertThat(words(session.history())).containsExactly("go", "pass");
            assertThat(words(session.play(says(0, "look")).get().history())).containsExactly("go", "pass", "look");
        }

        @Test
        void a_withdrawal_ends_it() {
            var session = asking(list).answeringFor(FIRST, SECOND).withdraw(FIRST);
            assertThat(session.history().map(Played::answered)).containsExactly(false);
        }
    }

    @Nested
    class When_it_is_taken_back {
        @Test
        void the_answers_go_with_the_step_before_them_and_are_given_again_after_the_next() {
            var session = asking(must(0, "go", "stay"), may(1, "pass"), must(0, "on", "off"))
                    .answeringFor(SECOND)
                    .play(says(0, "go"))
                    .get();
            var back = session.undo().get();
            assertThat(back.history()).isEmpty();
            assertThat(back.isAnsweringFor(SECOND)).isTrue();
            assertThat(words(back.play(says(0, "stay")).get().history())).containsExactly("stay", "pass");
        }

        @Test
        void answers_alone_are_nothing_to_take_back() {
            var session = asking(may(0, "pass"), must(0, "go", "stay")).answeringFor(FIRST);
            assertThat(session.undo().getLeft().key()).isEqualTo(CoreMessage.NOTHING_TO_UNDO);
        }

        @Test
        void an_answer_that_drew_chance_keeps_the_step_before_it() {
            var session = Session.start(
                            new Questions(must(0, "go", "stay"), may(1, "toss"), must(0, "on", "off")),
                            Randomness.scripted(new Draw.Coin(true)))
                    .answeringFor(SECOND)
                    .play(says(0, "go"))
                    .get();
            assertThat(session.undo().getLeft().english())
                    .isEqualTo("somebody learned something new since: the coin shows heads");
        }

        @Test
        void a_branch_before_the_answer_leaves_it_to_be_given_by_hand() {
            var session = asking(must(0, "go", "stay"), may(1, "pass"), must(0, "on", "off"))
                    .answeringFor(SECOND)
                    .play(says(0, "go"))
                    .get();
            var branch = session.rewind(1);
            assertThat(branch.toAct()).containsExactly(SECOND);
            var byHand = branch.play(branch.pending(SECOND).get().id(), says(1, "pass"))
                    .get();
            assertThat(byHand.state()).isEqualTo(session.state());
            assertThat(byHand.history().map(Played::answered)).containsExactly(false, false);
        }
    }

    @Nested
    class When_ids_and_recordings_are_kept {
        @Test
        void a_click_on_what_was_answered_meanwhile_is_stale() {
            var before = asking(may(1, "pass"), may(1, "pass"), must(1, "on", "off"));
            String old = before.pending(SECOND).get().id();
            var session = before.answeringFor(SECOND);
            assertThat(old).isEqualTo("1-1");
            assertThat(session.pending(SECOND).get().id()).isEqualTo("1-3");
            assertThat(session.play(old, says(1, "on")).getLeft())
                    .isEqualTo(new StaleDecision(says(1, "on"), old, "1-3"));
            assertThat(session.play("1-3", says(1, "on")).isRight()).isTrue();
        }

        @Test
        void a_recording_is_the_same_as_if_the_seat_had_answered_itself() {
            var start = asking(must(0, "go", "stay"), may(1, "pass"), must(0, "on", "off"));
            var answered = start.answeringFor(SECOND).play(says(0, "go")).get();
            var byHand = start.play(says(0, "go")).get().play(says(1, "pass")).get();
            Recording recording = Recording.of(answered, Games.SALT);
            assertThat(recording).isEqualTo(Recording.of(byHand, Games.SALT));
            assertThat(recording.verify(start.game(), Games.SALT)).isEmpty();
            var restored =
                    recording.restore(start.game(), Randomness.scripted()).get();
            assertThat(restored.state()).isEqualTo(answered.state());
            assertThat(restored.isAnsweringFor(SECOND)).isFalse();
            assertThat(restored.lastAnswers()).isEmpty();
        }
    }
}
