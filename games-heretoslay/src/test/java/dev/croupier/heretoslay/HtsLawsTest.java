package dev.croupier.heretoslay;

import dev.croupier.heretoslay.rules.HtsRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All laws, over random games of every number of seats. */
class HtsLawsTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void the_laws_hold(int seats) {
        HtsLaws.of(HtsRules.seed().withSeats(seats))
                .games(2)
                .maxSteps(3000)
                .atOneIn(7)
                .check();
    }
}
