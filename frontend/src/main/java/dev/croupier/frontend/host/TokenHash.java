package dev.croupier.frontend.host;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What the host keeps of a {@link Token}: whom it lets in can be told from it, but not the token.
 *
 * @param hex the SHA-256 of the token in lower-case hexadecimal
 */
record TokenHash(String hex) {
    static TokenHash of(Token token) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(token.text().getBytes(StandardCharsets.UTF_8));
            return new TokenHash(HexFormat.of().formatHex(hash));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether both are of the same token; takes as long whatever the answer is. */
    boolean isSameAs(TokenHash other) {
        return MessageDigest.isEqual(
                hex.getBytes(StandardCharsets.US_ASCII), other.hex.getBytes(StandardCharsets.US_ASCII));
    }
}
