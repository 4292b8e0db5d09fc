package dev.croupier.core.agenda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Window.Policy;
import io.vavr.collection.Array;
import java.util.NoSuchElementException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Windows and commitments. */
class AskedTogetherTest {
    private static final Array<Seat> TABLE = Array.range(0, 5).map(Seat::of);

    @Provide
    Arbitrary<Array<Seat>> orders() {
        return Arbitraries.shuffle(TABLE.toJavaList())
                .flatMap(seats -> Arbitraries.integers()
                        .between(1, 5)
                        .map(count -> Array.ofAll(seats).take(count)));
    }

    @Property
    void a_window_in_order_asks_one_after_another(@ForAll("orders") Array<Seat> asked) {
        Window window = new Window(asked, Policy.IN_ORDER);
        for (Seat seat : asked) {
            Window open = window;
            assertThat(open.isClosed()).isFalse();
            assertThat(open.toAct()).containsExactly(seat);
            assertThat(TABLE.filter(open::asks)).containsExactly(seat);
            window = open.without(seat);
        }
        assertThat(window.isClosed()).isTrue();
        assertThat(window.toAct()).isEmpty();
        assertThat(TABLE.filter(window::asks)).isEmpty();
    }

    @Property
    void a_window_for_whoever_comes_first_asks_all_who_have_not_passed(
            @ForAll("orders") Array<Seat> asked, @ForAll("orders") Array<Seat> passing) {
        Window window = passing.foldLeft(new Window(asked, Policy.FIRST_COMER), Window::without);
        Array<Seat> left = asked.removeAll(passing);
        assertThat(window.toAct()).containsExactlyElementsOf(left.sorted());
        assertThat(TABLE.filter(window::asks)).isEqualTo(left.sorted());
        assertThat(window.isClosed()).isEqualTo(left.isEmpty());
    }

    @Property
    void one_who_leaves_does_not_change_whose_turn_it_is_in_a_window(
            @ForAll("orders") Array<Seat> asked, @ForAll("orders") Array<Seat> leaving) {
        Window window = leaving.foldLeft(new Window(asked, Policy.IN_ORDER), Window::without);
        assertThat(window.toAct())
                .containsExactlyElementsOf(asked.removeAll(leaving).take(1));
    }

    @Property
    void commitments_are_complete_when_all_have_committed_in_any_order(
            @ForAll("orders") Array<Seat> asked, @ForAll("orders") Array<Seat> committing) {
        Commitments<Integer> made = committing
                .filter(asked::contains)
                .foldLeft(Commitments.of(asked), (before, seat) -> before.with(seat, seat.index() * 10));
        assertThat(made.open()).isEqualTo(asked.removeAll(committing).sorted());
        assertThat(made.isComplete()).isEqualTo(asked.removeAll(committing).isEmpty());
        assertThat(asked.filter(committing::contains).map(made::by))
                .isEqualTo(asked.filter(committing::contains).map(seat -> seat.index() * 10));
        assertThat(made.asked()).isEqualTo(asked);
    }

    @Property
    void everybody_sees_who_has_committed_and_only_the_own_commitment(
            @ForAll("orders") Array<Seat> asked, @ForAll("orders") Array<Seat> committing) {
        Array<Seat> done = committing.filter(asked::contains);
        Commitments<Integer> made = done.foldLeft(Commitments.of(asked), (before, seat) -> before.with(seat, 1));
        Commitments<Integer> other = done.foldLeft(Commitments.of(asked), (before, seat) -> before.with(seat, 2));
        for (Seat observer : TABLE) {
            assertThat(made.seenBy(observer).open()).isEqualTo(made.open());
            assertThat(made.seenBy(observer).equals(other.seenBy(observer))).isEqualTo(!done.contains(observer));
        }
        assertThat(made.seenBy(Observer.SPECTATOR)).isEqualTo(other.seenBy(Observer.SPECTATOR));
        assertThat(made.seenBy(Observer.OMNISCIENT)).isEqualTo(made);
    }

    @Test
    void one_who_leaves_is_no_longer_waited_for() {
        Commitments<Integer> made = Commitments.<Integer>of(TABLE.take(2)).with(Seat.of(0), 1);
        assertThat(made.without(Seat.of(1)).isComplete()).isTrue();
        assertThat(made.without(Seat.of(0))).isEqualTo(Commitments.<Integer>of(Array.of(Seat.of(1))));
    }

    @Test
    void what_is_not_made_or_not_seen_cannot_be_had() {
        Commitments<Integer> made = Commitments.<Integer>of(TABLE.take(2)).with(Seat.of(0), 1);
        assertThatThrownBy(() -> made.by(Seat.of(1))).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> made.seenBy(Seat.of(1)).by(Seat.of(0))).isInstanceOf(NoSuchElementException.class);
    }
}
