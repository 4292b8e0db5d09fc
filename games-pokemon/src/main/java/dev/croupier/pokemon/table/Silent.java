package dev.croupier.pokemon.table;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;

/** An instruction of the rules themselves: no text consists of it, and nothing depends on whether it could do anything. */
public interface Silent extends Effect {

    @Override
    default Prospect prospect(Outlook outlook) {
        return Prospect.NO;
    }

    @Override
    default Message description() {
        return CoreMessage.NOTHING.with();
    }
}
