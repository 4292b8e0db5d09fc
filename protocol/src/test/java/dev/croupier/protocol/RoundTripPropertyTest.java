package dev.croupier.protocol;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever game is played: what is said is read as it was written, and tells nobody more than the view does. */
class RoundTripPropertyTest {

    @Property(tries = 24)
    void of_any_game(@ForAll long seed, @ForAll @IntRange(min = 0, max = 3) int game) {
        ProtocolLaws.check(Tables.all().get(game), seed, 150, 31);
    }
}
