package dev.croupier.raid;

import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All laws, over random raids of one to five players. */
class RaidLawsTest {
    private static final int GAMES = Integer.getInteger("games", 2);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void the_laws_hold_for_any_number_of_players(int players) {
        for (int game = 0; game < GAMES; game++) {
            RaidLaws.of(RaidRules.house(), TestRaids.decks(players, game), TestRaids.boss(7 * players + game))
                    .games(1)
                    .maxSteps(3000)
                    .atOneIn(25)
                    .check();
        }
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void the_laws_hold_at_any_difficulty(Difficulty difficulty) {
        for (int game = 0; game < GAMES; game++) {
            RaidLaws.of(
                            RaidRules.handbook().withDifficulty(difficulty),
                            TestRaids.decks(2 + game % 2, game),
                            TestRaids.boss(50 + 5 * difficulty.ordinal() + game))
                    .games(1)
                    .maxSteps(3000)
                    .atOneIn(25)
                    .check();
        }
    }
}
