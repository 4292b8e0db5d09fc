package dev.croupier.core;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.ToyMessage;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TurnTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);
    private static final Decision<Says> OWN = Decision.<Says>optional("say", ToyMessage.ASK.with())
            .withDefault(says(0, "bet"))
            .withSource("lamp");

    @Nested
    class A_decision_of_one_seat {
        private final Turn<Says> turn = new Turn.One<>(FIRST, OWN);

        @Test
        void is_whole_for_that_seat_and_for_the_omniscient() {
            assertThat(turn.seenBy(FIRST)).isEqualTo(turn);
            assertThat(turn.seenBy(Observer.OMNISCIENT)).isEqualTo(turn);
            assertThat(turn.decision(FIRST)).isEqualTo(Option.some(OWN));
        }

        @Test
        void has_no_default_for_others() {
            Decision<Says> seen = turn.seenBy(SECOND).decision(FIRST).get();
            assertThat(seen.byDefault()).isEmpty();
            assertThat(seen.kind()).isEqualTo("say");
            assertThat(seen.source()).isEqualTo(Option.some("lamp"));
            assertThat(seen.optional()).isTrue();
            assertThat(turn.seenBy(Observer.SPECTATOR)).isEqualTo(turn.seenBy(SECOND));
        }

        @Test
        void is_no_decision_of_another() {
            assertThat(turn.decision(SECOND)).isEmpty();
            assertThat(turn.toAct()).containsExactly(FIRST);
        }
    }

    @Nested
    class Decisions_of_several_seats {
        private final TreeMap<Seat, Decision<Says>> decisions = TreeMap.of(SECOND, OWN, FIRST, OWN);

        @Test
        void stand_in_seat_order() {
            assertThat(new Turn.Any<>(decisions).toAct()).containsExactly(FIRST, SECOND);
            assertThat(new Turn.All<>(decisions).toAct()).containsExactly(FIRST, SECOND);
        }

        @Test
        void are_masked_one_by_one() {
            for (Turn<Says> turn : java.util.List.of(new Turn.Any<>(decisions), new Turn.All<>(decisions))) {
                Turn<Says> seen = turn.seenBy(FIRST);
                assertThat(seen).hasSameClassAs(turn);
                assertThat(seen.decision(FIRST).get().byDefault()).isNotEmpty();
                assertThat(seen.decision(SECOND).get().byDefault()).isEmpty();
            }
        }
    }

    @Test
    void nobody_decides_when_the_game_is_over() {
        Turn<Says> over = new Turn.Over<>(Outcome.capped(2));
        assertThat(over.toAct()).isEmpty();
        assertThat(over.decision(FIRST)).isEmpty();
        assertThat(over.seenBy(Observer.SPECTATOR)).isEqualTo(over);
    }

    @Nested
    class A_seat {
        @Test
        void follows_another_around_the_table() {
            assertThat(FIRST.next(3)).isEqualTo(SECOND);
            assertThat(Seat.of(2).next(3)).isEqualTo(FIRST);
        }

        @Test
        void sees_its_own_and_nothing_else() {
            assertThat(FIRST.sees(FIRST)).isTrue();
            assertThat(FIRST.sees(SECOND)).isFalse();
            assertThat(Observer.SPECTATOR.sees(FIRST)).isFalse();
            assertThat(Observer.OMNISCIENT.sees(FIRST)).isTrue();
        }

        @Test
        void has_an_index_of_0_or_more_of_any_size() {
            assertThat(Seat.of(40)).isEqualTo(new Seat(40)).hasToString("40").isGreaterThan(Seat.of(15));
            assertThatIllegalArgumentException().isThrownBy(() -> Seat.of(-1)).withMessageContaining("-1");
        }
    }
}
