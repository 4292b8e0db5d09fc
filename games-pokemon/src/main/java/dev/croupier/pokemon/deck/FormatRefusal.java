package dev.croupier.pokemon.deck;

import dev.croupier.core.Message;

/** Why a format's name is not enough to check a deck. */
public sealed interface FormatRefusal {

    /** The name as given. */
    String name();

    /** The reason, as a key with arguments. */
    Message message();

    /** No format is called so. */
    record UnknownFormat(String name) implements FormatRefusal {
        @Override
        public Message message() {
            return DeckMessage.UNKNOWN_FORMAT.with(name, "Standard, Expanded, Unlimited, Sealed");
        }
    }

    /** The format is known, but nobody said what it bans (PKM-FORMAT-3). */
    record NeedsBanList(String name) implements FormatRefusal {
        @Override
        public Message message() {
            return DeckMessage.NEEDS_BAN_LIST.with(name);
        }
    }

    /** The format is known, but nobody said which cards were opened. */
    record NeedsPool(String name) implements FormatRefusal {
        @Override
        public Message message() {
            return DeckMessage.NEEDS_POOL.with(name);
        }
    }
}
