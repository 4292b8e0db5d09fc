package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CommittedTest {
    private static final byte[] SEED = "a server seed of enough bytes".getBytes(StandardCharsets.UTF_8);

    /** Word k as the class comment says it, made anew for each k. */
    private static long word(String clientSeed, long k) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SEED, "anything"));
        byte[] block = mac.doFinal((clientSeed + ":" + k / 8).getBytes(StandardCharsets.UTF_8));
        int from = (int) (k % 8) * 4;
        return new BigInteger(1, Arrays.copyOfRange(block, from, from + 4)).longValueExact();
    }

    @Test
    void the_stream_is_the_documented_one() throws GeneralSecurityException {
        Randomness source = Committed.of(SEED, "lucky");
        for (int k = 0; k < 40; k++) {
            // A power of two rejects nothing: word k decides draw k.
            Chance chance = source.open();
            assertThat(chance.below(1 << 20)).isEqualTo((int) (word("lucky", k) >>> 12));
            source = chance.after();
        }
    }

    @Test
    void the_commitment_is_the_SHA_256_of_the_server_seed() throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(SEED);
        assertThat(Committed.of(SEED, "x").commitment())
                .isEqualTo(String.format("%064x", new BigInteger(1, digest)))
                .isEqualTo(Committed.commitmentOf(SEED));
    }

    @Test
    void a_short_server_seed_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Committed.of(new byte[15], "x"))
                .withMessageContaining("at least 16 bytes, not 15");
    }

    @Test
    void its_text_does_not_tell_the_server_seed() {
        assertThat(Committed.of(SEED, "lucky").toString()).contains("lucky").doesNotContain("server seed");
    }

    @Nested
    class When_the_server_seed_is_disclosed {
        private final String commitment = Committed.commitmentOf(SEED);
        private final Array<Draw> draws = deal();

        /** Ten cards dealt, a die and a coin. */
        private static Array<Draw> deal() {
            Chance chance = Committed.of(SEED, "lucky").open();
            Pile pile = Pile.shuffled(CardSet.range(0, 52));
            for (int i = 0; i < 10; i++) {
                pile = pile.draw(chance).rest();
            }
            chance.roll(6);
            chance.coin();
            return chance.close();
        }

        @Test
        void an_honest_deal_is_verified() {
            assertThat(Committed.verify(commitment, SEED, "lucky", draws)).isTrue();
        }

        @Test
        void every_tampered_draw_is_found() {
            for (int i = 0; i < draws.size(); i++) {
                assertThat(Committed.verify(commitment, SEED, "lucky", draws.update(i, tampered(draws.get(i)))))
                        .as("draw %d", i)
                        .isFalse();
            }
        }

        private static Draw tampered(Draw draw) {
            if (draw instanceof Draw.Pick pick) {
                int other = (pick.place() + 1) % pick.among();
                return new Draw.Pick(pick.among(), other, pick.card());
            }
            return draw instanceof Draw.Roll roll
                    ? new Draw.Roll(6, roll.value() % 6 + 1)
                    : new Draw.Coin(draw.result() == 0);
        }

        @Test
        void a_draw_left_out_is_found() {
            assertThat(Committed.verify(commitment, SEED, "lucky", draws.removeAt(0)))
                    .isFalse();
        }

        @Test
        void a_pick_without_its_place_proves_nothing() {
            Draw.Pick first = (Draw.Pick) draws.head();
            assertThat(Committed.verify(
                            commitment, SEED, "lucky", draws.update(0, new Draw.Pick(first.among(), first.card()))))
                    .isFalse();
        }

        @Test
        void another_server_seed_or_client_seed_is_found() {
            byte[] other = SEED.clone();
            other[3]++;
            assertThat(Committed.verify(commitment, other, "lucky", draws)).isFalse();
            assertThat(Committed.verify(Committed.commitmentOf(other), other, "lucky", draws))
                    .isFalse();
            assertThat(Committed.verify(commitment, SEED, "unlucky", draws)).isFalse();
        }
    }
}
