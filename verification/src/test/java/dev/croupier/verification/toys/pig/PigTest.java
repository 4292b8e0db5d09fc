package dev.croupier.verification.toys.pig;

import dev.croupier.verification.GameLaws;
import org.junit.jupiter.api.Test;

class PigTest {
    private static final GameLaws<PigState, PigAction, PigEvent, PigState> LAWS =
            GameLaws.of(new Pig(2, 20, 6, 200)).sampler((view, chance) -> view);

    @Test
    void keepsEveryLaw() {
        LAWS.games(40).check();
    }

    @Test
    void keepsEveryLawAtALargerTableThatReachesItsCap() {
        GameLaws.of(new Pig(5, 30, 4, 60))
                .sampler((view, chance) -> view)
                .games(12)
                .check();
    }
}
