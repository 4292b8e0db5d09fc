package dev.croupier.frontend.host;

import java.security.SecureRandom;
import java.util.Base64;

/** The secret of one place at one table: whoever bears it has that place. */
public final class Token {
    private static final int BYTES = 32;

    private final String text;

    private Token(String text) {
        this.text = text;
    }

    /** A new one, of 256 bits. */
    static Token fresh(SecureRandom secret) {
        return new Token(random(secret, BYTES));
    }

    /** The token that somebody bears; any text. */
    public static Token of(String text) {
        return new Token(text);
    }

    /** So many random bytes as letters, digits, {@code -} and {@code _}. */
    static String random(SecureRandom secret, int bytes) {
        byte[] random = new byte[bytes];
        secret.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /** The secret itself: for whoever is to bear it, and for nobody else. */
    public String text() {
        return text;
    }

    /** Tells nothing of the secret. */
    @Override
    public String toString() {
        return "Token[…]";
    }
}
