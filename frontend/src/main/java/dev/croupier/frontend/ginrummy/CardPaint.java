package dev.croupier.frontend.ginrummy;

import dev.croupier.frontend.terminal.Ink;
import dev.croupier.ginrummy.card.Suit;
import java.util.regex.Pattern;

/** Cards in a line of text, from notation to signs: {@code 7H} becomes {@code 7♥}, red where there is ink. */
final class CardPaint {
    private static final Pattern CARD = Pattern.compile("(?<![A-Za-z0-9])([A2-9TJQK])([CDHS])(?![A-Za-z0-9])");

    private CardPaint() {}

    static String painted(String line, Ink ink) {
        return CARD.matcher(line).replaceAll(card -> {
            String sign = card.group(1) + pip(card.group(2).charAt(0));
            return isRed(card.group(2)) ? ink.red(sign) : sign;
        });
    }

    private static boolean isRed(String suit) {
        return suit.equals("D") || suit.equals("H");
    }

    private static char pip(char symbol) {
        for (Suit suit : Suit.values()) {
            if (suit.symbol() == symbol) {
                return suit.pip();
            }
        }
        return symbol;
    }
}
