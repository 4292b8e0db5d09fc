package dev.croupier.pokemon.position;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.position.PositionError.KnockedOut;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionErrorTest {
    /** Lines, each of which a test can change. */
    private static final Array<String> LINES = Array.of(
            "rules: seed",
            "decks: free",
            "turn: 3, seat 0",
            "seat 0",
            "active: #1 Gastly PFL 54 + Haunter PFL 55",
            "  energy: Darkness Energy MEE 7",
            "  damage: 10",
            "bench: #2 Gastly PFL 54",
            "deck: 3 Darkness Energy MEE 7",
            "prizes: 2 Darkness Energy MEE 7",
            "seat 1",
            "active: #3 Gastly PFL 54",
            "prizes: Gastly PFL 54, Darkness Energy MEE 7");

    private static Seq<PositionError> errors(String text) {
        Validation<Seq<PositionError>, Position> read = PositionText.parse(text, KnownCards.index());
        return read.isValid() ? Array.empty() : read.getError();
    }

    private static Seq<String> explained(int line, String instead) {
        return errors(LINES.update(line - 1, instead.replace("|", "\n")).mkString("\n"))
                .map(PositionError::explain);
    }

    @Test
    void the_lines_as_they_are_have_none() {
        assertThat(errors(LINES.mkString("\n"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; rules: bench=8; line 1, column 8: 'bench' is unknown; known are: prizes",
                "1; rules: prizes=9; line 1, column 8: prizes=9: expected a number 1…6",
                "1; rulez: seed; line 1, column 1: no line begins with 'rulez'; known are: rules, decks, turn,",
                "1; hand: Gastly PFL 54; line 1, column 1: 'hand' stands beneath a seat",
                "1; damage: 10; line 1, column 1: 'damage' stands beneath an active or bench line",
                "2; decks: any; line 2, column 8: expected one of: CONSTRUCTED, SEALED, FREE, not 'any'",
                "2; nothing; line 2, column 1: expected a word with a colon, or a seat, not 'nothing'",
                "3; turn: 0, seat 0; line 3, column 7: expected a number 1 to 1000000, not '0'",
                "3; turn: 3, seat 7; line 3, column 10: expected a seat, such as seat 0, not 'seat 7'",
                "3; turn: 3; line 3, column 7: expected as in: 5, seat 0, not '3'",
                "4; seat 3; line 4, column 1: expected seat 0, not 'seat 3'",
                "5; active: Gastly PFL 54 + Mega Gengar ex PFL 56 + Haunter PFL 55; line 5, column 9: Haunter does not evolve from Mega Gengar ex; ",
                "5; active: Haunter PFL 55; line 5, column 9: Haunter is not a Basic Pokémon; 'as it is' at the end allows it [PKM-TURN-5]",
                "5; active: Gastly PFL 999; line 5, column 9: no card 'Gastly PFL 999' is known; known of that name: PFL 54",
                "5; active: Gastly PFL 55; line 5, column 9: 'Gastly PFL 55' is not the name that PFL 55 has: Haunter",
                "5; active: Ultra Ball MEG 131; line 5, column 9: expected Pokémon cards, joined by +, not 'Ultra Ball MEG 131'",
                "5; active: #2 Gastly PFL 54; line 8, column 8: another Pokémon is #2",
                "5; active: #x Gastly PFL 54; line 5, column 9: expected a Pokémon, such as #3, not '#x'",
                "6; energy: Gastly PFL 54; line 6, column 9: expected an Energy card, not 'Gastly PFL 54'",
                "6; tools: Darkness Energy MEE 7; line 6, column 8: expected a Pokémon Tool, not 'Darkness Energy MEE 7'",
                "6; energy: 99 Darkness Energy MEE 7; line 6, column 9: a count is 1 to 60, not 99",
                "7; damage: 15; line 7, column 9: expected a multiple of 10 up to 10000, not '15'",
                "7; damage: much; line 7, column 9: expected a multiple of 10 up to 10000, not 'much'",
                "7; conditions: Tired; line 7, column 13: expected one of: Poisoned, Burned, Asleep, Paralyzed, Confused, not 'Tired'",
                "7; conditions: Asleep, Confused; line 7, column 21: expected each condition once, and one of Asleep, Paralyzed and Confused",
                "7; entered: soon; line 7, column 10: expected a number 0 to 1000000, not 'soon'",
                "7; energy: Darkness Energy MEE 7; line 7, column 1: 'energy' stands in line 6 already",
                "7; effect: Gastly PFL 54, 1, Lick; line 7, column 9: expected as in: Gastly PFL 54, 1, \"Lick\"",
                "7; effect: Gastly PFL 54, 1, \"Lick\", ATTACK, by seat 0, until turn 3 of seat 1; line 7, column 24: Gastly has 0 texts",
                "7; effect: Gastly PFL 54, 1, \"Lick\", ATTACK, seat 0, until turn 3 of seat 1; line 7, column 24: Gastly has 0 texts",
                "6; energy: Darkness Energy MEE 7 of seat 4; line 6, column 34: expected a seat, such as seat 0, not 'seat 4'",
                "1; stadium: Gastly PFL 54, by seat 0; line 1, column 10: expected a Stadium, not 'Gastly PFL 54'",
                "1; stadium: Gastly PFL 54; line 1, column 10: expected as in: ",
                "1; turns: 1, 2, 3; line 3, column 7: expected one number for each seat",
                "1; round: 2, AHEAD; line 1, column 8: expected as in: 2, prizes 6, FIRST_PRIZE",
                "1; now: danced #1; line 1, column 6: expected something that happened, as in: attacked #3",
                "1; decisions: 4, before this turn 9; line 1, column 32: expected a number 0 to 4, not '9'",
                "7; used: Lick; line 7, column 7: expected a name in quotation marks, not 'Lick'",
                "9; done: nothing; line 9, column 7: expected one of: Energy, Supporter, Stadium, retreat, Stadium used, turn, not 'nothing'",
                "9; taken: 6; line 9, column 8: 6 Prizes were taken, and 6 win the game [PKM-WIN-1]",
                "9; rules: seed; line 9, column 1: 'rules' stands above the first seat",
                "9; hand: Gastly PFL 54 of seat 1; line 9, column 7: expected a card of the seat itself, not 'Gastly PFL 54 of seat 1'",
                "9; knows: Gastly PFL 54; line 9, column 8: expected as in: Gastly PFL 54 in hand of seat 1 or deck of seat 1",
                "12; hand: Gastly PFL 54; line 11, column 1: there is no line 'active'",
            })
    void say_what_is_wrong_and_where(int line, String instead, String error) {
        assertThat(explained(line, instead)).isNotEmpty();
        assertThat(explained(line, instead).head()).startsWith(error);
    }

    @Test
    void of_all_lines_come_together_in_the_order_of_the_text() {
        String text = LINES.update(0, "rules: prizes=9")
                .update(4, "active: Gastly PFL 999")
                .update(6, "  damage: 15")
                .update(8, "deck: 3 Nothing at all, 2 Darkness Energy MEE 7, Nobody")
                .mkString("\n");
        assertThat(errors(text).map(error -> error.line() + ":" + error.column()))
                .containsExactly("1:8", "5:9", "7:11", "9:9", "9:50");
    }

    @Test
    void of_the_rules_come_with_those_of_the_text() {
        String text = LINES.update(6, "  damage: 500")
                .update(7, "bench: #2 Haunter PFL 55|  conditions: Asleep|  damage: 7".replace("|", "\n"))
                .mkString("\n");
        assertThat(errors(text).map(PositionError::explain))
                .containsExactly(
                        "line 5, column 9: Haunter has 500 damage and " + hp(text) + " HP [PKM-KO-1]",
                        "line 8, column 8: Haunter is not a Basic Pokémon; 'as it is' at the end allows it [PKM-TURN-5]",
                        "line 8, column 8: Haunter is on the Bench and has a Special Condition [PKM-CHECK-3]",
                        "line 10, column 11: expected a multiple of 10 up to 10000, not '7'");
    }

    @Test
    void of_the_rules_come_with_those_of_the_text_and_of_kinds_of_cards() {
        String bench = Array.fill(5, () -> "bench: Gastly PFL 54").mkString("\n");
        String text = LINES.update(0, "rules: prizes=99, foo=1")
                .update(5, "  energy: Gastly PFL 54\n  entered: turn 9")
                .update(7, "bench: #2 Haunter PFL 55\n  conditions: Asleep\n  damage: 7\n" + bench)
                .update(8, "taken: 99\nhand: Nobody, Gastly PFL 54 of seat 1")
                .mkString("\n");
        assertThat(errors(text)
                        .map(PositionError::explain)
                        .map(error -> error.substring(0, Math.min(error.length(), 50))))
                .containsExactly(
                        "line 1, column 8: prizes=99: expected a number 1…6",
                        "line 1, column 19: 'foo' is unknown; known are: pr",
                        "line 4, column 1: 6 Pokémon are on the Bench, whic",
                        "line 6, column 11: expected an Energy card, not 'G",
                        "line 7, column 12: expected a number 0 to 3, not '",
                        "line 9, column 8: Haunter is not a Basic Pokémon; ",
                        "line 9, column 8: Haunter is on the Bench and has ",
                        "line 11, column 11: expected a multiple of 10 up t",
                        "line 17, column 8: 99 Prizes were taken, and 6 win",
                        "line 18, column 7: no card 'Nobody' is known",
                        "line 18, column 15: expected a card of the seat it");
    }

    @Test
    void of_a_Pokemon_that_came_into_play_or_evolved_later_than_now_are_told() {
        assertThat(explained(7, "entered: turn 4|evolved: 9"))
                .containsExactly(
                        "line 7, column 10: expected a number 0 to 3, not 'turn 4'",
                        "line 8, column 10: expected a number 0 to 3, not '9'");
    }

    private static int hp(String text) {
        return errors(text)
                .filter(KnockedOut.class::isInstance)
                .map(error -> ((KnockedOut) error).hp())
                .head();
    }

    @Test
    @ForRule("PKM-T22")
    void a_deciding_game_in_which_somebody_is_ahead_is_over() {
        Array<String> deciding = LINES.update(0, "rules: simultaneousWin=TIEBREAKER_6_AHEAD")
                .update(2, "round: 2, prizes 6, AHEAD\nturn: 3, seat 0");
        assertThat(errors(deciding.mkString("\n"))).isEmpty();
        Array<String> ahead = deciding.update(9, "prizes: Darkness Energy MEE 7");
        assertThat(errors(ahead.mkString("\n")).map(PositionError::explain))
                .containsExactly("line 4, column 7: the rules would at once change this position");
        Array<String> usual = ahead.update(2, "round: 2, prizes 6, FIRST_PRIZE\nturn: 3, seat 0");
        assertThat(errors(usual.mkString("\n"))).isEmpty();
    }

    @Test
    @ForRule("PKM-ZONE-2")
    void a_bench_of_six_has_no_room() {
        String bench = Array.fill(6, () -> "bench: Gastly PFL 54").mkString("\n");
        assertThat(errors(LINES.update(7, bench).mkString("\n")).map(PositionError::explain))
                .containsExactly("line 4, column 1: 6 Pokémon are on the Bench, which has room for 5 [PKM-ZONE-2]");
    }

    @Test
    @ForRule({"PKM-DECK-1", "PKM-DECK-2", "PKM-DECK-3"})
    void cards_that_make_no_deck_are_told_unless_any_may() {
        Seq<String> constructed = explained(2, "decks: constructed");
        assertThat(constructed)
                .containsExactly(
                        "line 4, column 1: the cards of seat 0: a deck has exactly 60 cards, not 9 [PKM-DECK-1]",
                        "line 11, column 1: the cards of seat 1: a deck has exactly 60 cards, not 3 [PKM-DECK-1]");
        assertThat(explained(9, "deck: 5 Ultra Ball MEG 131")).isEmpty();
        String five = LINES.update(1, "decks: constructed")
                .update(8, "deck: 5 Ultra Ball MEG 131, 49 Darkness Energy MEE 7")
                .mkString("\n");
        assertThat(errors(five).map(PositionError::explain))
                .contains(
                        "line 4, column 1: the cards of seat 0: at most 4 cards called Ultra Ball, not 5 [PKM-DECK-2]");
        String evolved = LINES.update(11, "active: Haunter PFL 55, as it is")
                .update(12, "prizes: Darkness Energy MEE 7")
                .mkString("\n");
        assertThat(errors(evolved).map(PositionError::explain))
                .containsExactly("line 11, column 1: the cards of seat 1: there is no Basic Pokémon [PKM-DECK-3]");
    }

    @Test
    void a_second_tool_has_no_room() {
        assertThat(explained(6, "tools: 2 Air Balloon MEG 166")).hasSize(1);
        assertThat(errors(LINES.update(5, "tools: 2 Air Balloon MEG 166").mkString("\n"))
                        .head())
                .isInstanceOf(PositionError.CannotBear.class);
    }

    @Test
    void more_cards_than_a_table_holds_are_told() {
        assertThat(explained(9, "deck: 60 Darkness Energy MEE 7, 60 Lightning Energy MEE 4, 3 Fire Energy MEE 2"))
                .containsExactly("line 4, column 1: seat 0 has 129 cards; a table holds 128");
    }

    @Test
    void a_turn_that_is_done_is_no_position() {
        assertThat(explained(9, "done: turn"))
                .containsExactly("line 3, column 7: the rules would at once change this position");
    }

    @Test
    void nothing_at_all_lacks_everything() {
        assertThat(errors("").map(PositionError::explain))
                .containsExactlyInAnyOrder(
                        "line 1, column 1: there is no line 'turn'", "line 1, column 1: there is no line 'seat 0'");
    }
}
