package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Condition;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/** Whether one of the bound cards is of that type. */
public record IsOfType(Slot<Held> cards, CardType type) implements Condition<HtsState> {

    @Override
    public boolean holds(HtsState state) {
        Held held = state.agenda().slots().get(cards);
        return held != null && held.cards().intersects(state.catalogue().ofType(type));
    }

    @Override
    public Message description() {
        return HtsMessage.IF_TYPE.with(type.withArticle());
    }
}
