package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.DieAsCoin;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.ForRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class RulingTest {
    private final Told ruled = Told.swiss().tell("start 0", "flip 2 TAILS");

    @Test
    @ForRule({"PKM-T44", "PKM-MATCH-8"})
    void a_flip_on_which_a_judge_ruled_is_final() {
        assertThat(ruled.match().ruledHeads(2)).isEqualTo(Option.some(false));
        assertThat(ruled.match().ruledHeads(1)).isEqualTo(Option.none());
        assertThat(ruled.refused("flip 2 HEADS"))
                .isEqualTo(new MatchViolation.FlipIsFinal(new MatchCommand.FlipRuled(2, true), 2, false));
        assertThat(ruled.tell("flip 3 HEADS").match().ruledHeads(3)).isEqualTo(Option.some(true));
    }

    @Test
    @ForRule("PKM-T44")
    void flips_are_numbered_anew_in_the_next_game() {
        ruled.tell("end WON_BY_0 CONCEDED 6 6", "flip 2 HEADS").isInPlay();
    }

    @Test
    @ForRule({"PKM-T44", "PKM-MATCH-9"})
    void a_die_is_a_coin_even_heads_and_odd_tails() {
        for (int die = 1; die <= 6; die++) {
            Chance chance = new DieAsCoin(Randomness.scripted(new Draw.Roll(6, die))).open();
            assertThat(chance.coin()).isEqualTo(die % 2 == 0);
        }
    }
}
