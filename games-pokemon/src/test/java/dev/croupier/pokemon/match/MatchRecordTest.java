package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchRecordTest {
    private static final String HEAD =
            "croupier-match 1\nrules " + MatchRules.seed().text() + "\n";
    private static final String ALL = """
            tardy 1
            penalty 1 PRIZE_2
            appeal 1 UPHELD
            deck 0 60
            start 0
            turn 1 0 6 6
            flip 1 HEADS
            prizes 5 6
            end WON_BY_0 NO_POKEMON 5 6
            start 1
            turn 1 1 6 6
            time DURING_CHECKUP
            turn 2 0 6 6
            expired 6 5
            """;

    @Test
    @ForRule("PKM-MATCH-8")
    void a_match_is_its_rules_and_its_commands_and_reads_back() {
        Match match = MatchRecord.parse(HEAD + ALL).get();
        assertThat(match.result().get().reason()).isEqualTo(MatchReason.TARDINESS);
        assertThat(MatchRecord.text(match)).isEqualTo(HEAD + ALL);
        assertThat(MatchRecord.parse(match.toString()).get()).isEqualTo(match).hasSameHashCodeAs(match);
    }

    @Test
    @ForRule("PKM-MATCH-8")
    void a_lifted_penalty_reads_back_too() {
        Told told = Told.swiss().tell("start 0", "penalty 0 GAME_LOSS", "appeal 1 LIFTED");
        assertThat(MatchRecord.parse(MatchRecord.text(told.match())).get()).isEqualTo(told.match());
    }

    @Test
    void letter_case_and_blanks_of_commands_do_not_matter() {
        assertThat(MatchRecord.parse(HEAD + "  Penalty  0   prize_2 \n").get())
                .isEqualTo(Told.swiss().tell("penalty 0 PRIZE_2").match());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "begin 0|1|'begin' cannot stand here",
                "|1|the line breaks off",
                "start|6|the line breaks off: 0 or 1 is expected here",
                "start 2|7|'2' cannot stand here: 0 or 1 is expected",
                "start 0 now|9|'now' cannot stand here: the end of the line is expected",
                "turn x 0 6 6|6|'x' cannot stand here: a number is expected",
                "turn 1 0 6 1234567890|12|a number is expected",
                "penalty 0 FINE|11|CAUTION or WARNING",
                "time LATER|6|DURING_TURN or DURING_CHECKUP or BETWEEN_GAMES",
                "prizes 6 6|1|no game is in play [PKM-MATCH-8]"
            })
    void an_error_says_line_and_column(String line, int column, String message) {
        MatchRecordError error = MatchRecord.parse(HEAD + "tardy 0\n" + (line == null ? "" : line) + "\n")
                .getLeft();
        assertThat(error.line()).isEqualTo(4);
        assertThat(error.column()).isEqualTo(column);
        assertThat(error.message().english()).contains(message);
    }

    @Test
    void a_head_that_is_none_is_an_error() {
        assertThat(MatchRecord.parse("").getLeft().explain())
                .isEqualTo("line 1, column 1: 'croupier-match 1' is expected here");
        assertThat(MatchRecord.parse("croupier-match 1\n").getLeft().explain())
                .isEqualTo("line 2, column 1: 'rules' is expected here");
        assertThat(MatchRecord.parse("croupier-match 1\nrules round=SWISS,bestOf=2\n")
                        .getLeft()
                        .explain())
                .isEqualTo("line 2, column 19: bestOf=2: expected 1 or 3");
        assertThat(MatchRecord.parse(HEAD + "start 0").getLeft().explain())
                .isEqualTo("line 3, column 8: 'the end of the line' is expected here");
    }
}
