package dev.croupier.pokemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.card.Write;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class KnownTest {
    private static final Card FIRE = Write.basicEnergy(EnergyType.FIRE, "MEE", "2");
    private static final Card WATER = Write.basicEnergy(EnergyType.WATER, "MEE", "3");
    private static final Place HAND = Place.hand(Seat.of(0));
    private static final Place DECK = Place.deck(Seat.of(0));
    private static final Whereabouts<Card, Place> NOTHING = Whereabouts.none();

    /** Counts how often an observer's conclusion is drawn. */
    private int conclusions;

    private Known.Notice came(Place to, Card card, int who) {
        return (observer, known) -> {
            conclusions++;
            return observer == who ? known.cameTo(to, card) : known;
        };
    }

    @Test
    void what_was_noticed_is_known_to_whom_it_concerns() {
        Known known = Known.nothing(2)
                .noticed(came(HAND, FIRE, 1), HAND)
                .noticed(came(HAND, WATER, 2), HAND)
                .noticed((observer, before) -> before.wentUnseen(HAND, DECK), DECK);

        assertThat(known.by(0)).isEqualTo(NOTHING);
        assertThat(known.by(1)).isEqualTo(NOTHING.cameTo(HAND, FIRE).wentUnseen(HAND, DECK));
        assertThat(known.openly()).isEqualTo(NOTHING.cameTo(HAND, WATER).wentUnseen(HAND, DECK));
    }

    @Test
    void conclusions_are_drawn_once_and_not_before_somebody_asks() {
        Known known = Known.nothing(2).noticed(came(HAND, FIRE, 1), HAND);
        Known later = known.noticed(came(HAND, WATER, 1), HAND);
        assertThat(conclusions).isZero();

        assertThat(later.by(1)).isEqualTo(NOTHING.cameTo(HAND, FIRE).cameTo(HAND, WATER));
        assertThat(later.openly()).isEqualTo(NOTHING);
        assertThat(conclusions).isEqualTo(6);
        assertThat(later.noticed(came(DECK, FIRE, 2), DECK).openly()).isEqualTo(NOTHING.cameTo(DECK, FIRE));
        assertThat(conclusions).isEqualTo(9);
    }

    @Test
    void what_was_known_before_stays_as_it_was() {
        Known known = Known.nothing(2).noticed(came(HAND, FIRE, 1), HAND);

        assertThat(known.noticed(came(HAND, WATER, 1), HAND).by(1)).isNotEqualTo(known.by(1));
        assertThat(known.by(1)).isEqualTo(NOTHING.cameTo(HAND, FIRE));
    }

    @Test
    void those_who_know_the_same_are_equal_however_they_came_to_know_it() {
        Known noticed = Known.nothing(1).noticed(came(HAND, FIRE, 0), HAND);

        assertThat(noticed)
                .isEqualTo(Known.of(Array.of(NOTHING.cameTo(HAND, FIRE), NOTHING)))
                .hasSameHashCodeAs(Known.of(Array.of(NOTHING.cameTo(HAND, FIRE), NOTHING)))
                .isNotEqualTo(Known.nothing(1));
    }

    @Test
    void a_place_is_mentioned_once_a_card_may_have_come_to_it() {
        Known known = Known.nothing(2).noticed(came(HAND, FIRE, 1), HAND);

        assertThat(known.mayMention(HAND)).isTrue();
        assertThat(known.mayMention(DECK)).isFalse();
        assertThat(known.mayMention(Place.hand(Seat.of(1)))).isFalse();
        assertThat(Known.of(known.all()).mayMention(HAND)).isTrue();
        assertThat(Known.of(Known.nothing(2).all()).mayMention(HAND)).isFalse();
    }

    @Test
    void a_game_that_nobody_looks_at_does_not_grow_for_ever() {
        Known known = Known.nothing(1);
        for (int i = 0; i < 9_999; i++) {
            known = known.noticed(
                    (observer, before) -> {
                        conclusions++;
                        return before;
                    },
                    HAND);
        }
        assertThat(conclusions).isZero();

        assertThat(known.noticed(came(HAND, FIRE, 0), HAND)).isNotNull();
        assertThat(conclusions).isEqualTo(20_000);
    }
}
