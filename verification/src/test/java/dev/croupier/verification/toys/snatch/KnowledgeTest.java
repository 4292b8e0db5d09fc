package dev.croupier.verification.toys.snatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class KnowledgeTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);
    private static final Seat CLEO = Seat.of(2);

    private final Snatch snatch = new Snatch(new Rules(3, 15, 1, true));
    private final SnatchState opened = table(CardSet.of(0), CardSet.of(1), CardSet.of(2));

    /** Hands of Ann, Ben and Cleo: 0, 5 and 10 are pulls, 1 and 6 swaps, 2 and 7 buries, 3 and 8 draws, 4 and 9 stops. */
    private SnatchState table(CardSet... hands) {
        SnatchState start = snatch.start(Randomness.seeded(1)).state();
        Array<CardSet> dealt = Array.of(hands);
        return new SnatchState(
                dealt,
                Pile.shuffled(dealt.foldLeft(CardSet.range(0, 15), CardSet::minus)),
                List.empty(),
                CardSet.empty(),
                start.points(),
                start.phase(),
                List.empty(),
                start.known(),
                start.outcome());
    }

    private static SnatchState done(SnatchState state, Seat seat, Kind kind) {
        return Deeds.done(state, new Deed(seat, kind), Happening.from(Randomness.seeded(3)));
    }

    private String known(SnatchState state, Observer observer) {
        return snatch.view(state, observer).known().toString();
    }

    @Nested
    class ACardThatWasPulled {
        private final SnatchState pulled = done(opened, ANN, Kind.PULL);

        @Test
        void isKnownToTheSeatThatLostIt() {
            assertThat(known(pulled, BEN)).isEqualTo("[swap@0]");
            assertThat(known(pulled, ANN)).isEqualTo("[]");
            assertThat(known(pulled, CLEO)).isEqualTo("[]");
        }

        @Test
        void isThereOrWhereTheNextUnseenCardWent() {
            SnatchState again = done(pulled.hand(CLEO, CardSet.empty()), CLEO, Kind.PULL);
            assertThat(known(again, BEN)).isEqualTo("[swap@0|2]");
        }

        @Test
        void goesAlongWhenHandsAreSwapped() {
            assertThat(known(done(pulled, CLEO, Kind.SWAP), BEN)).isEqualTo("[swap@2]");
        }
    }

    @Nested
    class SwappedHands {
        @Test
        void areKnownToTheSeatsThatSwapped() {
            SnatchState swapped = done(opened, ANN, Kind.SWAP);
            assertThat(known(swapped, ANN)).isEqualTo("[pull@1]");
            assertThat(known(swapped, BEN)).isEqualTo("[swap@0]");
            assertThat(known(swapped, CLEO)).isEqualTo("[]");
        }
    }

    @Nested
    class ABuriedCard {
        private final SnatchState buried = done(opened, ANN, Kind.BURY);

        @Test
        void staysKnownToTheSeatThatLookedAtIt() {
            Kind kind = Kind.of(buried.pile().segments().last().first());
            assertThat(snatch.view(buried, ANN).buried().map(Object::toString)).containsExactly("Some(" + kind + ")");
            assertThat(snatch.view(buried, BEN).buried().map(Object::toString)).containsExactly("None");
        }

        @Test
        void isKnownInTheHandOfTheSeatThatDrawsIt() {
            SnatchState last = opened.pile(Pile.shuffled(CardSet.of(9)), List.of(TreeSet.of(ANN)));
            SnatchState drawn = done(last, BEN, Kind.DRAW);
            assertThat(known(drawn, ANN)).isEqualTo("[stop@1]");
            assertThat(known(drawn, CLEO)).isEqualTo("[]");
        }
    }

    @Nested
    class AnOffer {
        @Test
        void isMadeWhateverWasDrawn() {
            SnatchState drawn = done(opened.pile(Pile.shuffled(CardSet.of(8)), List.empty()), BEN, Kind.DRAW);
            SnatchState stop = done(opened.pile(Pile.shuffled(CardSet.of(9)), List.empty()), BEN, Kind.DRAW);
            assertThat(snatch.legalActions(drawn)).hasSize(1);
            assertThat(snatch.legalActions(stop)).hasSize(2);
            assertThat(snatch.turn(drawn, CLEO)).isEqualTo(snatch.turn(stop, CLEO));
        }
    }
}
