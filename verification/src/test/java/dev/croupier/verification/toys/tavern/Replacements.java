package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import io.vavr.control.Option;

/** What happens in place of something else: asked here and nowhere else, before it happens. */
final class Replacements {
    private Replacements() {}

    /** What is done instead when a coin would be taken from {@code victim}; nothing when it is taken. */
    static Option<Instruction<TavernState, TavernEvent>> ofTaking(TavernState state, Seat victim) {
        return Option.when(state.kept(victim).contains(Card.DOG.ordinal()), () -> new LetGo(victim, Card.DOG));
    }
}
