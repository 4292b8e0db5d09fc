package dev.croupier.core.chance;

import io.vavr.collection.Seq;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Chance that a player can check afterwards. The host draws a secret server seed and publishes its {@link #commitment()}; then the
 * player names a client seed. Number k of the stream is word k mod 8 (big endian, 32 bits) of HMAC-SHA-256 with the server seed as key
 * over {@code clientSeed + ":" + k/8}; bounded results as in {@link Seeded}. When the game is over the host discloses the server seed,
 * and {@link #verify} tells whether the deal was fair.
 */
public final class Committed implements Randomness {
    private static final int WORDS = 8;

    private final byte[] serverSeed;
    private final String clientSeed;
    private final long counter;

    private Committed(byte[] serverSeed, String clientSeed, long counter) {
        this.serverSeed = serverSeed;
        this.clientSeed = clientSeed;
        this.counter = counter;
    }

    /**
     * A stream at its beginning.
     *
     * @param serverSeed the host's secret, at least 16 bytes
     * @param clientSeed the player's contribution, named after the commitment was published
     */
    public static Committed of(byte[] serverSeed, String clientSeed) {
        if (serverSeed.length < 16) {
            throw new IllegalArgumentException(
                    "a server seed has at least 16 bytes, not " + serverSeed.length + ": a shorter one can be guessed");
        }
        return new Committed(serverSeed.clone(), clientSeed, 0L);
    }

    /** The SHA-256 of the server seed in lower-case hexadecimal: to be published before the client seed is known. */
    public String commitment() {
        return commitmentOf(serverSeed);
    }

    /** The commitment of a disclosed server seed. */
    public static String commitmentOf(byte[] serverSeed) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(serverSeed));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Whether {@code draws}, in order, are what a disclosed server seed that was committed to gives with {@code clientSeed}. A pick is
     * checked by its place among the cards; which card stood there follows from the rules, so a recording is verified as well.
     */
    public static boolean verify(String commitment, byte[] serverSeed, String clientSeed, Seq<Draw> draws) {
        if (!commitmentOf(serverSeed).equals(commitment.toLowerCase(Locale.ROOT))) {
            return false;
        }
        Cursor stream = new Cursor(of(serverSeed, clientSeed));
        for (Draw draw : draws) {
            if (draw.among() < 1) {
                return false;
            }
            int result = stream.next(draw.among());
            if (result != draw.result()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Chance open() {
        return new Cursor(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Committed that
                && counter == that.counter
                && clientSeed.equals(that.clientSeed)
                && Arrays.equals(serverSeed, that.serverSeed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(serverSeed) * 31 + clientSeed.hashCode() + Long.hashCode(counter);
    }

    /** Names the commitment and the place in the stream, never the server seed. */
    @Override
    public String toString() {
        return "Committed[" + commitment() + ", " + clientSeed + ", " + counter + "]";
    }

    private static final class Cursor extends WordChance {
        private final Committed from;
        private final Mac mac;
        private long counter;
        private long block = -1L;
        private byte[] words = new byte[0];

        Cursor(Committed from) {
            super(true);
            this.from = from;
            this.counter = from.counter;
            try {
                mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(from.serverSeed, "HmacSHA256"));
            } catch (NoSuchAlgorithmException | InvalidKeyException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        long word() {
            long wanted = counter / WORDS;
            if (wanted != block) {
                words = mac.doFinal((from.clientSeed + ":" + wanted).getBytes(StandardCharsets.UTF_8));
                block = wanted;
            }
            int place = (int) (counter % WORDS);
            counter++;
            return ByteBuffer.wrap(words).getInt(place * Integer.BYTES) & 0xFFFFFFFFL;
        }

        @Override
        public Randomness after() {
            return new Committed(from.serverSeed, from.clientSeed, counter);
        }
    }
}
