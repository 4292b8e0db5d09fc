package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.frontend.game.Names;
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

/** A table of two in the turn of seat 0, laid out by hand; nobody has anything but a Party Leader. */
record Laid(HereToSlay game, HtsState state) {
    static final Names NAMES = new Names(Array.of("You", "Bot"));

    /** Two players with these Party Leaders. */
    static Laid of(String first, String second) {
        HereToSlay game = HereToSlay.of(HtsRules.seed());
        HtsState state = game.start(Randomness.seeded(1)).state();
        while (state.turn().number() == 0) {
            state = game.applyUnchecked(state, game.legalActions(state).head(), Randomness.seeded(1))
                    .state();
        }
        while (state.turn().seat().index() != 0) {
            HtsAction end = new HtsAction.EndTurn(state.turn().seat());
            state = game.applyUnchecked(state, end, Randomness.seeded(1)).state();
        }
        Array<Player> players = Array.of(first, second)
                .map(leader -> Player.withNothing()
                        .withLeader(game.catalogue()
                                .leaders()
                                .indexOf(game.catalogue().named(leader).get())));
        return new Laid(
                        game,
                        state.withPlayers(players)
                                .withEquipment(Equipment.none())
                                .withPiles(state.piles()
                                        .withMonsters(
                                                Pile.shuffled(CardSet.range(
                                                        0,
                                                        game.catalogue()
                                                                .monsters()
                                                                .size())),
                                                Array.empty())
                                        .withDiscards(List.empty())))
                .dealt();
    }

    /** What nobody has is the main deck. */
    private Laid dealt() {
        CardSet placed = state.equipment().items();
        for (Player player : state.players()) {
            placed = placed.union(player.hand()).union(player.heroes());
        }
        Deck deck = Deck.shuffled(game.catalogue().mainDeck().minus(placed));
        return with(state.withPiles(state.piles().withDeck(deck)));
    }

    private Laid with(HtsState other) {
        return new Laid(game, other);
    }

    private int number(String id) {
        return game.catalogue()
                .mainDeck()
                .filter(card -> state.card(card).id().equals(id))
                .first();
    }

    private int monster(String id) {
        return game.catalogue().monsters().indexOf(game.catalogue().named(id).get());
    }

    Laid hand(int seat, String card) {
        Seat at = Seat.of(seat);
        return with(state.withHand(at, state.hand(at).with(number(card)))).dealt();
    }

    Laid party(int seat, String hero) {
        Seat at = Seat.of(seat);
        return with(state.withHeroes(at, state.heroes(at).with(number(hero)))).dealt();
    }

    Laid wears(String hero, String item) {
        return with(state.withEquipment(state.equipment().with(number(item), number(hero))))
                .dealt();
    }

    /** That Monster can be attacked. */
    Laid facing(String monster) {
        CardSet rest = state.piles().monsterDeck().cards().without(monster(monster));
        return with(state.withPiles(state.piles().withMonsters(Pile.shuffled(rest), Array.of(monster(monster)))));
    }

    Laid slain(int seat, String monster) {
        CardSet rest = state.piles().monsterDeck().cards().without(monster(monster));
        return with(state.withPlayer(Seat.of(seat), state.player(Seat.of(seat)).withMonster(monster(monster)))
                .withPiles(state.piles()
                        .withMonsters(Pile.shuffled(rest), state.piles().monsterRow())));
    }

    Laid points(int points) {
        return with(state.withTurn(state.turn().withPoints(points)));
    }

    Laid then(String action) {
        HtsAction read = game.notation().parse(action).get();
        return with(game.apply(state, read, Randomness.seeded(2)).get().state());
    }

    /** After an action that has dice rolled, which with everything that counts come to that total. */
    Laid rolling(String action, int total) {
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

    HtsView view(int seat) {
        return game.view(state, Seat.of(seat));
    }

    /** What the hint says to a seat. */
    String hint(int seat) {
        return new HtsHint(NAMES, view(seat)).lines().mkString("\n");
    }
}
