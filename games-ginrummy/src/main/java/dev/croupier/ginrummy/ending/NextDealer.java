package dev.croupier.ginrummy.ending;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.HandResult;

/** Who deals the next hand (GIN-17): a hand that nobody won keeps the dealer (GIN-26). */
final class NextDealer {
    private NextDealer() {}

    static Seat after(GinRules rules, HandResult result, Seat dealer) {
        return result.winner()
                .map(winner -> switch (rules.dealer()) {
                    case ALTERNATE -> dealer.next(2);
                    case WINNER -> winner;
                    case LOSER -> winner.next(2);
                })
                .getOrElse(dealer);
    }
}
