package dev.croupier.heretoslay.play;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.hero.RollForHero;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import java.util.Objects;

/**
 * A card that nobody has prevented is played: a Hero joins the Party and may be rolled for at once (HTS-HRO-01), an Item is worn (HTS-B19), a
 * Magic has its effect (HTS-B22).
 */
record ResolvePlay() implements Instruction<HtsState, HtsEvent> {
    private static final May<HtsState, HtsEvent> MAY_ROLL = new May<>(Who.owner(), new RollForHero(Bound.SELF));

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        int played = Objects.requireNonNull(top.slots().get(Bound.PLAYED)).number();
        Card card = state.card(played);
        if (card.is(CardType.ITEM)) {
            return state.withAgenda(state.agenda()
                    .thenAll(Array.of(new Choose<>(Bound.WEARER, Who.owner(), new WithoutItem()), new EquipPlayed())));
        }
        happening.tell(new HtsEvent.Played(top.owner(), card));
        return card.face() instanceof Face.Magic magic
                ? state.withAgenda(state.agenda().thenAll(Array.of(magic.effect(), new FinishMagic())))
                : heroJoins(state, top.owner(), played);
    }

    private static HtsState heroJoins(HtsState state, Seat seat, int hero) {
        HtsState joined = Zones.resolvedToParty(state, seat, hero);
        HeroRef self = new HeroRef(hero);
        return Party.isUsable(joined, seat, hero)
                ? joined.withAgenda(joined.agenda().bind(Bound.SELF, self).then(MAY_ROLL))
                : joined;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
