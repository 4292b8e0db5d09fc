package dev.croupier.verification.guide;

import dev.croupier.verification.GameArbitraries;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.pig.Pig;
import dev.croupier.verification.toys.pig.PigAction;
import dev.croupier.verification.toys.pig.PigEvent;
import dev.croupier.verification.toys.pig.PigState;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// tag::example
class PigLawsTest {
    private final Pig pig = new Pig(2, 20, 6, 200);
    private final GameLaws<PigState, PigAction, PigEvent, PigState> laws =
            GameLaws.of(pig).sampler((view, chance) -> view).games(20);

    @ParameterizedTest
    @EnumSource
    void keeps(Law law) {
        laws.check(law);
    }

    @Provide
    Arbitrary<PigState> states() {
        return GameArbitraries.of(pig).reachableStates();
    }

    @Property(tries = 50)
    boolean nobodyScoresBeyondTheTargetAndGoesOn(@ForAll("states") PigState state) {
        return state.outcome().isDefined() || state.scores().forAll(score -> score < 20);
    }
}
// end::example
