package dev.croupier.frontend.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/** Writes another character for one that the charset lacks: the letter of a suit for its sign, {@code e} for its accented form. */
final class PlainWriter extends FilterWriter {
    private static final String SIGNS = "♣♦♥♠─·…–’éÉ×→";
    private static final String LETTERS = "CDHS-|.-'eEx>";

    private final boolean complete;
    private final CharsetEncoder encoder;

    PlainWriter(Writer out, Charset charset) {
        super(out);
        this.encoder = charset.newEncoder();
        this.complete = encoder.canEncode(SIGNS);
    }

    @Override
    public void write(int character) throws IOException {
        super.write(plain((char) character));
    }

    @Override
    public void write(char[] buffer, int offset, int length) throws IOException {
        write(new String(buffer, offset, length), 0, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        if (complete) {
            super.write(text, offset, length);
        } else {
            for (int i = offset; i < offset + length; i++) {
                write(text.charAt(i));
            }
        }
    }

    private char plain(char character) {
        int place = complete ? -1 : SIGNS.indexOf(character);
        return place < 0 || encoder.canEncode(character) ? character : LETTERS.charAt(place);
    }
}
