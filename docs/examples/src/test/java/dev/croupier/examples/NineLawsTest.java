package dev.croupier.examples;

import dev.croupier.core.card.CardSet;
import dev.croupier.verification.GameArbitraries;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game of one's own keeps every law of the kit, and one of its own. */
class NineLawsTest {
    private static final Nine NINE = new Nine();

    private final GameLaws<Nine.State, Nine.Play, Nine.Told, Nine.View> laws =
            GameLaws.of(NINE).sampler(Nine::sample).games(50);

    @ParameterizedTest
    @EnumSource
    void keeps(Law law) {
        laws.check(law);
    }

    @Provide
    Arbitrary<Nine.State> states() {
        return GameArbitraries.of(NINE).reachableStates();
    }

    @Property(tries = 200)
    boolean no_card_is_in_two_places(@ForAll("states") Nine.State state) {
        CardSet held = state.hands().reduce(CardSet::union);
        int cards = state.hands().map(CardSet::size).sum().intValue();
        return held.size() == cards && state.played().forAll(card -> !held.contains(card));
    }
}
