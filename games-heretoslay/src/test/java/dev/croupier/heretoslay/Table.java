package dev.croupier.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.heretoslay.table.TurnState;
import dev.croupier.heretoslay.turn.TakeTurn;
import dev.croupier.heretoslay.zone.Knowledge;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;

/**
 * A table laid out by hand, cards by their ids: what is not said lies in the main deck. Nobody has a Party Leader unless one is given, it is the
 * first turn of the game, and seat 0 acts with three action points unless it is said otherwise. {@link #play()} begins a {@link Scene}.
 */
public final class Table {
    private final Catalogue catalogue;
    private HtsRules rules;
    private CardSet unplaced;
    private Array<Player> players;
    private Equipment equipment = Equipment.none();
    private List<Integer> discards = List.empty();
    private List<Integer> top = List.empty();
    private Array<Integer> row = Array.empty();
    private TurnState turn = new TurnState(1, Seat.of(0), 3, CardSet.empty(), false);

    private Table(int seats, Catalogue catalogue) {
        this.catalogue = catalogue;
        this.rules = HtsRules.seed().withSeats(seats);
        this.unplaced = catalogue.mainDeck();
        this.players = Array.fill(seats, Player::withNothing);
    }

    public static Table of(int seats) {
        return new Table(seats, BaseGame.catalogue());
    }

    /** A table with other cards. */
    public static Table of(int seats, Catalogue catalogue) {
        return new Table(seats, catalogue);
    }

    public Table rules(UnaryOperator<HtsRules> change) {
        rules = change.apply(rules);
        return this;
    }

    public Table leader(int seat, String id) {
        players = players.update(seat, player -> player.withLeader(place(catalogue.leaders(), id)));
        return this;
    }

    public Table hand(int seat, String... ids) {
        players = players.update(seat, player -> player.withHand(player.hand().union(take(ids))));
        return this;
    }

    public Table party(int seat, String... ids) {
        players =
                players.update(seat, player -> player.withHeroes(player.heroes().union(take(ids))));
        return this;
    }

    /** A Hero of some Party wears Items. */
    public Table wears(String hero, String... items) {
        int wearer = number(hero);
        for (String item : items) {
            equipment = equipment.with(takeOne(item), wearer);
        }
        return this;
    }

    /** Monsters that a player has slain, in that order. */
    public Table slain(int seat, String... ids) {
        for (String id : ids) {
            players = players.update(seat, player -> player.withMonster(place(catalogue.monsters(), id)));
        }
        return this;
    }

    /** The discard pile, top first. */
    public Table discards(String... ids) {
        discards = List.of(ids).map(this::takeOne);
        return this;
    }

    /** The next cards of the main deck, top first; nobody knows them. */
    public Table deck(String... ids) {
        top = List.of(ids).map(this::takeOne);
        return this;
    }

    /** Every card that was not placed yet goes to the discard pile, so that the main deck has only what {@link #deck} says. */
    public Table restInDiscards() {
        for (var cards = unplaced.iterator(); cards.hasNext(); ) {
            discards = discards.append(cards.nextInt());
        }
        unplaced = CardSet.empty();
        return this;
    }

    /** The face-up Monsters. */
    public Table row(String... ids) {
        row = Array.of(ids).map(id -> place(catalogue.monsters(), id));
        return this;
    }

    public Table turn(int seat, int points) {
        turn = new TurnState(turn.number(), Seat.of(seat), points, turn.used(), turn.skillUsed());
        return this;
    }

    /** Heroes that were rolled for in this turn. */
    public Table used(String... ids) {
        for (String id : ids) {
            turn = turn.withUsed(turn.used().with(number(id)));
        }
        return this;
    }

    private int number(String id) {
        return catalogue.copies(catalogue.mainDeck(), card(id)).first();
    }

    private Card card(String id) {
        return catalogue.named(id).getOrElseThrow(() -> new AssertionError("no card " + id));
    }

    private static int place(Array<Card> cards, String id) {
        int place = cards.indexWhere(card -> card.id().equals(id));
        if (place < 0) {
            throw new AssertionError("no card " + id);
        }
        return place;
    }

    private int takeOne(String id) {
        CardSet copies = catalogue.copies(unplaced, card(id));
        if (copies.isEmpty()) {
            throw new AssertionError("no copy of " + id + " is left");
        }
        unplaced = unplaced.without(copies.first());
        return copies.first();
    }

    private CardSet take(String... ids) {
        CardSet taken = CardSet.empty();
        for (String id : ids) {
            taken = taken.with(takeOne(id));
        }
        return taken;
    }

    public HtsState state() {
        HereToSlay game = game();
        CardSet inPlay = CardSet.empty();
        for (int monster : players.flatMap(Player::monsters).appendAll(row)) {
            inPlay = inPlay.with(monster);
        }
        Deck deck = Deck.shuffled(unplaced);
        for (int card : top.reverse()) {
            deck = new Deck(deck.pile().putOnTop(card), List.empty());
        }
        return new HtsState(
                new dev.croupier.heretoslay.table.Setting(game.rules(), catalogue),
                players,
                new Piles(
                        deck,
                        discards,
                        CardSet.empty(),
                        Pile.shuffled(
                                CardSet.range(0, catalogue.monsters().size()).minus(inPlay)),
                        row,
                        CardSet.empty()),
                equipment,
                turn,
                Array.empty(),
                Agenda.<HtsState, HtsEvent>empty().push(Frame.of(turn.seat(), "", new TakeTurn())),
                Knowledge.nothing(players.size()),
                0,
                null);
    }

    public HereToSlay game() {
        return HereToSlay.of(rules, catalogue);
    }

    /** Begins to play on this table. */
    public Scene play() {
        return new Scene(game(), state());
    }
}
