package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.core.play.Bot;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** A table in the first turn, at which players are given cards; seat 0 has the first turn, with The Divine Arrow, a Ranger. */
record Seated(HereToSlay game, HtsState state) {
    static final Seat BOT = Seat.of(0);
    static final Seat OTHER = Seat.of(1);

    private static final Array<String> LEADERS =
            Array.of("the-divine-arrow", "the-fist-of-reason", "the-charismatic-song");

    /** Everybody has a Party Leader and nothing else; no Monster can be attacked. */
    static Seated at(int seats) {
        HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(seats));
        HtsState state = game.start(Randomness.seeded(1)).state();
        while (state.turn().number() == 0) {
            state = game.applyUnchecked(state, game.legalActions(state).head(), Randomness.seeded(1))
                    .state();
        }
        while (!state.turn().seat().equals(BOT)) {
            HtsAction end = new HtsAction.EndTurn(state.turn().seat());
            state = game.applyUnchecked(state, end, Randomness.seeded(1)).state();
        }
        Array<Player> players = Array.range(0, seats)
                .map(seat -> Player.withNothing()
                        .withLeader(game.catalogue()
                                .leaders()
                                .indexOf(game.catalogue()
                                        .named(LEADERS.get(seat))
                                        .get())));
        HtsState bare = state.withPlayers(players)
                .withEquipment(Equipment.none())
                .withPiles(state.piles()
                        .withMonsters(
                                Pile.shuffled(CardSet.range(
                                        0, game.catalogue().monsters().size())),
                                Array.empty())
                        .withDiscards(List.empty()));
        return new Seated(game, bare).dealt();
    }

    /** What nobody has is the main deck. */
    private Seated dealt() {
        CardSet placed = state.equipment().items();
        for (Player player : state.players()) {
            placed = placed.union(player.hand()).union(player.heroes());
        }
        for (int discarded : state.piles().discards()) {
            placed = placed.with(discarded);
        }
        Deck deck = Deck.shuffled(game.catalogue().mainDeck().minus(placed));
        return with(state.withPiles(state.piles().withDeck(deck)));
    }

    private Seated with(HtsState other) {
        return new Seated(game, other);
    }

    private int number(String id) {
        return state.piles()
                .deck()
                .pile()
                .cards()
                .filter(card -> state.card(card).id().equals(id))
                .first();
    }

    private int hero(String id) {
        return game.catalogue()
                .mainDeck()
                .filter(card -> state.card(card).id().equals(id))
                .first();
    }

    private int monster(String id) {
        return game.catalogue().monsters().indexOf(game.catalogue().named(id).get());
    }

    Seated hand(Seat seat, String... cards) {
        Seated given = this;
        for (String card : cards) {
            given = given.with(given.state.withHand(seat, given.state.hand(seat).with(given.number(card))))
                    .dealt();
        }
        return given;
    }

    Seated party(Seat seat, String... heroes) {
        Seated given = this;
        for (String hero : heroes) {
            given = given.with(given.state.withHeroes(
                            seat, given.state.heroes(seat).with(hero(hero))))
                    .dealt();
        }
        return given;
    }

    /** These Monsters can be attacked. */
    Seated facing(String... monsters) {
        Array<Integer> row = Array.of(monsters).map(this::monster);
        CardSet rest = state.piles().monsterDeck().cards().filter(monster -> !row.contains(monster));
        return with(state.withPiles(state.piles().withMonsters(Pile.shuffled(rest), row)));
    }

    Seated slain(Seat seat, String... monsters) {
        Seated given = this;
        for (String monster : monsters) {
            int number = monster(monster);
            HtsState before = given.state;
            CardSet rest = before.piles().monsterDeck().cards().without(number);
            given = given.with(before.withPlayer(seat, before.player(seat).withMonster(number))
                    .withPiles(before.piles()
                            .withMonsters(Pile.shuffled(rest), before.piles().monsterRow())));
        }
        return given;
    }

    Seated points(int points) {
        return with(state.withTurn(state.turn().withPoints(points)));
    }

    /** The turn of another begins, who has all points. */
    Seated turnOf(Seat seat) {
        return with(game.applyUnchecked(state, new HtsAction.EndTurn(BOT), Randomness.seeded(1))
                        .state())
                .check(seat);
    }

    private Seated check(Seat seat) {
        if (!state.turn().seat().equals(seat)) {
            throw new IllegalStateException("it is the turn of " + state.turn().seat());
        }
        return this;
    }

    /** After an action in notation. */
    Seated then(String action) {
        HtsAction read = game.notation().parse(action).get();
        return with(game.apply(state, read, Randomness.seeded(2)).get().state());
    }

    /** After an action that has dice rolled, which with everything that counts come to that total. */
    Seated rolling(String action, int total) {
        HtsAction read = game.notation().parse(action).get();
        for (long seed = 0; seed < 10_000; seed++) {
            HtsState rolled =
                    game.apply(state, read, Randomness.seeded(seed)).get().state();
            Rolls rolls = rolled.agenda().nearest(Rolls.SLOT);
            if (rolls != null && rolls.rolls().last().total() == total) {
                return with(rolled);
            }
        }
        throw new IllegalArgumentException("no dice come to " + total);
    }

    /** All pass until that seat is asked. */
    Seated asking(Seat seat) {
        Seated at = this;
        while (at.game.legalActions(at.state, seat).isEmpty()) {
            HtsAction pass = at.game
                    .legalActions(at.state)
                    .find(action -> action instanceof HtsAction.Pass)
                    .get();
            at = at.with(
                    at.game.applyUnchecked(at.state, pass, Randomness.seeded(3)).state());
        }
        return at;
    }

    HtsAction choice(Bot<HtsAction, HtsView> bot, Seat seat) {
        return bot.choose(
                game.view(state, seat),
                game.legalActions(state, seat),
                Randomness.seeded(4).open());
    }

    /** What the heuristic does for that seat, in notation without the seat. */
    String choice(Seat seat) {
        return game.notation().text(choice(HtsBots.heuristic(), seat)).substring(2);
    }

    /** What the heuristic does in seat 0. */
    String choice() {
        return choice(BOT);
    }
}
