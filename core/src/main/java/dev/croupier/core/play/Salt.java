package dev.croupier.core.play;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The secret of one game that keeps the hashes of its {@link Recording} from being guessed: without it, a hash over one hidden card is
 * found in a hundred tries. It is committed to in the header and disclosed when the game is over.
 */
public final class Salt {
    private static final String ALGORITHM = "HmacSHA256";

    private final byte[] bytes;

    private Salt(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * A salt of those bytes.
     *
     * @param bytes at least 16, from a source that nobody can guess; a salt is for one game
     */
    public static Salt of(byte[] bytes) {
        if (bytes.length < 16) {
            throw new IllegalArgumentException(
                    "a salt has at least 16 bytes, not " + bytes.length + ": a shorter one can be guessed");
        }
        return new Salt(bytes.clone());
    }

    /** The salt that {@link #hex} wrote. */
    public static Salt ofHex(String hex) {
        return of(HexFormat.of().parseHex(hex));
    }

    /** The bytes in lower-case hexadecimal. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** The SHA-256 of the bytes in lower-case hexadecimal, which may be published at once. */
    public String commitment() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The HMAC-SHA-256 of {@code text} in UTF-8 under this salt, in lower-case hexadecimal. */
    String hash(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(bytes, ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Salt that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Names the commitment, never the salt. */
    @Override
    public String toString() {
        return "Salt[" + commitment() + "]";
    }
}
