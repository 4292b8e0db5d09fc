package dev.croupier.core.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Tape.Say;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AgendaTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);
    private static final Seat CLEO = Seat.of(2);
    private static final Slot<Integer> NUMBER = Tape.NUMBER;
    private static final Slot<Secret> SECRET = Slot.of("secret", Secret.class);

    /** A number that one seat may see; 0 in its place for the others. */
    private record Secret(Seat owner, int number) implements Concealed {
        @Override
        public Secret seenBy(Observer observer) {
            return observer.sees(owner) ? this : new Secret(owner, 0);
        }
    }

    private static Frame<Tape, String> frame(Seat owner, String... words) {
        return new Frame<>(owner, "test", List.of(words).map(Say::new), Slots.empty());
    }

    private static String said(Agenda<Tape, String> agenda) {
        return agenda.frames()
                .map(frame -> frame.rest().map(next -> ((Say) next).word()).mkString(" ") + "{" + frame.slots() + "}")
                .mkString(" / ");
    }

    private final Agenda<Tape, String> three = Agenda.<Tape, String>empty()
            .push(frame(ANN, "a1", "a2"))
            .push(frame(BEN, "b1", "b2"))
            .push(frame(CLEO, "c1", "c2"));

    @Nested
    class When_it_is_changed {
        @Test
        void only_the_rest_of_the_top_frame_is() {
            assertThat(said(three.taken())).isEqualTo("c2{} / b1 b2{} / a1 a2{}");
            assertThat(said(three.then(new Say("x")))).isEqualTo("x c1 c2{} / b1 b2{} / a1 a2{}");
            assertThat(said(three.thenAll(Array.of(new Say("x"), new Say("y")))))
                    .isEqualTo("x y c1 c2{} / b1 b2{} / a1 a2{}");
            assertThat(said(three.replacing(new Say("x")))).isEqualTo("x c2{} / b1 b2{} / a1 a2{}");
            assertThat(said(three.pop())).isEqualTo("b1 b2{} / a1 a2{}");
        }

        @Test
        void the_next_instruction_is_that_of_the_top_frame() {
            assertThat(three.next()).isEqualTo(new Say("c1"));
            assertThat(three.taken().taken().next()).isNull();
            assertThat(Agenda.<Tape, String>empty().next()).isNull();
        }
    }

    @Nested
    class When_something_is_bound {
        @Test
        void it_is_in_the_top_frame_or_the_one_below() {
            assertThat(said(three.bind(NUMBER, 1))).isEqualTo("c1 c2{number=1} / b1 b2{} / a1 a2{}");
            assertThat(said(three.bindBelow(NUMBER, 1))).isEqualTo("c1 c2{} / b1 b2{number=1} / a1 a2{}");
            assertThat(three.bind(NUMBER, 1).unbind(NUMBER)).isEqualTo(three);
        }

        @Test
        void an_answer_that_nobody_asked_for_is_lost() {
            Agenda<Tape, String> one = three.pop().pop();
            assertThat(one.bindBelow(NUMBER, 1)).isEqualTo(one);
            assertThat(Agenda.<Tape, String>empty().bindBelow(NUMBER, 1)).isEqualTo(Agenda.empty());
        }

        @Test
        void the_nearest_is_found_and_bound_anew() {
            Agenda<Tape, String> bound = three.pop()
                    .pop()
                    .bind(NUMBER, 1)
                    .push(frame(BEN, "b"))
                    .bind(NUMBER, 2)
                    .push(frame(CLEO, "c"));
            assertThat(bound.nearest(NUMBER)).isEqualTo(2);
            assertThat(bound.pop().pop().nearest(NUMBER)).isEqualTo(1);
            assertThat(three.nearest(NUMBER)).isNull();
            assertThat(said(bound.rebindNearest(NUMBER, 3))).isEqualTo("c{} / b{number=3} / a1 a2{number=1}");
            assertThat(three.rebindNearest(NUMBER, 3)).isEqualTo(three);
        }
    }

    @Nested
    class When_something_is_concealed {
        private final Agenda<Tape, String> seven = three.bindBelow(SECRET, new Secret(ANN, 7));
        private final Agenda<Tape, String> eight = three.bindBelow(SECRET, new Secret(ANN, 8));

        @Test
        void only_those_who_may_see_it_tell_it_apart() {
            assertThat(seven.seenBy(ANN)).isEqualTo(seven);
            assertThat(seven.seenBy(Observer.OMNISCIENT)).isEqualTo(seven);
            assertThat(seven.seenBy(BEN)).isEqualTo(eight.seenBy(BEN)).isNotEqualTo(seven);
            assertThat(seven.seenBy(Observer.SPECTATOR)).isEqualTo(eight.seenBy(Observer.SPECTATOR));
        }

        @Test
        void a_mask_is_filled_in_again() {
            assertThat(seven.seenBy(BEN).mapSlots(value -> value instanceof Secret ? new Secret(ANN, 7) : value))
                    .isEqualTo(seven);
        }

        @Test
        void what_is_open_stays_as_it_is() {
            assertThat(three.bind(NUMBER, 1).seenBy(BEN)).isEqualTo(three.bind(NUMBER, 1));
        }
    }

    @Nested
    class When_a_seat_leaves {
        @Test
        void its_frames_have_nothing_to_do_but_stay_to_be_answered_to() {
            Agenda<Tape, String> left = three.bindBelow(NUMBER, 1).endingFramesOf(BEN);
            assertThat(said(left)).isEqualTo("c1 c2{} / {number=1} / a1 a2{}");
            assertThat(said(left.bindBelow(NUMBER, 2))).isEqualTo("c1 c2{} / {number=2} / a1 a2{}");
            assertThat(left.pop().next()).isNull();
        }

        @Test
        void its_secrets_are_gone() {
            Agenda<Tape, String> left =
                    three.bindBelow(SECRET, new Secret(BEN, 7)).endingFramesOf(BEN);
            assertThat(left.nearest(SECRET)).isNull();
        }

        @Test
        void what_is_still_to_be_done_can_be_changed() {
            assertThat(said(three.mapRest(next -> next.equals(new Say("b2")) ? new Say("x") : next)))
                    .isEqualTo("c1 c2{} / b1 x{} / a1 a2{}");
        }
    }

    @Provide
    Arbitrary<java.util.List<UnaryOperator<Agenda<Tape, String>>>> changes() {
        Arbitrary<UnaryOperator<Agenda<Tape, String>>> change = Arbitraries.<UnaryOperator<Agenda<Tape, String>>>of(
                agenda -> agenda.push(frame(BEN, "p", "q")),
                agenda -> agenda.next() == null ? agenda : agenda.taken(),
                agenda -> agenda.next() == null ? agenda : agenda.replacing(new Say("r")),
                agenda -> agenda.isEmpty() ? agenda : agenda.pop(),
                agenda -> agenda.isEmpty() ? agenda : agenda.then(new Say("t")),
                agenda -> agenda.isEmpty()
                        ? agenda
                        : agenda.bind(NUMBER, agenda.frames().size()),
                agenda -> agenda.isEmpty() ? agenda : agenda.unbind(NUMBER),
                agenda -> agenda.bindBelow(NUMBER, 9),
                agenda -> agenda.rebindNearest(NUMBER, 5),
                agenda -> agenda.bindBelow(SECRET, new Secret(ANN, 7)).seenBy(BEN),
                agenda -> agenda.endingFramesOf(BEN),
                agenda -> agenda.mapRest(next -> new Say("m")));
        return change.list().ofMinSize(1).ofMaxSize(12);
    }

    @Property(tries = 300)
    void never_changes_itself(@ForAll("changes") java.util.List<UnaryOperator<Agenda<Tape, String>>> changes) {
        Agenda<Tape, String> at = three;
        for (UnaryOperator<Agenda<Tape, String>> change : changes) {
            String before = at.toString();
            Agenda<Tape, String> after = change.apply(at);
            assertThat(at).hasToString(before);
            assertThat(change.apply(at)).isEqualTo(after).hasToString(after.toString());
            at = after;
        }
    }
}
