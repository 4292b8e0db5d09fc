package dev.croupier.core.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class WhereaboutsTest {
    private final Whereabouts<String, Integer> known =
            Whereabouts.<String, Integer>none().cameTo(1, "ace");

    @Nested
    class WhenAnUnseenCardLeavesAHand {
        @Test
        void aKnownCardIsThereOrWhereItWent() {
            assertThat(known.wentUnseen(1, 2)).hasToString("[ace@1|2]");
        }

        @Test
        void cardsOfOtherHandsStayKnown() {
            assertThat(known.wentUnseen(2, 1)).isEqualTo(known);
        }
    }

    @Nested
    class WhenACardIsSeenToLeave {
        @Test
        void itIsNoLongerClaimed() {
            assertThat(known.left(1, "ace")).isEqualTo(Whereabouts.none());
        }

        @Test
        void anotherKindStaysKnown() {
            assertThat(known.left(1, "king")).isEqualTo(known);
        }

        @Test
        void theMostPreciseClaimIsGivenUp() {
            assertThat(known.wentUnseen(1, 2).cameTo(1, "ace").left(1, "ace")).hasToString("[ace@1|2]");
        }

        @Test
        void whatRemainsIsTrueWhicheverItWas() {
            Whereabouts<String, Integer> two =
                    known.wentUnseen(1, 2).swapped(2, 3).cameTo(2, "ace").wentUnseen(2, 1);
            assertThat(two).hasToString("[ace@1|2 ace@1|3]");
            assertThat(two.left(1, "ace")).hasToString("[ace@1|2|3]");
        }
    }

    @Nested
    class WhenAHandIsLookedAt {
        @Test
        void whatWasSeenIsKnown() {
            assertThat(known.looked(2, Array.of("king", "king"))).hasToString("[ace@1 king@2 king@2]");
        }

        @Test
        void whatWasClaimedOfItGivesWay() {
            assertThat(known.looked(1, Array.of("ace", "king"))).hasToString("[ace@1 king@1]");
            assertThat(known.wentUnseen(1, 2).looked(1, Array.of("ace"))).hasToString("[ace@1]");
        }

        @Test
        void whatIsNotThereIsElsewhere() {
            assertThat(known.wentUnseen(1, 2).looked(1, Array.of("king"))).hasToString("[ace@2 king@1]");
            assertThat(known.wentUnseen(1, 2).looked(1, Array.empty())).hasToString("[ace@2]");
        }

        @Test
        void cardsOfOtherHandsStayKnown() {
            assertThat(known.looked(2, Array.empty())).isEqualTo(known);
        }
    }

    @Nested
    class WhenCardsAreShownWhereTheyLie {
        @Test
        void aKnownOneMayBeTheOneThatIsShown() {
            assertThat(known.shown(1, Array.of("ace"))).hasToString("[ace@1]");
            assertThat(known.wentUnseen(1, 2).shown(1, Array.of("ace"))).hasToString("[ace@1]");
        }

        @Test
        void asManyAreKnownAsAreShown() {
            assertThat(known.shown(1, Array.of("ace", "ace", "king"))).hasToString("[ace@1 ace@1 king@1]");
        }

        @Test
        void whatRemainsIsTrueWhicheverItWas() {
            assertThat(known.wentUnseen(1, 2).cameTo(1, "ace").shown(1, Array.of("ace")))
                    .hasToString("[ace@1 ace@1|2]");
        }

        @Test
        void whatLiesElsewhereStaysKnown() {
            assertThat(known.shown(2, Array.of("ace"))).hasToString("[ace@1 ace@2]");
        }
    }

    @Test
    void swappedHandsTakeWhatIsKnownOfThemAlong() {
        assertThat(known.swapped(1, 2)).hasToString("[ace@2]");
    }

    @Test
    void twoClaimsNeedTwoCards() {
        Whereabouts<String, Integer> two = known.wentUnseen(1, 2).cameTo(1, "ace");
        assertThat(two.allows(TreeMap.of(1, Array.of("ace"), 2, Array.of("ace"))))
                .isTrue();
        assertThat(two.allows(TreeMap.of(1, Array.of("ace", "ace")))).isTrue();
        assertThat(two.allows(TreeMap.of(1, Array.of("ace"), 2, Array.of("king"))))
                .isFalse();
        assertThat(two.allows(TreeMap.of(2, Array.of("ace", "ace")))).isFalse();
    }

    @Test
    void theOrderOfLearningDoesNotMatter() {
        assertThat(known.cameTo(2, "king").cameTo(0, "ace"))
                .isEqualTo(Whereabouts.<String, Integer>none()
                        .cameTo(0, "ace")
                        .cameTo(2, "king")
                        .cameTo(1, "ace"));
    }
}
