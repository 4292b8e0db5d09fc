package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.table.HtsAction;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves that name a player, as they are typed: {@code player 2}, {@code player bot 2}, {@code modify modifier-plus4 +4 on me}. At the table
 * players are counted from 1, in the notation from 0.
 *
 * @param names what the seats are called
 * @param typist who types
 */
record TypedPlayer(Names names, Observer typist) {
    private static final Pattern MOVE =
            Pattern.compile("(player\\s+|modify\\s.*?\\son\\s+)(\\S.*)", Pattern.CASE_INSENSITIVE);

    /** The move in notation; any other line as it is; or that nobody has that name. */
    Either<String, String> expanded(String typed) {
        Matcher move = MOVE.matcher(typed.strip());
        if (!move.matches()) {
            return Either.right(typed);
        }
        String called = move.group(2).replaceAll("\\s+", " ");
        return seats().find(seat -> isCalled(seat, called))
                .map(seat -> move.group(1) + seat)
                .toEither(() -> HtsText.NO_SUCH_PLAYER.of(
                        called,
                        seats().map(seat -> numbered(seat).getOrElse(() -> number(seat) + " " + names.of(seat)))
                                .mkString(", ")));
    }

    /** An action in the words of the table: its notation with the player's name. */
    String shown(HtsAction action, String notation) {
        Seat player = action instanceof HtsAction.PlayModifier modifier
                ? modifier.roller()
                : action instanceof HtsAction.ChoosePlayer choice ? choice.player() : action.seat();
        Matcher move = MOVE.matcher(notation);
        return move.matches()
                ? move.group(1)
                        + (player.equals(typist) ? "me" : names.of(player).toLowerCase(Locale.ROOT))
                : notation;
    }

    private Array<Seat> seats() {
        return Array.range(0, names.names().size()).map(Seat::of);
    }

    private boolean isCalled(Seat seat, String called) {
        String name = names.of(seat);
        return called.equals(number(seat))
                || called.equalsIgnoreCase(name)
                || called.equalsIgnoreCase(name + " " + number(seat))
                || (called.equalsIgnoreCase("me") && seat.equals(typist));
    }

    /** The name, where it has the number in it. */
    private Option<String> numbered(Seat seat) {
        return Option.some(names.of(seat)).filter(name -> name.endsWith(" " + number(seat)));
    }

    private static String number(Seat seat) {
        return Integer.toString(seat.index() + 1);
    }
}
