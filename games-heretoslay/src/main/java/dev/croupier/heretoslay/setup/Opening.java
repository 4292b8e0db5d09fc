package dev.croupier.heretoslay.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import dev.croupier.heretoslay.rules.LeaderSelection;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.heretoslay.table.Setting;
import dev.croupier.heretoslay.table.TurnState;
import dev.croupier.heretoslay.zone.Knowledge;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The opening: a random player chooses a Party Leader first, or they are dealt from there on, clockwise; the last one begins (HTS-B3, HTS-SET-02). */
public final class Opening {
    private Opening() {}

    /** A table at which the Party Leaders are chosen, or dealt and the game begun. */
    public static HtsState of(Setting setting, Happening<HtsEvent> happening) {
        int seats = setting.rules().seats();
        Seat first = Seat.of(happening.chance().below(seats));
        HtsState table = table(setting, first);
        Array<Seat> order = table.clockwiseFrom(first);
        if (setting.rules().leaderSelection() == LeaderSelection.PICK) {
            return table.withAgenda(
                    Agenda.<HtsState, HtsEvent>empty().push(Frame.of(first, "", new PickLeaders(order, first))));
        }
        for (Seat seat : order) {
            int leader = happening.chance().pick(table.piles().leaders());
            table = ChooseLeader.taken(table, seat, leader, happening);
        }
        return Interpreter.run(
                table.withAgenda(Agenda.<HtsState, HtsEvent>empty().push(Frame.of(first, "", new Deal(order.last())))),
                happening);
    }

    private static HtsState table(Setting setting, Seat first) {
        int seats = setting.rules().seats();
        CardSet leaders = CardSet.range(0, setting.catalogue().leaders().size())
                .filter(number -> setting.catalogue().leader(number).leader().players() <= seats);
        Piles piles = new Piles(
                Deck.shuffled(setting.catalogue().mainDeck()),
                List.empty(),
                CardSet.empty(),
                Pile.shuffled(CardSet.range(0, setting.catalogue().monsters().size())),
                Array.empty(),
                leaders);
        return new HtsState(
                setting,
                Array.fill(seats, Player::withNothing),
                piles,
                Equipment.none(),
                new TurnState(0, first, 0, CardSet.empty(), false),
                Array.empty(),
                Agenda.empty(),
                Knowledge.nothing(seats),
                0,
                null);
    }
}
