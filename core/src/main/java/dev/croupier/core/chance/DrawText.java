package dev.croupier.core.chance;

import dev.croupier.core.card.CardSet;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a draw. A number has no leading zeros, so that every draw has one text. */
final class DrawText {
    private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
    private static final Pattern NUMBERED = Pattern.compile("(d|below)" + NUMBER + "=" + NUMBER);
    private static final Pattern PICK = Pattern.compile("pick" + NUMBER + "(?:#" + NUMBER + ")?=" + NUMBER);

    private DrawText() {}

    static Option<Draw> parse(String text) {
        if (text.equals("coin=heads") || text.equals("coin=tails")) {
            return Option.some(new Draw.Coin(text.endsWith("heads")));
        }
        return text.startsWith("pick") ? pick(PICK.matcher(text)) : numbered(NUMBERED.matcher(text));
    }

    private static Option<Draw> numbered(Matcher matcher) {
        if (!matcher.matches()) {
            return Option.none();
        }
        int among = Integer.parseInt(matcher.group(2));
        int result = Integer.parseInt(matcher.group(3));
        return matcher.group(1).equals("d")
                ? Option.when(result >= 1 && result <= among, () -> new Draw.Roll(among, result))
                : Option.when(result < among, () -> new Draw.Below(among, result));
    }

    private static Option<Draw> pick(Matcher matcher) {
        if (!matcher.matches()) {
            return Option.none();
        }
        int among = Integer.parseInt(matcher.group(1));
        int place = matcher.group(2) == null ? Draw.Pick.ANYWHERE : Integer.parseInt(matcher.group(2));
        int card = Integer.parseInt(matcher.group(3));
        boolean possible = among >= 1 && place < among && place <= card && card < CardSet.CAPACITY;
        return Option.when(possible, () -> new Draw.Pick(among, place, card));
    }
}
