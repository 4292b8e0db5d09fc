package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Among;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;

/** The other players with a Hero or Leader of that class in the Party, clockwise (HTS-EFF-12). */
public record PlayersHaving(HeroClass heroClass) implements Among<HtsState, Seat> {

    @Override
    public IndexedSeq<Seat> options(HtsState state) {
        return state.others(state.agenda().top().owner()).filter(seat -> Party.hasClass(state, seat, heroClass));
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_PLAYERS_HAVING.with(heroClass.word());
    }
}
