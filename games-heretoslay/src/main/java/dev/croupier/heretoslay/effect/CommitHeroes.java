package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Bind;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.removal.Sacrifice;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroAsking;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Everybody who is asked chooses a Hero of the own Party in secret; then they are sacrificed. */
record CommitHeroes() implements HeroAsking {

    @Override
    public boolean waits(HtsState state) {
        return !Together.made(state).isComplete();
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Commitments<Card> made = Together.made(state);
        List<Instruction<HtsState, HtsEvent>> sacrifices = List.empty();
        for (Seat seat : made.asked().reverse()) {
            CardSet hero = state.catalogue()
                    .copies(state.heroes(seat), made.made().get(seat).get().get());
            if (!hero.isEmpty()) {
                sacrifices = sacrifices
                        .prepend(new Sacrifice(Bound.HERO))
                        .prepend(new Bind<>(Bound.HERO, new HeroRef(hero.first())));
            }
        }
        return state.withAgenda(state.agenda().unbind(Together.COMMITTED).thenAll(sacrifices));
    }

    @Override
    public IndexedSeq<Card> heroes(HtsState state, Seat seat) {
        return state.catalogue().cards(state.heroes(seat));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseHero action, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Committed(
                action.seat(), Option.some(action.hero()), 1 << action.seat().index()));
        return state.withAgenda(
                state.agenda().bind(Together.COMMITTED, Together.made(state).with(action.seat(), action.hero())));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Together.made(state).open();
    }

    @Override
    public boolean isTogether() {
        return true;
    }

    @Override
    public String kind() {
        return "sacrifice-together";
    }

    @Override
    public String rule() {
        return "HTS-ALL";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_SACRIFICE.with();
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }
}
