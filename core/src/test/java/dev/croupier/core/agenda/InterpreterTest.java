package dev.croupier.core.agenda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Tape.Add;
import dev.croupier.core.agenda.Tape.Answer;
import dev.croupier.core.agenda.Tape.Call;
import dev.croupier.core.agenda.Tape.Count;
import dev.croupier.core.agenda.Tape.Even;
import dev.croupier.core.agenda.Tape.Halt;
import dev.croupier.core.agenda.Tape.Nobody;
import dev.croupier.core.agenda.Tape.Numbers;
import dev.croupier.core.agenda.Tape.Say;
import dev.croupier.core.chance.Randomness;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class InterpreterTest {
    private static final Slot<Integer> NUMBER = Tape.NUMBER;
    private static final Slot<Seat> PLAYER = Slot.of("player", Seat.class);
    private static final Choose<Tape, String, Integer> CHOICE = new Choose<>(NUMBER, Who.owner(), new Numbers());

    private static Step<Tape, String> run(Tape tape) {
        Happening<String> happening = Happening.from(Randomness.seeded(1));
        return happening.endsIn(Interpreter.run(tape, happening));
    }

    private static Step<Tape, String> run(Instruction<Tape, String> program) {
        return run(Tape.of(program));
    }

    private static String text(Instruction<Tape, String> program) {
        return program.description().english();
    }

    @Nested
    class When_nothing_waits {
        @Test
        void a_sequence_is_done_in_order_and_the_frame_goes() {
            Step<Tape, String> done = run(Sequence.of(new Say("a"), Sequence.of(), new Say("b")));
            assertThat(done.events()).containsExactly("a", "b");
            assertThat(done.state().agenda()).isEqualTo(Agenda.empty());
        }

        @Test
        void one_branch_of_a_condition_is_done() {
            If<Tape, String> branch = new If<>(new Even(), Sequence.of(new Add(1), new Say("even")), new Say("odd"));
            assertThat(run(Sequence.of(branch, branch)).events()).containsExactly("even", "odd");
            assertThat(run(Sequence.of(new Add(1), new If<>(new Even(), new Say("even")), new Say("end")))
                            .events())
                    .containsExactly("end");
        }

        @Test
        void a_loop_counts_once_at_its_beginning() {
            assertThat(run(Sequence.of(new Add(2), new Repeat<>(new Count(), Sequence.of(new Say("x"), new Add(5)))))
                            .events())
                    .containsExactly("x", "x");
            assertThat(run(new Repeat<>(Amount.of(-1), new Say("x"))).events()).isEmpty();
        }

        @Test
        void what_goes_on_and_on_is_stopped() {
            Repeat<Tape, String> thousands = new Repeat<>(Amount.of(9_000), new Add(1));
            assertThat(run(thousands).state().agenda()).isEqualTo(Agenda.empty());
            assertThatThrownBy(() -> run(new Repeat<>(Amount.of(9_000), thousands)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("does not come to an end");
        }

        @Test
        void a_loop_lists_once_at_its_beginning() {
            assertThat(run(new ForEach<>(NUMBER, new Numbers(), Sequence.of(new Add(2), new Say("x"))))
                            .events())
                    .containsExactly("xnumber=0", "xnumber=1", "xnumber=2");
        }

        @Test
        void a_called_program_is_done_before_the_rest_and_answers_to_it() {
            assertThat(run(Sequence.of(
                                    new Add(7),
                                    new Call(Sequence.of(new Bind<>(NUMBER, 1), new Say("called"), new Answer(NUMBER))),
                                    new Say("caller")))
                            .events())
                    .containsExactly("callednumber=1", "callernumber=7");
        }

        @Test
        void the_end_of_the_game_leaves_the_rest_undone() {
            Step<Tape, String> over = run(Sequence.of(new Say("a"), new Halt(), new Say("b")));
            assertThat(over.events()).containsExactly("a");
            assertThat(over.state().agenda().next()).isEqualTo(new Say("b"));
            assertThat(run(over.state()).state()).isEqualTo(over.state());
        }
    }

    @Nested
    class When_a_choice_is_next {
        private final Tape waiting = run(Sequence.of(CHOICE, new Say("chosen"))).state();

        @Test
        void it_is_what_is_asked_and_running_again_changes_nothing() {
            assertThat(waiting.agenda().next()).isEqualTo(CHOICE);
            assertThat(run(waiting).state()).isEqualTo(waiting);
        }

        @Test
        void the_chosen_thing_is_bound_and_play_goes_on() {
            assertThat(run(CHOICE.chosen(waiting, 2)).events()).containsExactly("chosennumber=2");
        }

        @Test
        void one_that_was_made_before_stands() {
            assertThat(run(Sequence.of(new Bind<>(NUMBER, 1), CHOICE, new Say("kept")))
                            .events())
                    .containsExactly("keptnumber=1");
        }

        @Test
        void one_that_can_no_longer_be_made_is_asked_anew() {
            assertThat(run(Sequence.of(new Bind<>(NUMBER, 1), new Add(2), CHOICE))
                            .state()
                            .agenda()
                            .next())
                    .isEqualTo(CHOICE);
            assertThat(run(Sequence.of(new Bind<>(NUMBER, 1), new Unbind<>(NUMBER), CHOICE))
                            .state()
                            .agenda()
                            .next())
                    .isEqualTo(CHOICE);
        }

        @Test
        void nothing_to_choose_leaves_the_slot_empty() {
            assertThat(run(Sequence.of(
                                    new Bind<>(NUMBER, 1),
                                    new Choose<>(NUMBER, Who.owner(), new Nobody()),
                                    new Say("none")))
                            .events())
                    .containsExactly("none");
        }

        @Test
        void nobody_who_left_is_asked() {
            Tape left = Tape.of(Sequence.of(
                            new Bind<>(PLAYER, Seat.of(1)),
                            new Choose<>(NUMBER, Who.in(PLAYER), new Numbers()),
                            new May<>(Who.in(PLAYER), new Say("done")),
                            new Unbind<>(PLAYER),
                            new Say("end")))
                    .without(Seat.of(1));
            assertThat(run(left).events()).containsExactly("end");
        }

        @Test
        void it_is_the_seat_of_the_slot_that_chooses_or_else_the_owner() {
            Agenda<Tape, String> agenda = waiting.agenda();
            assertThat(Who.owner().of(agenda)).isEqualTo(Tape.OWNER);
            assertThat(Who.in(PLAYER).of(agenda)).isEqualTo(Tape.OWNER);
            assertThat(Who.in(PLAYER).of(agenda.bind(PLAYER, Seat.of(2)))).isEqualTo(Seat.of(2));
        }
    }

    @Nested
    class When_an_offer_is_next {
        private final May<Tape, String> offer = new May<>(Who.owner(), new Say("yes"));
        private final Tape waiting = run(Sequence.of(offer, new Say("end"))).state();

        @Test
        void its_body_is_done_or_not() {
            assertThat(waiting.agenda().next()).isEqualTo(offer);
            assertThat(run(offer.accepted(waiting)).events()).containsExactly("yes", "end");
            assertThat(run(offer.declined(waiting)).events()).containsExactly("end");
        }
    }

    @Nested
    class When_a_program_is_described {
        @Test
        void its_parts_are_put_together() {
            assertThat(text(Sequence.of(
                            new Bind<>(NUMBER, 1), CHOICE, new Unbind<>(NUMBER), new May<>(Who.owner(), new Say("x")))))
                    .isEqualTo("choose numbers; you may have this done: x");
            assertThat(text(new If<>(new Even(), new Say("x")))).isEqualTo("if even, x");
            assertThat(text(new If<>(new Even(), new Say("x"), new Say("y")))).isEqualTo("if even, x; otherwise y");
            assertThat(text(new Repeat<>(Amount.of(2), new ForEach<>(NUMBER, new Numbers(), new Say("x")))))
                    .isEqualTo("2 times: for each of numbers: x");
            assertThat(text(Sequence.of())).isEqualTo("nothing happens");
        }
    }
}
