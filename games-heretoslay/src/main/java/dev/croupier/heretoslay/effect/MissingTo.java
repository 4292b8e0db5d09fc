package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Amount;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/** How many cards the owner's hand lacks to so many; 0 or less where it lacks none (HTS-EFF-21). */
public record MissingTo(int size) implements Amount<HtsState> {

    @Override
    public int in(HtsState state) {
        return size - state.hand(state.agenda().top().owner()).size();
    }

    @Override
    public Message description() {
        return HtsMessage.AMOUNT_MISSING.with(size);
    }
}
