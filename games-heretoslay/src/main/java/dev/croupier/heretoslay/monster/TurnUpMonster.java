package dev.croupier.heretoslay.monster;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.pile.Pile;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;

/** The next Monster is turned up, where there is one (HTS-B6, HTS-B29). */
public record TurnUpMonster() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Piles piles = state.piles();
        if (piles.monsterDeck().isEmpty()) {
            return state;
        }
        Pile.Drawn drawn = piles.monsterDeck().draw(happening.chance());
        happening.tell(new HtsEvent.MonsterTurnedUp(state.catalogue().monster(drawn.card())));
        return state.withPiles(
                piles.withMonsters(drawn.rest(), piles.monsterRow().append(drawn.card())));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
