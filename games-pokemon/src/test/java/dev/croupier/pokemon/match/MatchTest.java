package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.verification.ForRule;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private final Told running = Told.swiss().tell("start 0", "prizes 4 5");

    @Test
    @ForRule("PKM-MATCH-8")
    void a_match_is_a_fold_of_games_and_of_an_officials_commands() {
        Match match = running.match();
        assertThat(match.history().map(MatchRecord::text)).containsExactly("start 0", "prizes 4 5");
        Either<MatchViolation, Match> again =
                Either.right(Match.start(match.rules()).get());
        for (MatchCommand command : match.history()) {
            again = again.flatMap(so -> so.apply(command)).map(MatchStep::match);
        }
        assertThat(again.get()).isEqualTo(match);
    }

    @ParameterizedTest
    @ForRule("PKM-MATCH-8")
    @CsvSource(
            delimiter = '|',
            value = {
                "start 1|game 1 is in play [PKM-MATCH-8]",
                "turn 2 0 4 5|turn 1 is in play, not turn 2 [PKM-T11]",
                "turn 1 1 4 5|the first turn is that of seat 0, not 1 [PKM-MATCH-1]",
                "turn 1 0 7 5|each player has between 0 and 6 Prize cards, not 7 5 [PKM-MATCH-4]",
                "turn 1 0 0 5|seat 0 has taken the Prizes that it needs: the game is over [PKM-MATCH-5]",
                "end WON_BY_0 PRIZES 1 5|seat 0 needs 6 Prizes to win this game, and 1 are left [PKM-MATCH-5]",
                "end WON_BY_0 LIMIT 1 5|a game with the result WON_BY_0 does not end so: "
                        + "the limit of turns or actions was reached [PKM-T21]",
                "end BOTH_WON PRIZES 0 0|a game with the result BOTH_WON does not end so: the last Prize was taken [PKM-T21]",
                "end WON_BY_0 PENALTY 1 5|a game with the result WON_BY_0 does not end so: a penalty ended the game [PKM-T21]",
                "flip 0 HEADS|flips are numbered from 1 on, not 0 [PKM-T44]",
                "appeal 0 LIFTED|no penalty 0 was given [PKM-T30]"
            })
    void a_refusal_names_the_rule_and_keeps_the_evidence(String line, String reason) {
        assertThat(running.refused(line).explain()).isEqualTo(reason);
    }

    @Test
    void explain_gives_every_reason_and_does_nothing() {
        MatchCommand command = Told.command("turn 2 0 0 0");
        assertThat(running.match().explain(command).getError()).hasSize(3);
        assertThat(running.match().explain(Told.command("tardy 0")).get()).isEqualTo(Told.command("tardy 0"));
    }

    @Test
    void there_are_two_players() {
        Seat third = Seat.of(2);
        assertThat(running.match().apply(new MatchCommand.Tardy(third)).getLeft())
                .isInstanceOf(MatchViolation.NoSuchPlayer.class);
        assertThat(running.match()
                        .apply(new MatchCommand.DeckFault(Seat.of(0), -1))
                        .getLeft())
                .isInstanceOf(MatchViolation.NoSuchDeck.class);
        assertThatThrownBy(() -> running.match().wins(third)).hasMessageContaining("seats 0 and 1, not 2");
    }

    @Test
    void a_finished_match_has_an_outcome_and_no_game() {
        Match over = Told.swiss().won(0).won(0).match();
        assertThat(over.outcome().map(Outcome::winners).get()).containsExactly(Seat.of(0));
        assertThat(over.nextGame()).isEmpty();
        assertThat(over.runningGame()).isEmpty();
        assertThat(over.prizesToWin(Seat.of(0))).isEmpty();
        assertThat(over.stage().result()).isEqualTo(over.result());
    }

    @Test
    @ForRule("PKM-MATCH-8")
    void the_outcome_of_a_game_is_told_as_its_end() {
        PrizesLeft left = new PrizesLeft(0, 3);
        assertThat(MatchCommand.GameEnded.of(Outcome.wonBy(Seat.of(0), 2, PokemonMessage.ENDED_PRIZES.with()), left))
                .isEqualTo(new MatchCommand.GameEnded(GameResult.WON_BY_0, GameEnding.PRIZES, left));
        assertThat(MatchCommand.GameEnded.of(Outcome.tie(2, PokemonMessage.ENDED_TIE.with()), left))
                .isEqualTo(new MatchCommand.GameEnded(GameResult.BOTH_WON, GameEnding.SIMULTANEOUS, left));
        assertThat(MatchCommand.GameEnded.of(Outcome.tie(2, PokemonMessage.ENDED_LIMIT.with()), left))
                .isEqualTo(new MatchCommand.GameEnded(GameResult.DRAWN, GameEnding.LIMIT, left));
        assertThat(MatchCommand.GameEnded.of(Outcome.capped(2), left))
                .isEqualTo(new MatchCommand.GameEnded(GameResult.DRAWN, GameEnding.LIMIT, left));
        assertThat(MatchCommand.GameEnded.of(
                        Outcome.wonBy(Seat.of(1), 2, PokemonMessage.ENDED_BY_EFFECT.with("Unown")), left))
                .isEqualTo(new MatchCommand.GameEnded(GameResult.WON_BY_1, GameEnding.EFFECT, left));
    }

    @Test
    void what_happens_is_told_in_words_and_hides_nothing() {
        Told told = running.tell("end WON_BY_0 NO_POKEMON 4 5");
        assertThat(told.events().map(event -> event.message().english()))
                .containsExactly(
                        "game 1: WON_BY_0, no Pokémon was left in play", "game 2 is next: the match is not decided");
        assertThat(told.events().exists(MatchEvent::reveals)).isFalse();
    }
}
