package dev.croupier.frontend.heretoslay;

import dev.croupier.frontend.terminal.Ink;
import java.util.regex.Pattern;

/** Colours of classes, where there is ink: in the facts of Heroes and Leaders, in what Monsters need, not in the names of cards. */
final class HtsPaint {
    private static final Pattern CLASS = Pattern.compile("\\b(Bard|Fighter|Guardian|Ranger|Thief|Wizard)\\b(?! Mask)");
    private static final Pattern GOING_ON = Pattern.compile("^ >> ");

    private HtsPaint() {}

    static String painted(String line, Ink ink) {
        String signed = GOING_ON.matcher(line).replaceFirst(begin -> " " + ink.bold(">>") + " ");
        return CLASS.matcher(signed).replaceAll(word -> inColour(word.group(), ink));
    }

    private static String inColour(String word, Ink ink) {
        return switch (word) {
            case "Bard" -> ink.red(word);
            case "Fighter" -> ink.yellow(word);
            case "Ranger" -> ink.green(word);
            case "Thief" -> ink.cyan(word);
            case "Wizard" -> ink.magenta(word);
            default -> ink.blue(word);
        };
    }
}
