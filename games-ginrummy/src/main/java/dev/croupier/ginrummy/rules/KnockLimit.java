package dev.croupier.ginrummy.rules;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import org.jspecify.annotations.Nullable;

/** The most deadwood to knock with in a hand (GIN-1, GIN-OKL-1, GIN-OKL-2). */
public final class KnockLimit {
    private KnockLimit() {}

    /** The limit of a hand that began with {@code upcard}, in points; 0 is gin only. */
    public static int of(GinRules rules, @Nullable Card upcard) {
        if (!rules.limitByUpcard() || upcard == null) {
            return rules.knockLimit();
        }
        return upcard.rank() == Rank.ACE && rules.oklahomaAce() == OklahomaAce.GIN_ONLY ? 0 : upcard.points();
    }

    /** Whether the upcard is a spade, which doubles the hand where spades double (GIN-OKL-3). */
    public static boolean isSpade(@Nullable Card upcard) {
        return upcard != null && upcard.suit() == Suit.SPADES;
    }
}
