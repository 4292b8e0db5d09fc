package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.terminal.Ink;
import java.util.regex.Pattern;

/** Colours of what matters at a glance, where there is ink: Special Conditions, labels of a side, what is being played. */
final class PokemonPaint {
    private static final Pattern CONDITION = Pattern.compile("\\b(Poisoned|Burned|Asleep|Paralyzed|Confused)\\b");
    private static final Pattern LABEL = Pattern.compile("^   (Active|Bench|Hand)(?= )");
    private static final Pattern GOING_ON = Pattern.compile("^ >> ");

    private PokemonPaint() {}

    static String painted(String line, Ink ink) {
        String signed = GOING_ON.matcher(line).replaceFirst(begin -> " " + ink.bold(">>") + " ");
        String labelled = LABEL.matcher(signed).replaceFirst(word -> "   " + ink.cyan(word.group(1)));
        return CONDITION.matcher(labelled).replaceAll(word -> ink.magenta(word.group()));
    }
}
