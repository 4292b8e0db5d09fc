package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.card.CardSet;
import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SeededTest {
    private static final long[] SEEDS = {0L, 1L, -1L, 42L, Long.MIN_VALUE, 0x123456789ABCDEFL};

    /** Lemire's method by the book, over the upper halves of the JDK's own SplitMix64. */
    private static int reference(SplittableRandom words, int bound) {
        BigInteger range = BigInteger.ONE.shiftLeft(32);
        BigInteger unfair = range.mod(BigInteger.valueOf(bound));
        while (true) {
            BigInteger product = BigInteger.valueOf(words.nextLong() >>> 32).multiply(BigInteger.valueOf(bound));
            if (product.mod(range).compareTo(unfair) >= 0) {
                return product.shiftRight(32).intValueExact();
            }
        }
    }

    @Nested
    class The_stream {
        @Test
        void is_that_of_the_JDKs_SplittableRandom() {
            for (long seed : SEEDS) {
                SplittableRandom words = new SplittableRandom(seed);
                Chance chance = Seeded.of(seed).open();
                for (int i = 0; i < 1_000; i++) {
                    int bound = i % 3 == 0 ? Integer.MAX_VALUE - i : i % 3 == 1 ? (1 << 30) + i : 1 + i % 52;
                    assertThat(chance.below(bound)).isEqualTo(reference(words, bound));
                }
            }
        }

        @Test
        void goes_on_after_a_step_where_it_stood() {
            Chance whole = Seeded.of(7).open();
            Randomness source = Seeded.of(7);
            for (int i = 0; i < 50; i++) {
                Chance step = source.open();
                assertThat(step.below(1_000)).isEqualTo(whole.below(1_000));
                source = step.after();
            }
        }

        @Test
        void does_not_depend_on_whether_draws_are_noted() {
            Chance noting = Seeded.of(5).open();
            Chance unnoted = Seeded.of(5).openUnnoted();
            Chance source = Seeded.of(5).unnoted().open();
            for (int i = 1; i < 100; i++) {
                int roll = noting.roll(i);
                assertThat(unnoted.roll(i)).isEqualTo(roll);
                assertThat(source.roll(i)).isEqualTo(roll);
            }
            assertThat(noting.drawn()).hasSize(99);
            assertThat(unnoted.drawn()).isEmpty();
            assertThat(source.drawn()).isEmpty();
            assertThat(source.after().open().below(99)).isEqualTo(noting.below(99));
        }
    }

    @Nested
    class A_split {
        @Test
        void is_that_of_the_JDKs_SplittableRandom_with_its_own_gamma() {
            for (long seed : SEEDS) {
                SplittableRandom words = new SplittableRandom(seed);
                Seeded source = Seeded.of(seed);
                for (int generation = 0; generation < 20; generation++) {
                    SplittableRandom child = words.split();
                    Chance split = source.split().open();
                    for (int i = 0; i < 20; i++) {
                        assertThat(split.below(1_000_003)).isEqualTo(reference(child, 1_000_003));
                    }
                    source = source.rest();
                }
            }
        }

        @Test
        void and_the_rest_agree_no_more_often_than_chance() {
            Chance split = Seeded.of(3).split().openUnnoted();
            Chance rest = Seeded.of(3).rest().openUnnoted();
            long equal = IntStream.range(0, 60_000)
                    .filter(i -> split.below(6) == rest.below(6))
                    .count();
            // 10,000 expected with a standard deviation of 91
            assertThat(equal).isBetween(9_500L, 10_500L);
        }
    }

    @Nested
    class The_streams_of_many_games {
        @Test
        void begin_differently_and_do_not_follow_each_other() {
            assertThat(LongStream.range(0, 10_000).mapToObj(index -> Seeded.ofIndexed(42, index)))
                    .doesNotHaveDuplicates();
            assertThat(LongStream.range(0, 2_000)
                            .mapToObj(
                                    index -> Seeded.ofIndexed(42, index).open().after())
                            .map(source -> ((Seeded) source).open().below(1 << 30)))
                    .doesNotHaveDuplicates();
        }

        @Test
        void are_fair_in_their_first_draw() {
            int[] faces = new int[6];
            for (long index = 0; index < 60_000; index++) {
                faces[Seeded.ofIndexed(1, index).open().roll(6) - 1]++;
            }
            assertThat(chiSquare(faces)).isLessThan(20.5); // 5 degrees of freedom, 1 in 1,000
        }
    }

    @Test
    void every_face_and_every_card_is_equally_likely() {
        Chance chance = Seeded.of(11).openUnnoted();
        int[] faces = new int[6];
        int[] cards = new int[5];
        int[] coins = new int[2];
        CardSet set = CardSet.of(3, 60, 64, 100, 127);
        for (int i = 0; i < 60_000; i++) {
            faces[chance.roll(6) - 1]++;
            cards[set.placeOf(chance.pick(set))]++;
            coins[chance.coin() ? 1 : 0]++;
        }
        assertThat(chiSquare(faces)).isLessThan(20.5);
        assertThat(chiSquare(cards)).isLessThan(18.5);
        assertThat(chiSquare(coins)).isLessThan(10.8);
    }

    private static double chiSquare(int[] counts) {
        double expected = IntStream.of(counts).sum() / (double) counts.length;
        return IntStream.of(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    @Test
    void a_stream_drawn_from_a_bots_chance_depends_on_it_alone() {
        assertThat(Seeded.drawnFrom(Seeded.of(1).open()))
                .isEqualTo(Seeded.drawnFrom(Seeded.of(1).open()));
        assertThat(Seeded.drawnFrom(Seeded.of(1).open()))
                .isNotEqualTo(Seeded.drawnFrom(Seeded.of(2).open()));
    }

    @Test
    void an_even_gamma_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Seeded(1, 2)).withMessageContaining("odd, not 2");
    }
}
