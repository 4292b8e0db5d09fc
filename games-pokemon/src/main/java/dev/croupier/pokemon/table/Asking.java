package dev.croupier.pokemon.table;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** An instruction that waits for somebody's answer: who is asked what, what may be answered and what each answer does. */
public interface Asking extends Effect {

    /** Who may answer while it waits, in seat order. */
    Array<Seat> toAct(PokemonState state);

    /** Whether all of them answer in secret before anything is done. */
    default boolean isTogether() {
        return false;
    }

    /** What {@code seat} may answer, in canonical order: the one source of what is legal. */
    IndexedSeq<Choice> options(PokemonState state, Seat seat);

    /** What one of the options does, once {@code seat} has answered with it. */
    PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening);

    /**
     * With how many whole choices that answer begins, where a choice is made by several answers: chance makes each whole choice equally likely. Copies that cannot be
     * told apart are one. A way that leads to a choice which another way leads to as well counts for nothing.
     */
    default double ways(PokemonState state, Seat seat, Choice choice) {
        return 1;
    }

    /** To whom that answer of {@code seat} is told, as bits: to all, unless something about it is hidden; 0 where not even that it was given. */
    default int told(PokemonState state, Seat seat, Choice choice) {
        return isTogether() ? 0 : -1;
    }

    /** The state after {@code seat} answered with one of the options and that was told. */
    default PokemonState answer(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        int told = told(state, seat, choice);
        if (told != 0) {
            happening.tell(new PokemonEvent.Answered(seat, Option.some(choice), told));
        }
        return answered(state, seat, choice, happening);
    }

    /** Whether the game can have come to this question with such hidden cards: an answer before it may have told something of them. */
    default boolean isReachable(PokemonState state) {
        return true;
    }

    /** Whether it is asked of the seat itself, whoever answers for it otherwise. */
    default boolean isAskedInPerson() {
        return false;
    }

    /** What is done by yes, where that is an Ability or a Stadium to be used; null where something else is asked. */
    default @Nullable PokemonAction offered(PokemonState state) {
        return null;
    }

    /** The stable name of this kind of decision. */
    String kind();

    /** The question to {@code seat}. */
    Message prompt(PokemonState state, Seat seat);

    /** Whether {@code seat} may decline, as far as everybody can see. */
    default boolean isOptional(PokemonState state, Seat seat) {
        return false;
    }

    /**
     * Whether everybody can see that this is the only answer, where it is: not where it names a card, unless that lies openly, nor where there is
     * nothing but to be done.
     */
    default boolean isOpen(PokemonState state, Choice only) {
        return !(only instanceof Choice.OfCard || only instanceof Choice.Done);
    }

    /** The id of the rule that asks; where a text does, of the rule by which such a text is carried out. */
    default String rule(PokemonState state) {
        Origin origin = state.agenda().nearest(Bound.ORIGIN);
        return switch (origin == null ? Origin.RULE : origin) {
            case ATTACK -> "PKM-ATK-4";
            case ABILITY -> "PKM-TURN-12";
            case TRAINER, TOOL -> "PKM-TURN-8";
            case STADIUM -> "PKM-TURN-13";
            case ENERGY -> "PKM-TURN-7";
            case RULE -> "PKM-TURN-2";
        };
    }

    /** Whether there is somebody to answer, and anything to answer. */
    @Override
    default boolean waits(PokemonState state) {
        return !toAct(state).isEmpty();
    }

    @Override
    default PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state;
    }

    @Override
    default Prospect prospect(Outlook outlook) {
        return Prospect.NO;
    }

    @Override
    default Message description() {
        return CoreMessage.NOTHING.with();
    }
}
