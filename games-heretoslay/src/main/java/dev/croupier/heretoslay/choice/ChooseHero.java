package dev.croupier.heretoslay.choice;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroAsking;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Choosing a Hero in play: a target, or which of the own Heroes is given up (HTS-DECL, HTS-EFF-03, HTS-EFF-15, HTS-ALL). */
public final class ChooseHero implements HtsRule<HtsAction.ChooseHero> {

    public ChooseHero() {}

    private static IndexedSeq<Card> options(HtsState state, Seat seat) {
        HeroAsking asking = HtsRule.pending(state, HeroAsking.class);
        return asking == null
                ? Choices.options(state, seat, HeroRef.class, hero -> state.card(hero.number()))
                : asking.heroes(state, seat);
    }

    @Override
    public IndexedSeq<HtsAction.ChooseHero> candidates(HtsState state, Seat seat) {
        return options(state, seat).map(hero -> new HtsAction.ChooseHero(seat, hero));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.ChooseHero action) {
        IndexedSeq<Card> options = options(state, action.seat());
        if (options.isEmpty()) {
            return HtsRule.notNow(action, "HTS-DECL", HtsMessage.NO_HERO_ASKED, state);
        }
        return options.contains(action.hero())
                ? HtsRule.none()
                : protection(state, action)
                        .map(Array::of)
                        .getOrElse(
                                () -> Array.of(HtsViolation.NotAmong.of(action, "HTS-EFF-03", action.hero(), options)));
    }

    /** That the Hero is protected, where that is why it cannot be chosen: one of the own Party could not be chosen without that either. */
    private static Option<HtsViolation> protection(HtsState state, HtsAction.ChooseHero action) {
        if (!(state.pending() instanceof Choose<?, ?, ?> choose) || !(choose.among() instanceof Heroes heroes)) {
            return Option.none();
        }
        CardSet found = state.catalogue().copies(state.catalogue().mainDeck(), action.hero());
        Seat owner = found.isEmpty() ? null : state.partyOf(found.first());
        return Option.of(owner)
                .filter(party -> !party.equals(action.seat()))
                .flatMap(party -> heroes.forbidden().flatMap(what -> Option.of(Party.forbidding(state, party, what))))
                .map(by -> new HtsViolation.Protected(action, new RuleRef("HTS-EFF-15"), action.hero(), by));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.ChooseHero action, Happening<HtsEvent> happening) {
        HeroAsking asking = HtsRule.pending(state, HeroAsking.class);
        if (asking != null) {
            return asking.chosen(state, action, happening);
        }
        happening.tell(new HtsEvent.ChoseCard(action.seat(), action.hero()));
        Choose<HtsState, HtsEvent, HeroRef> choose =
                Choices.of(state, action.seat(), HeroRef.class).get();
        HeroRef hero = choose.options(state)
                .find(option -> state.card(option.number()).equals(action.hero()))
                .get();
        return choose.chosen(state, hero);
    }
}
