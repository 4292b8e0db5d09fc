package dev.croupier.verification.toys.snatch;

import dev.croupier.core.card.CardSet;
import dev.croupier.verification.GameLaws;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnatchTest {
    static GameLaws<SnatchState, SnatchAction, SnatchEvent, SnatchView> laws(Rules rules) {
        return GameLaws.of(new Snatch(rules))
                .sampler(new SnatchSampler(rules))
                .conserving("the deck", SnatchState::zones, CardSet.range(0, rules.cards()));
    }

    @ParameterizedTest
    @CsvSource({"2, 10, 2, true", "3, 15, 3, true", "3, 15, 3, false", "4, 20, 2, false"})
    void keepsEveryLaw(int seats, int cards, int hand, boolean inOrder) {
        laws(new Rules(seats, cards, hand, inOrder)).games(15).check();
    }
}
