package dev.croupier.pokemon.ending;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.card.Write.base;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WinningTest {
    private static final Card BOMB = basic("Bomb", 60, EnergyType.FIRE)
            .attack("Blast", "", 200, base(Do.hit(Those.self(), 200)))
            .build();

    private static Scene both(SimultaneousWin option, int yourPrizes, int theirPrizes) {
        return scene().rules(PokemonRules.seed().withSimultaneousWin(option))
                .active(YOU, spot(BOMB))
                .bench(YOU, spot(PUP))
                .prizesLeft(YOU, yourPrizes)
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(KIT))
                .prizesLeft(OPPONENT, theirPrizes)
                .deck(YOU, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP)
                .deck(OPPONENT, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP);
    }

    @Test
    @ForRule("PKM-WIN-1")
    void the_last_prize_wins() {
        Scene scene = scene().active(YOU, spot(KIT))
                .prizesLeft(YOU, 1)
                .active(OPPONENT, spot(KIT).damaged(1))
                .bench(OPPONENT, spot(PUP))
                .attack("Bite");
        assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
        assertThat(requireNonNull(scene.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_PRIZES);
    }

    @Test
    @ForRule({"PKM-WIN-2", "PKM-R37", "PKM-R50"})
    void who_has_no_pokemon_left_in_play_has_lost_whatever_the_cause() {
        Card fossil = Write.item("Fossil", "TST", "Fossil")
                .playedAs(played -> played.basic(60, EnergyType.COLORLESS))
                .build();
        Scene scene = scene().active(YOU, spot(fossil)).hand(YOU, KIT).active(OPPONENT, spot(KIT));
        scene.play(new PokemonAction.DiscardFossil(YOU, scene.active(YOU).id()));
        assertThat(scene.game().outcome(scene.state()).get().isWinner(OPPONENT)).isTrue();
        assertThat(requireNonNull(scene.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_NO_POKEMON);
        assertThat(scene.side(OPPONENT).taken()).isZero();
    }

    @Test
    @ForRule({"PKM-WIN-3", "PKM-Q28", "PKM-S20"})
    void an_effect_draws_what_there_is_and_loses_nothing() {
        Card drink = item("Drink", Do.draw(3));
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .deck(YOU, FIRE)
                .hand(YOU, drink)
                .playTrainer(drink);
        assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
        assertThat(scene.state().outcome()).isNull();
        scene.endTurn().endTurn();
        assertThat(scene.game().outcome(scene.state()).get().isWinner(OPPONENT)).isTrue();
    }

    @Test
    @ForRule({"PKM-WIN-4", "PKM-Q23", "PKM-S19", "PKM-T20"})
    void two_ways_to_win_beat_one() {
        Scene scene = scene().active(YOU, spot(BOMB))
                .prizesLeft(YOU, 1)
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(KIT))
                .prizesLeft(OPPONENT, 1)
                .attack("Blast");
        assertThat(scene.game().outcome(scene.state()).get().isWinner(OPPONENT)).isTrue();
        assertThat(requireNonNull(scene.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_MORE_WAYS);
    }

    @ParameterizedTest
    @EnumSource(SimultaneousWin.class)
    @ForOption({
        "simultaneousWin=TIEBREAKER_6_AHEAD",
        "simultaneousWin=TIEBREAKER_6_FIRST_PRIZE",
        "simultaneousWin=SUDDEN_DEATH_1"
    })
    @ForRule({"PKM-WIN-5", "PKM-Q24", "PKM-T21", "PKM-T22"})
    void equally_many_ways_are_decided_by_a_new_game(SimultaneousWin option) {
        Scene scene = both(option, 1, 1).coins(true).attack("Blast");
        assertThat(scene.state().outcome()).isNull();
        assertThat(scene.answers()).containsExactly(new Choice.OfSeat(YOU), new Choice.OfSeat(OPPONENT));
        scene.answer(new Choice.OfSeat(OPPONENT));
        for (Seat seat : Array.of(YOU, OPPONENT)) {
            scene.play(new PokemonAction.Answer(
                    seat,
                    scene.legal(seat)
                            .map(action -> ((PokemonAction.Answer) action).choice())
                            .head()));
            scene.play(new PokemonAction.Answer(seat, new Choice.Done()));
        }
        int prizes = option == SimultaneousWin.SUDDEN_DEATH_1 ? 1 : 6;
        assertThat(scene.side(YOU).prizes().left()).isEqualTo(prizes);
        assertThat(scene.side(OPPONENT).prizesToWin()).isEqualTo(prizes);
        assertThat(scene.state().turn().number()).isEqualTo(1);
        assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        assertThat(scene.side(YOU).taken()).isZero();
    }

    @ParameterizedTest
    @EnumSource(
            value = SimultaneousWin.class,
            names = {"TIEBREAKER_6_AHEAD", "TIEBREAKER_6_FIRST_PRIZE"})
    @ForRule({"PKM-WIN-5", "PKM-T22", "PKM-T23"})
    void the_first_prize_wins_a_tiebreaker_game_and_as_many_at_once_go_on(SimultaneousWin option) {
        dev.croupier.pokemon.table.Round.Aim aim = option == SimultaneousWin.TIEBREAKER_6_AHEAD
                ? dev.croupier.pokemon.table.Round.Aim.AHEAD
                : dev.croupier.pokemon.table.Round.Aim.FIRST_PRIZE;
        Scene even = both(option, 6, 6)
                .round(new dev.croupier.pokemon.table.Round(2, 6, aim))
                .attack("Blast");
        even.answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(OPPONENT, 0));
        assertThat(even.state().outcome()).isNull();
        even.answer(even.bench(OPPONENT, 0)).answer(even.bench(YOU, 0)).endTurn();
        assertThat(even.state().outcome()).isNull();
        Scene first = scene().round(new dev.croupier.pokemon.table.Round(2, 6, aim))
                .active(YOU, spot(KIT))
                .active(OPPONENT, spot(KIT).damaged(1))
                .bench(OPPONENT, spot(PUP))
                .attack("Bite");
        first.answer(new Choice.OfPrize(YOU, 0));
        assertThat(first.game().outcome(first.state()).get().isWinner(YOU)).isTrue();
    }

    @Test
    @ForRule("PKM-S20")
    void a_game_that_is_over_stays_over() {
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(KIT))
                .deck(OPPONENT, new Card[0])
                .endTurn();
        assertThat(scene.legal(YOU)).isEmpty();
        assertThat(scene.legal(OPPONENT)).isEmpty();
    }

    @Test
    @ForOption({"decisionCap=1000", "decisionCap=100000"})
    @ForRule("PKM-OPT-4")
    void a_game_of_too_many_decisions_is_over_without_a_winner() {
        Card drink = item("Drink", Do.draw(1));
        Scene scene = scene().rules(PokemonRules.seed().withDecisionCap(1000))
                .decided(999)
                .active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, drink)
                .playTrainer(drink);
        assertThat(scene.state().outcome()).isNotNull();
        assertThat(requireNonNull(scene.state().outcome()).isWinner(YOU)).isFalse();
        Scene more = scene().decided(999)
                .active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, drink)
                .playTrainer(drink);
        assertThat(more.state().outcome()).isNull();
    }
}
