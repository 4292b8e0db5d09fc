package dev.croupier.verification.toys.lifeboat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.play.Session;
import dev.croupier.verification.GameLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LifeboatTest {
    @Test
    void keepsEveryLaw() {
        GameLaws.of(new Lifeboat(3, 30)).sampler(BoatView::sample).games(60).check();
    }

    @Test
    void everySeatMayActFirst() {
        assertThat(Session.start(new Lifeboat(3, 30), Randomness.seeded(1)).toAct())
                .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2));
    }

    @Test
    void allWinOrAllLose() {
        Vector<Outcome> outcomes = Vector.range(0, 60).map(seed -> played(new Lifeboat(3, 14), seed));
        assertThat(outcomes.map(Outcome::ranks).distinct())
                .containsExactlyInAnyOrder(Array.of(1, 1, 1), Array.of(2, 2, 2));
    }

    private static Outcome played(Lifeboat boat, int seed) {
        var chance = Randomness.seeded(seed).split().open();
        var table = Session.start(boat, Randomness.seeded(seed));
        while (table.outcome().isEmpty()) {
            table = table.play(new RandomBot<BoatAction, BoatView>()
                            .choose(table.view(table.toAct().head()), table.legalActions(), chance))
                    .get();
        }
        return table.outcome().get();
    }
}
