package dev.croupier.heretoslay.table;

import dev.croupier.core.options.OptionError;
import dev.croupier.heretoslay.rules.HtsRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What does not change during a game.
 *
 * @param rules the options
 * @param catalogue the cards
 */
public record Setting(HtsRules rules, Catalogue catalogue) {
    /** How many cards everybody begins with (HTS-B4). */
    public static final int HAND = 5;

    /** Everything that keeps a game with these options from being begun with this box: numbers out of range, more players than the box has cards for. */
    public Seq<OptionError> problems() {
        int seats = rules.seats();
        int leaders = catalogue.leaders().count(card -> card.leader().players() <= seats);
        int hands = catalogue.mainDeck().size() / HAND;
        return Array.<OptionError>ofAll(rules.problems())
                .appendAll(tooMany(seats, leaders, "the Party Leaders of the box that may be chosen then"))
                .appendAll(tooMany(seats, hands, "the hands of " + HAND + " cards of its main deck"));
    }

    private static Seq<OptionError> tooMany(int seats, int most, String what) {
        return seats <= most
                ? Array.empty()
                : Array.of(new OptionError(
                        "seats", Integer.toString(seats), "no more players than " + what + ", " + most));
    }
}
