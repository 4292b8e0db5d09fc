package dev.croupier.ginrummy.showdown;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.ending.HandEnd;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.Defender;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;

/**
 * The defender's answer to a knock (GIN-B18, GIN-B19, GIN-12): melds and lay-offs of its own choice, in any order; or the least deadwood
 * at once, where the table plays so. Nothing is laid off on gin (GIN-6).
 */
public final class Answer {
    private final GinRules rules;

    public Answer(GinRules rules) {
        this.rules = rules;
    }

    /** Whether the knocker declared no deadwood: gin or big gin. */
    static boolean isToGin(GinState state) {
        return state.hand(state.laidOut().knocker().index()) == Cards.NONE;
    }

    GinState begin(GinState declared, Happening<GinEvent> happening) {
        Seat defender = declared.laidOut().defender();
        GinState asked = declared.withPhase(Phase.LAY_OFF).withTurn(defender.index());
        return rules.defender() == Defender.MANUAL ? asked : finish(optimal(asked, happening), happening);
    }

    private GinState optimal(GinState asked, Happening<GinEvent> happening) {
        Seat defender = asked.laidOut().defender();
        long hand = asked.hand(defender.index());
        LayOffs best = isToGin(asked)
                ? LayOffs.none(hand, rules.aceRuns())
                : LayOffs.optimal(asked.laidOut().knockerMelds(), hand, rules.aceRuns());
        GinState answered = asked;
        for (Meld meld : best.own().melds()) {
            answered = Declaration.meld(answered, defender, meld, happening);
        }
        for (var layOff : best.layOffs()) {
            answered = layOff(answered, layOff.card(), layOff.onto(), happening);
        }
        return answered;
    }

    GinState layOff(GinState state, Card card, Meld onto, Happening<GinEvent> happening) {
        happening.tell(new GinEvent.LaidOff(state.laidOut().defender(), card, onto));
        return state.laidOff(card, onto, onto.with(card, rules.aceRuns()));
    }

    /** The defender is finished: the hand is scored. */
    GinState finish(GinState answered, Happening<GinEvent> happening) {
        Declaration.tellFinished(answered, answered.laidOut().defender(), happening);
        return HandEnd.scored(rules, answered, happening);
    }
}
