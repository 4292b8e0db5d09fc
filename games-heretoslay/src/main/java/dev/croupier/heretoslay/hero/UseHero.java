package dev.croupier.heretoslay.hero;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Rolling to use the effect of a Hero of the own Party, for one action point, once a turn whether or not it succeeds (HTS-B11, HTS-B17). */
public final class UseHero implements HtsRule<HtsAction.UseHero> {
    private static final int COST = 1;

    public UseHero() {}

    @Override
    public IndexedSeq<HtsAction.UseHero> candidates(HtsState state, Seat seat) {
        return TakeTurn.isNow(state) && state.turn().points() >= COST
                ? state.heroes(seat)
                        .minus(state.turn().used())
                        .map(hero -> new HtsAction.UseHero(seat, state.card(hero)))
                : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.UseHero action) {
        Seq<HtsViolation> against = TakeTurn.violations(state, action, "HTS-B11", COST);
        Card card = action.hero();
        CardSet found = state.catalogue().copies(state.heroes(action.seat()), card);
        if (found.isEmpty()) {
            return against.append(new HtsViolation.NotInParty(action, new RuleRef("HTS-B11"), card));
        }
        if (state.turn().used().intersects(found)) {
            against = against.append(new HtsViolation.AlreadyUsed(action, card));
        }
        Card by = Party.sealing(state, found.first());
        return by == null ? against : against.append(new HtsViolation.EffectUnusable(action, card, by));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.UseHero action, Happening<HtsEvent> happening) {
        int hero = state.catalogue()
                .copies(state.heroes(action.seat()), action.hero())
                .first();
        return RollForHero.begun(TakeTurn.paid(state, COST, happening), action.seat(), new HeroRef(hero), happening);
    }
}
