package dev.croupier.pokemon.position;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Lasting;

/** Why a state is not written as a position. */
public sealed interface PositionRefusal {

    /** The reason, as a key with arguments. */
    Message message();

    /** The reason in English. */
    default String explain() {
        return message().english();
    }

    /** The game has not begun: it is still being set up. */
    record InSetup() implements PositionRefusal {
        @Override
        public Message message() {
            return PositionMessage.IN_SETUP.with();
        }
    }

    /** The game is over. */
    record Over() implements PositionRefusal {
        @Override
        public Message message() {
            return PositionMessage.OVER.with();
        }
    }

    /**
     * Something is being carried out: a player may not act of its own accord.
     *
     * @param source the card, attack or Ability; nothing where it is the rules that ask
     */
    record InEffect(String source) implements PositionRefusal {
        @Override
        public Message message() {
            return source.isEmpty() ? PositionMessage.IN_BETWEEN.with() : PositionMessage.IN_EFFECT.with(source);
        }
    }

    /** Several players are a team. */
    record InTeams() implements PositionRefusal {
        @Override
        public Message message() {
            return PositionMessage.IN_TEAMS.with();
        }
    }

    /**
     * Something holds for a while that no card of the decks says in its text.
     *
     * @param lasting what
     */
    record UnknownText(Lasting lasting) implements PositionRefusal {
        @Override
        public Message message() {
            return PositionMessage.UNKNOWN_TEXT.with(lasting.source());
        }
    }

    /**
     * A name has a character that stands between names.
     *
     * @param name of a card, attack or Ability
     */
    record UnwritableName(String name) implements PositionRefusal {
        @Override
        public Message message() {
            return PositionMessage.UNWRITABLE_NAME.with(name);
        }
    }
}
