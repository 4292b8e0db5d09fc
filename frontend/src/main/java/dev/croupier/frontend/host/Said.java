package dev.croupier.frontend.host;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;

/** A text that is in English already. */
record Said(String english) implements MessageKey {
    @Override
    public String key() {
        return "host.said";
    }

    Message message() {
        return with();
    }
}
