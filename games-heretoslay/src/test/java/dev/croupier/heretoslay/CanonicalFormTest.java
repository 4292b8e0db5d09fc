package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;
import dev.croupier.heretoslay.table.Player;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {
    private final Table table = Table.of(2)
            .leader(0, "the-divine-arrow")
            .hand(0, "peanut", "challenge")
            .hand(1, "hook")
            .party(0, "bad-axe")
            .wears("bad-axe", "bard-mask")
            .slain(1, "dracos")
            .discards("fluffy", "spooky")
            .row("orthus")
            .deck("snowball");
    private final HereToSlay game = table.game();
    private final HtsState state = table.state();

    @Test
    void is_one_line_that_names_every_component() {
        String form = game.canonicalForm(state);
        assertThat(form).doesNotContain("\n");
        for (String part : Array.of(
                "deck ",
                "discards ",
                "resolving ",
                "monsters ",
                " row ",
                "leaders ",
                "worn ",
                "turn ",
                "lasting ",
                "agenda ",
                "known ",
                "decisions 0",
                "outcome null")) {
            assertThat(form).contains(part);
        }
    }

    @Test
    void tells_apart_what_differs_in_one_component() {
        Piles piles = state.piles();
        Seat first = Seat.of(0);
        Player player = state.player(first);
        int top = piles.discards().head();
        Deck without = new Deck(piles.deck().pile().without(110), List.empty());
        Scene rolled = new Scene(game, state).does("0 use bad-axe", 3, 4);
        Array<HtsState> states = Array.of(
                state,
                state.withHand(first, player.hand().with(100)),
                state.withHeroes(first, player.heroes().with(3)),
                state.withPlayer(first, player.withLeader(Player.NO_LEADER)),
                state.withPlayer(first, player.withLeader(0)),
                state.withPlayer(first, player.withMonster(7)),
                state.withPlayer(first, player.left()),
                state.withPlayer(Seat.of(1), state.player(Seat.of(1)).left()),
                state.withPiles(piles.withDeck(without.putOnTop(110, 1))),
                state.withPiles(piles.withDeck(without.putOnTop(110, 2))),
                state.withPiles(piles.withDeck(without)),
                state.withPiles(piles.withDiscards(piles.discards().reverse())),
                state.withPiles(piles.withDiscards(List.of(top))),
                state.withPiles(piles.withResolving(CardSet.of(top))),
                state.withPiles(piles.withMonsters(piles.monsterDeck(), Array.empty())),
                state.withPiles(piles.withMonsters(piles.monsterDeck().without(2), piles.monsterRow())),
                state.withPiles(piles.withLeaders(CardSet.of(1))),
                state.withEquipment(Equipment.none()),
                state.withTurn(state.turn().withPoints(2)),
                state.withTurn(state.turn().withUsed(CardSet.of(1))),
                state.withTurn(state.turn().withSkillUsed()),
                state.withAgenda(Agenda.empty()),
                state.decided(),
                state.endedBy(Outcome.nobodyWins(2, HtsMessage.TURN_CAP.with(1))),
                rolled.state(),
                new Scene(game, state).does("0 use bad-axe", 4, 3).state(),
                new Scene(game, state).does("0 play peanut").state());
        assertThat(states.distinct()).hasSameSizeAs(states);
        assertThat(states.map(game::canonicalForm)).doesNotHaveDuplicates();
    }

    @Test
    void is_the_same_for_what_was_reached_in_another_order() {
        Table two = Table.of(3).party(0, "beary-wise").hand(1, "hook").hand(2, "fluffy");
        Scene one = two.play().does("0 use beary-wise", 6, 6).pass();
        Scene other = two.play().does("0 use beary-wise", 6, 6).pass();
        one.does("1 card hook").does("2 card fluffy");
        other.does("2 card fluffy").does("1 card hook");
        assertThat(one.state()).isEqualTo(other.state());
        assertThat(one.game().canonicalForm(one.state())).isEqualTo(other.game().canonicalForm(other.state()));
    }
}
