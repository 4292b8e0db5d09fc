package dev.croupier.core.toy;

import dev.croupier.core.Action;
import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The only kind of action in the toys: a seat says a word. */
public record Says(Seat seat, String word) implements Action {

    public static Says says(int seat, String word) {
        return new Says(Seat.of(seat), word);
    }

    /** {@code 0 bet}. */
    static final class Words implements Notation<Says> {
        private static final Pattern SAYS = Pattern.compile("\\s*([0-9])\\s+([a-z]+)\\s*", Pattern.CASE_INSENSITIVE);

        @Override
        public String text(Says action) {
            return action.seat() + " " + action.word();
        }

        @Override
        public Either<Unreadable, Says> parse(String text) {
            Matcher says = SAYS.matcher(text);
            return says.matches()
                    ? Either.right(
                            says(Integer.parseInt(says.group(1)), says.group(2).toLowerCase(java.util.Locale.ROOT)))
                    : Either.left(new Unreadable(text, 1, ToyMessage.NO_WORD.with(text)));
        }
    }
}
