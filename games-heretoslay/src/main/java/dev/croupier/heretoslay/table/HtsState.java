package dev.croupier.heretoslay.table;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Interpreted;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.heretoslay.rules.HtsRules;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of Here to Slay.
 *
 * @param setting the options and the cards
 * @param players by seat
 * @param piles what lies in the middle
 * @param equipment what Heroes wear
 * @param turn whose turn it is
 * @param lasting what holds for a while, in the order in which it began
 * @param agenda what is still to be done; its next instruction is the pending decision
 * @param known by seat, what it knows of the others' hands; then what everybody knows
 * @param decisions how many were taken
 * @param outcome how the game ended, once it has
 */
public record HtsState(
        Setting setting,
        Array<Player> players,
        Piles piles,
        Equipment equipment,
        TurnState turn,
        Array<Lasting> lasting,
        Agenda<HtsState, HtsEvent> agenda,
        Array<Whereabouts<Card, Place>> known,
        int decisions,
        @Nullable Outcome outcome)
        implements Interpreted<HtsState, HtsEvent> {

    public HtsRules rules() {
        return setting.rules();
    }

    public Catalogue catalogue() {
        return setting.catalogue();
    }

    /** The card with that number in the main deck. */
    public Card card(int number) {
        return setting.catalogue().card(number);
    }

    public int seats() {
        return players.size();
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }

    public CardSet hand(Seat seat) {
        return players.get(seat.index()).hand();
    }

    public CardSet heroes(Seat seat) {
        return players.get(seat.index()).heroes();
    }

    /** The instruction that waits, if the game is in play. */
    public @Nullable Instruction<HtsState, HtsEvent> pending() {
        return outcome == null ? agenda.next() : null;
    }

    /** The seats that still take part, clockwise from {@code first}. */
    public Array<Seat> clockwiseFrom(Seat first) {
        Array<Seat> order = Clockwise.from(first, players.size());
        for (int seat = 0; seat < players.size(); seat++) {
            if (!players.get(seat).atTable()) {
                return order.filter(this::isAtTable);
            }
        }
        return order;
    }

    /** The same, as those who are still to be asked. */
    public List<Seat> askedFrom(Seat first) {
        Array<Seat> order = clockwiseFrom(first);
        return order.size() == players.size() ? Clockwise.askedFrom(first, players.size()) : order.toList();
    }

    /** The others that still take part, clockwise from the left of {@code seat}. */
    public Array<Seat> others(Seat seat) {
        Array<Seat> order = clockwiseFrom(seat);
        return order.isEmpty() || !order.head().equals(seat) ? order : order.tail();
    }

    /** Whose Party the Hero is in, if it is in one. */
    public @Nullable Seat partyOf(int hero) {
        for (int seat = 0; seat < players.size(); seat++) {
            if (players.get(seat).heroes().contains(hero)) {
                return Seat.of(seat);
            }
        }
        return null;
    }

    @Override
    public boolean isAtTable(Seat seat) {
        return players.get(seat.index()).atTable();
    }

    @Override
    public boolean isHalted() {
        return outcome != null;
    }

    public HtsState withPlayer(Seat seat, Player player) {
        return withPlayers(players.update(seat.index(), player));
    }

    public HtsState withHand(Seat seat, CardSet hand) {
        return withPlayer(seat, player(seat).withHand(hand));
    }

    public HtsState withHeroes(Seat seat, CardSet heroes) {
        return withPlayer(seat, player(seat).withHeroes(heroes));
    }

    public HtsState withPlayers(Array<Player> other) {
        return new HtsState(setting, other, piles, equipment, turn, lasting, agenda, known, decisions, outcome);
    }

    public HtsState withPiles(Piles other) {
        return new HtsState(setting, players, other, equipment, turn, lasting, agenda, known, decisions, outcome);
    }

    public HtsState withEquipment(Equipment other) {
        return new HtsState(setting, players, piles, other, turn, lasting, agenda, known, decisions, outcome);
    }

    public HtsState withTurn(TurnState other) {
        return new HtsState(setting, players, piles, equipment, other, lasting, agenda, known, decisions, outcome);
    }

    public HtsState withLasting(Array<Lasting> other) {
        return new HtsState(setting, players, piles, equipment, turn, other, agenda, known, decisions, outcome);
    }

    @Override
    public HtsState withAgenda(Agenda<HtsState, HtsEvent> other) {
        return new HtsState(setting, players, piles, equipment, turn, lasting, other, known, decisions, outcome);
    }

    public HtsState withKnown(Array<Whereabouts<Card, Place>> other) {
        return new HtsState(setting, players, piles, equipment, turn, lasting, agenda, other, decisions, outcome);
    }

    /** Cards were moved between the middle of the table and a hand. */
    public HtsState withPilesAndHand(Piles other, Seat seat, CardSet hand) {
        Array<Player> changed =
                players.update(seat.index(), players.get(seat.index()).withHand(hand));
        return new HtsState(setting, changed, other, equipment, turn, lasting, agenda, known, decisions, outcome);
    }

    public HtsState withTurnAndAgenda(TurnState otherTurn, Agenda<HtsState, HtsEvent> otherAgenda) {
        return new HtsState(
                setting, players, piles, equipment, otherTurn, lasting, otherAgenda, known, decisions, outcome);
    }

    /** After one more decision, which changed nothing but what is to be done. */
    public HtsState decided(Agenda<HtsState, HtsEvent> other) {
        return new HtsState(setting, players, piles, equipment, turn, lasting, other, known, decisions + 1, outcome);
    }

    /** After one more decision. */
    public HtsState decided() {
        return new HtsState(setting, players, piles, equipment, turn, lasting, agenda, known, decisions + 1, outcome);
    }

    public HtsState endedBy(Outcome ending) {
        return new HtsState(setting, players, piles, equipment, turn, lasting, agenda, known, decisions, ending);
    }
}
