package dev.croupier.raid.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Session;
import dev.croupier.core.play.Simulation;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RaidBotsTest {
    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    private static Pokemon raid(Difficulty difficulty, int players, Boss boss) {
        return Raid.of(RaidRules.house().withDifficulty(difficulty), DECKS.take(players), boss);
    }

    private static Card card(String name) {
        return KnownCards.index().named(name).head();
    }

    @Test
    void they_are_known_by_name() {
        assertThat(RaidBots.names()).containsExactly("random", "heuristic");
        assertThat(RaidBots.named("Heuristic").isRight()).isTrue();
        assertThat(RaidBots.named("oracle").getLeft().explain())
                .isEqualTo("'oracle' is unknown; known are: random heuristic");
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void the_heuristic_plays_whole_raids_at_any_difficulty(Difficulty difficulty) {
        Pokemon game = raid(difficulty, 2, Bosses.all().last().boss());
        var report = Simulation.of(game)
                .bots(Array.fill(3, RaidBots::heuristic))
                .games(2)
                .seed(7)
                .threads(1)
                .run();

        assertThat(report.unwon()).isZero();
    }

    /** It wins nearly all raids against this boss and random play hardly any: six of eight apart is far from chance. */
    @Test
    void a_team_of_the_heuristic_is_better_than_one_at_random() {
        Pokemon game = raid(Difficulty.MEDIUM, 2, Bosses.all().head().boss());

        assertThat(wins(game, RaidBots.heuristic())).isGreaterThanOrEqualTo(wins(game, RaidBots.random()) + 4);
    }

    private static long wins(Pokemon game, Bot<PokemonAction, PokemonView> bot) {
        return Simulation.of(game)
                .bots(Array.of(bot, bot, RaidBots.random()))
                .games(8)
                .seed(3)
                .threads(1)
                .run()
                .wins()
                .get(0);
    }

    /** Plays on by the heuristic until somebody is to choose an action of that kind, and says what it chooses; at most so many games. */
    private static PokemonAction first(Pokemon game, int games, Predicate<PokemonAction> wanted) {
        for (int number = 0; number < games; number++) {
            Bot<PokemonAction, PokemonView> bot = RaidBots.heuristic();
            Seeded chance = Seeded.of(number);
            Session<PokemonState, PokemonAction, PokemonEvent, PokemonView> session =
                    Session.start(game, Randomness.seeded(number));
            while (session.outcome().isEmpty()) {
                Seat seat = session.toAct()
                        .get(session.history().size() % session.toAct().size());
                PokemonAction action = bot.choose(session.view(seat), session.legalActions(seat), chance.open());
                if (wanted.test(action)) {
                    return action;
                }
                session = session.play(action).get();
            }
        }
        throw new AssertionError("nobody chose such an action");
    }

    @Test
    void it_plays_a_Supporter_for_another_player_who_needs_it_more() {
        Pokemon game = raid(Difficulty.MEDIUM, 3, Bosses.all().head().boss());

        PokemonAction shared =
                first(game, 5, action -> action instanceof PokemonAction.PlayTrainer trainer && trainer.isForAnother());

        assertThat(((PokemonAction.PlayTrainer) shared).player()).isNotEqualTo(shared.seat());
    }

    @Test
    void as_the_boss_it_attacks_with_what_hurts_most() {
        Boss boss =
                new Boss("the night", Array.of(card("Mega Darkrai ex")), Array.fill(60, () -> card("Darkness Energy")));
        Seat seat = Raid.bossSeat(2);

        PokemonAction attack = first(
                raid(Difficulty.EXTREMELY_HARD, 2, boss),
                1,
                action -> action.seat().equals(seat)
                        && action instanceof PokemonAction.Answer answer
                        && answer.choice() instanceof Choice.OfAttack);

        assertThat(((Choice.OfAttack) ((PokemonAction.Answer) attack).choice()).attack())
                .isEqualTo("Dusk Raid");
    }

    @Test
    void as_a_player_it_attacks_a_boss_that_cannot_be_Knocked_Out() {
        Pokemon game = raid(Difficulty.MEDIUM, 1, Bosses.all().head().boss());

        assertThat(first(game, 1, action -> action instanceof PokemonAction.UseAttack))
                .isNotNull();
    }
}
