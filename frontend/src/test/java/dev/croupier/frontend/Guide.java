package dev.croupier.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of cards that the guides show, which are played with. */
public final class Guide {
    private static final Pattern FILE = Pattern.compile("```json\n(\\{.*?\"cards\":(\\[.*?])})\n```", Pattern.DOTALL);

    private Guide() {}

    /** The whole file of a page in {@code docs}. */
    public static String file(String page) {
        return found(page).group(1);
    }

    /** The array of cards in it. */
    public static String cards(String page) {
        return found(page).group(2);
    }

    private static Matcher found(String page) {
        try {
            Matcher file = FILE.matcher(Files.readString(Path.of("..", "docs", page)));
            assertThat(file.find()).isTrue();
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
