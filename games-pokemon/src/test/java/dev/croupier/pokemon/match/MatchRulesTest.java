package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.OptionError;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class MatchRulesTest {

    @Test
    void the_seed_is_the_table_rules_to_the_letter() {
        assertThat(MatchRules.seed().text())
                .isEqualTo("bestOf=3,round=SWISS,evenPrizesAtTime=TIEBREAKER_GAME,firstPlayerGame1=COIN_WINNER_CHOOSES,"
                        + "simultaneousWin=TIEBREAKER_6_FIRST_PRIZE,prizes=6,deckSize=60");
    }

    @Test
    void the_official_text_differs_in_three_options() {
        MatchRules official = MatchRules.official2026();
        assertThat(official.evenPrizesAtTime()).isEqualTo(EvenPrizesAtTime.CONTINUE);
        assertThat(official.firstPlayerGame1()).isEqualTo(FirstPlayerGame1.HIGHER_SEED);
        assertThat(official.simultaneousWin()).isEqualTo(SimultaneousWin.TIEBREAKER_6_AHEAD);
    }

    @Test
    @ForRule({"PKM-T50", "PKM-T53"})
    void a_sealed_event_has_40_cards_and_4_prizes() {
        assertThat(MatchRules.seed().sealed().prizes()).isEqualTo(4);
        assertThat(MatchRules.seed().sealed().deckSize()).isEqualTo(40);
    }

    @Test
    void rules_read_back_from_their_text() {
        MatchRules rules = MatchRules.official2026().sealed().withBestOf(1);
        assertThat(MatchRules.parse(rules.text()).get()).isEqualTo(rules);
        assertThat(MatchRules.parse("bestOf=2").getLeft()).isEqualTo(new OptionError("bestOf", "2", "1 or 3"));
    }

    @Test
    @ForRule("PKM-T1")
    void no_match_starts_with_options_that_cannot_be_played() {
        assertThat(Match.start(MatchRules.seed().withBestOf(2).withPrizes(0)).getLeft())
                .containsExactly(
                        new OptionError("bestOf", "2", "1 or 3"), new OptionError("prizes", "0", "a number 1…6"));
    }
}
