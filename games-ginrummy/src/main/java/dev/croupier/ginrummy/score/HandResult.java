package dev.croupier.ginrummy.score;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Tie;
import io.vavr.control.Option;

/**
 * What a hand came to.
 *
 * @param ending how it ended
 * @param winner who won it; nobody in a tie without winner and in a void hand
 * @param points what the winner scores, doubled if the upcard was a spade and spades double (GIN-OKL-3)
 * @param boxes the boxes that the win counts, usually 1 (GIN-B26, GIN-OKL-5)
 * @param knockerDeadwood the knocker's declared deadwood
 * @param defenderDeadwood what the defender was left with
 */
public record HandResult(
        Ending ending, Option<Seat> winner, int points, int boxes, int knockerDeadwood, int defenderDeadwood) {

    /** A hand that was broken off: no points, no box (GIN-26). */
    public static HandResult broken(Ending ending) {
        return new HandResult(ending, Option.none(), 0, 0, 0, 0);
    }

    /**
     * A hand that was knocked, after the defender's answer.
     *
     * @param bigGin whether every card was melded without a discard
     * @param spade whether the upcard was a spade
     */
    public static HandResult knocked(
            GinRules rules, Seat knocker, boolean bigGin, int knockerDeadwood, int defenderDeadwood, boolean spade) {
        Ending ending = ending(rules, bigGin, knockerDeadwood, defenderDeadwood);
        int difference = Math.abs(defenderDeadwood - knockerDeadwood);
        int points = switch (ending) {
            case BIG_GIN -> rules.bigGinBonus() + defenderDeadwood;
            case GIN -> rules.ginBonus() + defenderDeadwood;
            case UNDERCUT -> rules.undercutBonus() + difference;
            case KNOCK -> difference;
            default -> 0;
        };
        boolean doubled = spade && rules.spadeDoubles();
        int boxes = boxes(rules, ending) * (doubled && rules.spadeDoublesBoxes() ? 2 : 1);
        Option<Seat> winner = ending == Ending.TIE
                ? Option.none()
                : Option.some(ending == Ending.UNDERCUT ? knocker.next(2) : knocker);
        return new HandResult(ending, winner, doubled ? 2 * points : points, boxes, knockerDeadwood, defenderDeadwood);
    }

    private static Ending ending(GinRules rules, boolean bigGin, int knocker, int defender) {
        if (bigGin) {
            return Ending.BIG_GIN;
        }
        if (knocker == 0) {
            return Ending.GIN;
        }
        if (defender == knocker && rules.tie() != Tie.UNDERCUT) {
            return rules.tie() == Tie.KNOCKER_ZERO ? Ending.KNOCK : Ending.TIE;
        }
        return defender <= knocker ? Ending.UNDERCUT : Ending.KNOCK;
    }

    private static int boxes(GinRules rules, Ending ending) {
        int extra = switch (ending) {
            case UNDERCUT -> 1;
            case GIN, BIG_GIN -> 2;
            default -> 0;
        };
        return ending == Ending.TIE ? 0 : 1 + (rules.extraBoxes() ? extra : 0);
    }
}
