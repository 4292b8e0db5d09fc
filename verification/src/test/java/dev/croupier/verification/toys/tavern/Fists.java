package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** All hold up to two of their coins in a fist; they are shown, and whoever holds most, alone, gets them all. */
record Fists() implements Instruction<TavernState, TavernEvent>, Asking {
    static final int MOST = 2;

    @SuppressWarnings("rawtypes") // a slot knows its type, not the type's parameters
    private static final Slot<Commitments> HELD = Slot.of("held", Commitments.class);

    private static final ToyMessage TEXT = new ToyMessage(
            "tavern.fists",
            "all hold up to {0} of their coins in a fist and show them; whoever holds most, alone, gets them all, "
                    + "else the bank does");

    /** How many coins {@code seat} may hold. */
    static int most(TavernState state, Seat seat) {
        return Math.min(MOST, state.coins(seat));
    }

    @SuppressWarnings("unchecked") // bound here, with numbers
    private static Commitments<Integer> held(TavernState state) {
        return state.agenda()
                .slots()
                .get(HELD, Commitments.of(state.seatedFrom(state.agenda().top().owner())));
    }

    static TavernState with(TavernState state, Seat seat, int coins) {
        return state.withAgenda(state.agenda().bind(HELD, held(state).with(seat, coins)));
    }

    @Override
    public boolean waits(TavernState state) {
        return !held(state).isComplete();
    }

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Commitments<Integer> held = held(state);
        int most = held.asked().map(held::by).max().get();
        int pot = held.asked().map(held::by).sum().intValue();
        Array<Seat> highest = held.asked().filter(seat -> held.by(seat) == most);
        TavernState after = state.withAgenda(state.agenda().unbind(HELD));
        for (Seat seat : held.asked()) {
            happening.tell(TavernEvent.of(What.SHOWED, seat, held.by(seat)));
            after = after.withCoins(seat, after.coins(seat) - held.by(seat));
        }
        Seat winner = highest.head();
        return highest.size() == 1 ? after.withCoins(winner, after.coins(winner) + pot) : after;
    }

    @Override
    public IndexedSeq<Seat> toAct(TavernState state) {
        return held(state).open();
    }

    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public String kind() {
        return "fists";
    }

    @Override
    public Message description() {
        return TEXT.with(MOST);
    }
}
