package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Several players choose at once, each in secret; when all have, it is done in order, clockwise from the frame's owner (HTS-ALL). Whoever has
 * nothing to choose is not asked, which everybody can see.
 *
 * @param deed what each does with what it chose
 * @param having the class that a Party must have for its player to be asked, if any (HTS-EFF-12)
 */
public record Together(Deed deed, Option<HeroClass> having) implements Instruction<HtsState, HtsEvent> {
    /** Where the frame keeps the commitments. */
    @SuppressWarnings("rawtypes") // a slot knows its type, not the type's parameters
    static final Slot<Commitments> COMMITTED = Slot.of("committed", Commitments.class);

    /** What is done with each choice. */
    public enum Deed {
        /** Each discards a card; the discarded cards are bound. */
        DISCARD,
        /** Each gives the owner a card. */
        GIVE,
        /** Each sacrifices a Hero. */
        SACRIFICE
    }

    /** Every other player does it. */
    public static Together each(Deed deed) {
        return new Together(deed, Option.none());
    }

    /** Every other player does it whose Party has that class. */
    public static Together eachHaving(HeroClass heroClass, Deed deed) {
        return new Together(deed, Option.some(heroClass));
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat owner = state.agenda().top().owner();
        Array<Seat> asked = state.others(owner)
                .filter(seat -> having.forAll(heroClass -> Party.hasClass(state, seat, heroClass)))
                .filter(seat -> !(deed == Deed.SACRIFICE ? state.heroes(seat) : state.hand(seat)).isEmpty());
        return state.withAgenda(state.agenda()
                .bind(COMMITTED, Commitments.of(asked))
                .then(deed == Deed.SACRIFICE ? new CommitHeroes() : new CommitCards(deed)));
    }

    @SuppressWarnings("unchecked") // this package alone binds the slot, and with cards
    static Commitments<Card> made(HtsState state) {
        return Objects.requireNonNull(state.agenda().slots().get(COMMITTED));
    }

    @Override
    public Message description() {
        HtsMessage text = switch (deed) {
            case DISCARD -> HtsMessage.DO_EACH_DISCARDS;
            case GIVE -> HtsMessage.DO_EACH_GIVES;
            case SACRIFICE -> HtsMessage.DO_EACH_SACRIFICES;
        };
        return text.with(having.map(heroClass -> HtsMessage.EACH_OTHER_HAVING.with(heroClass.word()))
                .getOrElse(HtsMessage.EACH_OTHER::with));
    }
}
