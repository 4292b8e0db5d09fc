package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Choice;

/**
 * How answers are written: {@code card TWM-95}, {@code #3}, {@code attached #3 MEE-5}, {@code number 2}, {@code prize 1} or, of another player,
 * {@code prize 1 of 0}, {@code seat 1}, {@code type Fire}, {@code condition Asleep}, {@code attack #3 Night Joker}, {@code option 2} and its text,
 * {@code yes}, {@code done}. Prizes and options are counted from 1.
 */
final class ChoiceWords {
    private ChoiceWords() {}

    static String of(Seat seat, Choice choice) {
        if (choice instanceof Choice.OfCard of) {
            return "card " + Catalogue.text(of.card());
        }
        if (choice instanceof Choice.OfAttached of) {
            return "attached " + of.pokemon() + " " + Catalogue.text(of.card());
        }
        if (choice instanceof Choice.OfAttack of) {
            return "attack " + of.pokemon() + " " + of.attack();
        }
        if (choice instanceof Choice.OfNumber of) {
            return "number " + of.number();
        }
        if (choice instanceof Choice.OfPrize of) {
            return "prize " + (of.place() + 1) + (of.owner().equals(seat) ? "" : " of " + of.owner());
        }
        if (choice instanceof Choice.OfType of) {
            return "type " + of.type();
        }
        if (choice instanceof Choice.OfCondition of) {
            return "condition " + of.condition();
        }
        return choice instanceof Choice.OfOption of
                ? ("option " + (of.place() + 1) + " " + of.text()).strip()
                : choice.toString();
    }
}
