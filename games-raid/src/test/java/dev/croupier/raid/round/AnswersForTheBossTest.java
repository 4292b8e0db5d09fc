package dev.croupier.raid.round;

import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.DUD;
import static dev.croupier.raid.round.TestCards.hitter;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.raid.bot.RaidBots;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

/** What the heuristic answers for the boss, as one of the players and on its seat. */
class AnswersForTheBossTest {
    /** Its Run Errand draws two cards. */
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");

    private static final Card BOSSS_ORDERS = PokemonCards.card("MEG", "114");

    private static Choice chosen(RaidScene scene, Seat seat) {
        PokemonAction action = RaidBots.heuristic()
                .choose(
                        scene.game().view(scene.state(), seat),
                        scene.legal(seat),
                        Randomness.seeded(1).open());
        return ((PokemonAction.Answer) action).choice();
    }

    private static RaidScene running(String difficulty) {
        return raid(1).option("difficulty", difficulty)
                .boss(spot(MEGA_KANGASKHAN_EX))
                .over();
    }

    @Test
    @ForRule("RAID-46")
    void the_players_leave_an_Ability_that_draws_and_the_boss_uses_it() {
        RaidScene easy = running("EASY");
        assertThat(chosen(easy, A)).isEqualTo(new Choice.Done());

        RaidScene hard = running("HARD");
        assertThat(chosen(hard, hard.boss())).isEqualTo(new Choice.Yes());
    }

    @Test
    @ForRule("RAID-46")
    void the_players_call_forward_who_can_attack_next() {
        RaidScene scene = raid(1).option("difficulty", "EASY")
                .bossDeck(9, BOSSS_ORDERS)
                .active(A, spot(DUD))
                .bench(A, spot(ofHp(200)), spot(hitter(50)), spot(ofHp(210)))
                .over();

        assertThat(chosen(scene, A))
                .isEqualTo(new Choice.OfPokemon(scene.bench(A, 1).id()));
    }
}
