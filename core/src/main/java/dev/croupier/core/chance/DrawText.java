package dev.croupier.core.chance;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a draw. */
final class DrawText {
    private static final Pattern NUMBERED = Pattern.compile("(d|below|pick)([1-9][0-9]{0,8})=([0-9]{1,9})");

    private DrawText() {}

    static Option<Draw> parse(String text) {
        if (text.equals("coin=heads") || text.equals("coin=tails")) {
            return Option.some(new Draw.Coin(text.endsWith("heads")));
        }
        Matcher numbered = NUMBERED.matcher(text);
        if (!numbered.matches()) {
            return Option.none();
        }
        int among = Integer.parseInt(numbered.group(2));
        int result = Integer.parseInt(numbered.group(3));
        return switch (numbered.group(1)) {
            case "d" -> Option.when(result >= 1 && result <= among, () -> new Draw.Roll(among, result));
            case "below" -> Option.when(result < among, () -> new Draw.Below(among, result));
            default -> Option.some(new Draw.Pick(among, result));
        };
    }
}
