package dev.croupier.pokemon.table;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import io.vavr.collection.Array;

/** Why an action is refused, one record for each reason. */
public sealed interface PokemonViolation extends Violation {

    @Override
    PokemonAction action();

    @Override
    default Seat seat() {
        return action().seat();
    }

    /** This is not the moment for such an action. */
    record NotNow(PokemonAction action, RuleRef rule, Message needed, Message found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NOT_NOW.with(needed, found);
        }
    }

    /** The answer is none of those that there are. */
    record NotOffered(PokemonAction action, RuleRef rule, Message needed, Choice found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NOT_OFFERED.with(found, needed);
        }
    }

    /** The hand has no such card; the same words wherever the card is. */
    record NotInHand(PokemonAction action, RuleRef rule, Card needed) implements PokemonViolation {
        @Override
        public Object found() {
            return "no such card";
        }

        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NOT_IN_HAND.with(needed.name());
        }
    }

    /** The card is of another kind. */
    record WrongKind(PokemonAction action, RuleRef rule, Message needed, Card found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_WRONG_KIND.with(found.name(), needed);
        }
    }

    /** No such Pokémon is in play where the action needs one. */
    record NoSuchPokemon(PokemonAction action, RuleRef rule, Message needed, PokemonId found)
            implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NO_SUCH_POKEMON.with(found, needed);
        }
    }

    /** The Pokémon has no such attack or Ability. */
    record NoSuchText(PokemonAction action, RuleRef rule, String needed, Message found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NO_SUCH_TEXT.with(found, needed);
        }
    }

    /** It was done as often in this turn, or in this game, as it may be. */
    record Exhausted(PokemonAction action, RuleRef rule, Message needed, Message found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_EXHAUSTED.with(needed);
        }
    }

    /** The rules do not allow it in this situation. */
    record Blocked(PokemonAction action, RuleRef rule, Message needed, Message found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_BLOCKED.with(needed, found);
        }
    }

    /** A card or an effect forbids it. */
    record Forbidden(PokemonAction action, RuleRef rule, Message needed, String found) implements PokemonViolation {
        @Override
        public Message message() {
            return PokemonMessage.REFUSED_FORBIDDEN.with(needed, found);
        }
    }

    /** The attached Energy does not pay the cost. */
    record CannotPay(PokemonAction action, RuleRef rule, Cost needed, Array<Types> units) implements PokemonViolation {
        @Override
        public String found() {
            return units.isEmpty() ? "nothing" : units.mkString(", ");
        }

        @Override
        public Message message() {
            return PokemonMessage.REFUSED_CANNOT_PAY.with(needed, found());
        }
    }

    /** It could do nothing at all, or what has to be done first cannot be (PKM-TURN-14). */
    record NoEffect(PokemonAction action, RuleRef rule, String needed) implements PokemonViolation {
        @Override
        public Object found() {
            return "nothing to do";
        }

        @Override
        public Message message() {
            return PokemonMessage.REFUSED_NO_EFFECT.with(needed);
        }
    }

    /** What the card itself asks for does not hold. */
    record ConditionFails(PokemonAction action, RuleRef rule, When condition) implements PokemonViolation {
        @Override
        public Message needed() {
            return condition.description();
        }

        @Override
        public Object found() {
            return "it does not hold";
        }

        @Override
        public Message message() {
            return PokemonMessage.REFUSED_CONDITION.with(needed());
        }
    }
}
