package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * A state for tests: a counter, and who is at the table. What its programs say is told as events.
 *
 * @param left seats that are no longer there
 */
record Tape(Agenda<Tape, String> agenda, int counter, Array<Seat> left, boolean isHalted)
        implements Interpreted<Tape, String> {
    static final Seat OWNER = Seat.of(0);
    static final Slot<Integer> NUMBER = Slot.of("number", Integer.class);

    /** A tape that is to carry out a program. */
    static Tape of(Instruction<Tape, String> program) {
        return new Tape(Agenda.<Tape, String>empty().push(Frame.of(OWNER, "test", program)), 0, Array.empty(), false);
    }

    @Override
    public Tape withAgenda(Agenda<Tape, String> other) {
        return new Tape(other, counter, left, isHalted);
    }

    Tape withCounter(int other) {
        return new Tape(agenda, other, left, isHalted);
    }

    Tape without(Seat seat) {
        return new Tape(agenda, counter, left.append(seat), isHalted);
    }

    Tape halted() {
        return new Tape(agenda, counter, left, true);
    }

    @Override
    public boolean isAtTable(Seat seat) {
        return !left.contains(seat);
    }

    /** Says a word, with what is bound. */
    record Say(String word) implements Instruction<Tape, String> {
        @Override
        public Tape step(Tape state, Happening<String> happening) {
            happening.tell(word + state.agenda().slots());
            return state;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(word);
        }
    }

    /** Counts. */
    record Add(int number) implements Instruction<Tape, String> {
        @Override
        public Tape step(Tape state, Happening<String> happening) {
            return state.withCounter(state.counter() + number);
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("+" + number);
        }
    }

    /** Ends the game. */
    record Halt() implements Instruction<Tape, String> {
        @Override
        public Tape step(Tape state, Happening<String> happening) {
            return state.halted();
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("stop");
        }
    }

    /** Carries out another program in a frame of its own. */
    record Call(Instruction<Tape, String> program) implements Instruction<Tape, String> {
        @Override
        public Tape step(Tape state, Happening<String> happening) {
            return state.withAgenda(state.agenda().push(Frame.of(OWNER, "called", program)));
        }

        @Override
        public Message description() {
            return program.description();
        }
    }

    /** Answers the counter to whoever called. */
    record Answer(Slot<Integer> slot) implements Instruction<Tape, String> {
        @Override
        public Tape step(Tape state, Happening<String> happening) {
            return state.withAgenda(state.agenda().bindBelow(slot, state.counter()));
        }

        @Override
        public Message description() {
            return CoreMessage.NOTHING.with();
        }
    }

    /** Whether the counter is even. */
    record Even() implements Condition<Tape> {
        @Override
        public boolean holds(Tape state) {
            return state.counter() % 2 == 0;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("even");
        }
    }

    /** The counter, up to 2. */
    record Count() implements Amount<Tape> {
        @Override
        public int in(Tape state) {
            return state.counter() % 3;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("count");
        }
    }

    /** The numbers from the counter's remainder up to 2: one to three of them. */
    record Numbers() implements Among<Tape, Integer> {
        @Override
        public IndexedSeq<Integer> options(Tape state) {
            return Array.range(state.counter() % 3, 3);
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("numbers");
        }
    }

    /** Nothing. */
    record Nobody() implements Among<Tape, Integer> {
        @Override
        public IndexedSeq<Integer> options(Tape state) {
            return Array.empty();
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with("nothing");
        }
    }
}
