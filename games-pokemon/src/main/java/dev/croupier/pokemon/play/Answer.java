package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Answerers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonRule;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.turn.Moment;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Answering what is asked in the middle of something: legal are the answers that the question lists. */
public final class Answer implements PokemonRule<PokemonAction.Answer> {

    public Answer() {}

    @Override
    public IndexedSeq<PokemonAction.Answer> candidates(PokemonState state, Seat seat) {
        Asking asking = PokemonRule.pending(state, Asking.class);
        Seat asked = asking == null ? null : Answerers.askedOf(state, asking, seat);
        return asking == null || asked == null
                ? Array.empty()
                : asking.options(state, asked).map(choice -> new PokemonAction.Answer(seat, choice));
    }

    @Override
    public Seq<PokemonViolation> violations(PokemonState state, PokemonAction.Answer action) {
        Asking asking = PokemonRule.pending(state, Asking.class);
        Seat asked = asking == null ? null : Answerers.askedOf(state, asking, action.seat());
        if (asking == null || asked == null) {
            return Array.of(new PokemonViolation.NotNow(
                    action,
                    new RuleRef(asking == null ? "PKM-TURN-2" : asking.rule(state)),
                    PokemonMessage.ACT_ANSWER.with(),
                    Moment.of(state, action.seat())));
        }
        return asking.options(state, asked).contains(action.choice())
                ? PokemonRule.none()
                : Array.of(new PokemonViolation.NotOffered(
                        action, new RuleRef(asking.rule(state)), asking.prompt(state, asked), action.choice()));
    }

    /** The candidates are what is legal: nothing is to be judged. */
    @Override
    public IndexedSeq<PokemonAction.Answer> legal(PokemonState state, Seat seat) {
        return candidates(state, seat);
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.Answer action, Happening<PokemonEvent> happening) {
        Asking asking = PokemonRule.pending(state, Asking.class);
        Seat asked = asking == null ? null : Answerers.askedOf(state, asking, action.seat());
        return asking == null || asked == null ? state : asking.answer(state, asked, action.choice(), happening);
    }
}
