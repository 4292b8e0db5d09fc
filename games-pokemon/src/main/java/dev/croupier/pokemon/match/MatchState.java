package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Everything that a match knows.
 *
 * @param games those that have ended
 * @param headStarts by seat, how many Prizes fewer it needs in the game that is to start or in play (PKM-T32)
 * @param tardy who was late or away
 * @param penalties in order
 * @param lifted the numbers of penalties that the Head Judge lifted, also of those that are still to come when the match is told anew
 * @param ruledFlips flips of this game on which a judge ruled, and whether they are heads
 * @param history every command, in order
 */
@PlainlyGenerated
@Value.Builder
record MatchState(
        MatchRules rules,
        Array<PlayedGame> games,
        Stage stage,
        RoundTime time,
        Array<Integer> headStarts,
        TreeSet<Seat> tardy,
        Array<GivenPenalty> penalties,
        TreeSet<Integer> lifted,
        TreeMap<Integer, Boolean> ruledFlips,
        Vector<MatchCommand> history)
        implements WithMatchState {
    static final Array<Seat> SEATS = Array.of(Seat.of(0), Seat.of(1));
    private static final Array<Integer> NO_HEAD_START = Array.of(0, 0);

    static MatchState start(MatchRules rules, TreeSet<Integer> lifted) {
        return new MatchState(
                rules,
                Array.empty(),
                new Stage.Between(Games.first(rules)),
                RoundTime.GOING,
                NO_HEAD_START,
                TreeSet.empty(),
                Array.empty(),
                lifted,
                TreeMap.empty(),
                Vector.empty());
    }

    boolean isOver() {
        return stage.result().isDefined();
    }

    int wins(Seat seat) {
        return games.count(game -> game.result() == GameResult.wonBy(seat));
    }

    /** Who has won more games; none when they are even. */
    Option<Seat> leader() {
        int difference = wins(Seat.of(0)) - wins(Seat.of(1));
        return difference == 0 ? Option.none() : Option.some(Seat.of(difference > 0 ? 0 : 1));
    }

    /** How many games were decided. */
    int decided() {
        return games.count(PlayedGame::isDecided);
    }

    int headStart(Seat seat) {
        return headStarts.get(seat.index());
    }

    /** Prizes that {@code seat} has to take to win that game (PKM-T31, PKM-T32). */
    int prizesToWin(NextGame game, Seat seat) {
        return Math.max(0, game.prizesToWin() - headStart(seat));
    }

    /** Whether {@code seat} has taken as many Prizes as it needs. */
    boolean hasTakenEnough(NextGame game, PrizesLeft left, Seat seat) {
        return game.prizes() - left.of(seat) >= prizesToWin(game, seat);
    }

    /** Who has won that game by Prizes; where the first or being ahead wins, equally many do not (PKM-T22, PKM-T23). */
    Array<Seat> wonByPrizes(NextGame game, PrizesLeft left) {
        Array<Seat> enough = SEATS.filter(seat -> hasTakenEnough(game, left, seat));
        if (game.aim() == Aim.ALL_PRIZES) {
            return enough;
        }
        return left.ahead().map(Array::of).getOrElse(enough.size() == 1 ? enough : Array.empty());
    }

    /** Prize cards left in the game that is to start or in play. */
    PrizesLeft prizesLeft(NextGame game) {
        return stage.running().map(RunningGame::prizesLeft).getOrElse(PrizesLeft.each(game.prizes()));
    }

    MatchState playing(RunningGame game) {
        return withStage(new Stage.InPlay(game));
    }

    /** What belongs to one game is over with it (PKM-T32). */
    MatchState betweenGames(NextGame next) {
        return withStage(new Stage.Between(next)).withHeadStarts(NO_HEAD_START).withRuledFlips(TreeMap.empty());
    }

    MatchState over(MatchResult result) {
        return withStage(new Stage.Over(result, 0));
    }
}
