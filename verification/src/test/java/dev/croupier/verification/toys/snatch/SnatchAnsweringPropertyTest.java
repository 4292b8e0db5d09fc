package dev.croupier.verification.toys.snatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Played;
import dev.croupier.core.play.Session;
import io.vavr.collection.IndexedSeq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

class SnatchAnsweringPropertyTest {
    private static final Seat SECOND = Seat.of(1);
    private static final Seat THIRD = Seat.of(2);

    @Property(tries = 100)
    void aWholeGameIsTheSameAsIfTheSeatsHadAnsweredThemselves(@ForAll long seed, @ForAll boolean inOrder) {
        Snatch snatch = new Snatch(new Rules(3, 15, 3, inOrder));
        var byHand = Session.start(snatch, Randomness.seeded(seed));
        var session = byHand.answeringFor(SECOND, THIRD);
        Chance chance = Randomness.seeded(seed + 1).openUnnoted();
        int answers = 0;
        while (session.outcome().isEmpty()) {
            assertThat(canOnlyPass(session.pending(SECOND))).isFalse();
            assertThat(canOnlyPass(session.pending(THIRD))).isFalse();
            IndexedSeq<SnatchAction> legal = session.legalActions();
            SnatchAction action = legal.get(chance.below(legal.size()));
            session = session.play(action).get();
            byHand = byHand.play(action).get();
            for (Played<SnatchState, SnatchAction, SnatchEvent> answer : session.lastAnswers()) {
                Seat seat = answer.actor();
                assertThat(seat).isIn(SECOND, THIRD);
                assertThat(canOnlyPass(byHand.pending(seat))).isTrue();
                byHand = byHand.play(byHand.pending(seat).get().legalActions().head())
                        .get();
                answers++;
            }
            assertThat(byHand.state()).isEqualTo(session.state());
            assertThat(byHand.pending(THIRD)).isEqualTo(session.pending(THIRD));
        }
        assertThat(byHand.outcome()).isEqualTo(session.outcome());
        Statistics.label("answers")
                .collect(answers > 1)
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 50));
    }

    private static boolean canOnlyPass(io.vavr.control.Option<Pending<SnatchAction>> pending) {
        return pending.exists(
                asked -> asked.decision().optional() && asked.legalActions().size() == 1);
    }
}
