package dev.croupier.frontend.play;

import dev.croupier.frontend.Run;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A table in a pipe whose seat 0 is offered the upcard first. */
record Table(long seed, String upcard) {
    private static final Pattern UPCARD = Pattern.compile("(..) was turned up");
    private static final int SEEDS = 100;

    static Table offered() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            String out =
                    Run.of("play", "ginrummy", "--seed", Long.toString(seed)).out();
            Matcher upcard = UPCARD.matcher(out);
            if (out.contains("Bot dealt hand 1") && upcard.find()) {
                return new Table(seed, upcard.group(1));
            }
        }
        throw new AssertionError("the bot deals first for none of " + SEEDS + " seeds");
    }

    /** What is written when those lines are typed. */
    Run typed(String... lines) {
        return with(new String[0], lines);
    }

    Run with(String[] options, String... lines) {
        return Run.reading(String.join("\n", lines) + "\n", arguments(options));
    }

    String[] arguments(String... options) {
        return Stream.concat(Stream.of("play", "ginrummy", "--seed", Long.toString(seed)), Arrays.stream(options))
                .toArray(String[]::new);
    }
}
