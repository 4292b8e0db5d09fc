package dev.croupier.pokemon.match;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.control.Option;

/** What a match is told: by its games, and by an official (PKM-MATCH-8). Its text reads back with {@link MatchRecord}. */
public sealed interface MatchCommand {

    /** Answers with what {@code visitor} says of this kind. */
    <T> T accept(Visitor<T> visitor);

    /** The player that it names. */
    default Option<Seat> seat() {
        return Option.none();
    }

    /** The Prize cards that it counts. */
    default Option<PrizesLeft> prizesLeft() {
        return Option.none();
    }

    /** The next game is set up and starts: the Pokémon are turned face up. */
    record GameStarted(Seat first) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.gameStarted(this);
        }

        @Override
        public Option<Seat> seat() {
            return Option.some(first);
        }
    }

    /** All Prize cards of a check were taken in the running game, and so many are left now. */
    record PrizesCounted(PrizesLeft left) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.prizesCounted(this);
        }

        @Override
        public Option<PrizesLeft> prizesLeft() {
            return Option.some(left);
        }
    }

    /** The running game's turn of that number, from 1 on, has ended, and its Pokémon Checkup has not begun. */
    record TurnEnded(int turn, Seat player, PrizesLeft left) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.turnEnded(this);
        }

        @Override
        public Option<Seat> seat() {
            return Option.some(player);
        }

        @Override
        public Option<PrizesLeft> prizesLeft() {
            return Option.some(left);
        }
    }

    /** The running game has ended. */
    record GameEnded(GameResult result, GameEnding ending, PrizesLeft left) implements MatchCommand {

        /** What a game with that outcome tells its match. */
        public static GameEnded of(Outcome outcome, PrizesLeft left) {
            GameResult result = GameResult.of(outcome);
            return new GameEnded(result, GameEnding.of(outcome, result), left);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.gameEnded(this);
        }

        @Override
        public Option<PrizesLeft> prizesLeft() {
            return Option.some(left);
        }
    }

    /** The round's time is over: 3 more turns (PKM-MATCH-2). */
    record TimeCalled(Moment moment) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.timeCalled(this);
        }
    }

    /** The time for the extra turns is over too: play stops at once (PKM-T10). */
    record OvertimeExpired(PrizesLeft left) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.overtimeExpired(this);
        }

        @Override
        public Option<PrizesLeft> prizesLeft() {
            return Option.some(left);
        }
    }

    /** A penalty for a player (PKM-T30); between games it is for the game that is to start. */
    record Penalty(Seat player, PenaltyLevel level) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.penalty(this);
        }

        @Override
        public Option<Seat> seat() {
            return Option.some(player);
        }
    }

    /**
     * The Head Judge's answer to the appeal of a penalty, which is final (PKM-T30). A penalty that is lifted was never in force.
     *
     * @param penalty the number of the penalty in the match, from 1 on
     * @param upheld whether it stays in force
     */
    record Appeal(int penalty, boolean upheld) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.appeal(this);
        }
    }

    /** A player is late, or away without permission (PKM-MATCH-6). */
    record Tardy(Seat player) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.tardy(this);
        }

        @Override
        public Option<Seat> seat() {
            return Option.some(player);
        }
    }

    /**
     * A judge ruled on a flip: that is final (PKM-T44).
     *
     * @param flip the number of the flip in this game, its set-up included, from 1 on
     * @param heads what it is
     */
    record FlipRuled(int flip, boolean heads) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.flipRuled(this);
        }
    }

    /**
     * A check found that a deck is not what its list says: it is made so again. A deck of the wrong size is a lost game (PKM-T33).
     *
     * @param player whose deck it is
     * @param cards how many cards it had
     */
    record DeckFault(Seat player, int cards) implements MatchCommand {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.deckFault(this);
        }

        @Override
        public Option<Seat> seat() {
            return Option.some(player);
        }
    }

    /** One answer for each kind of command. */
    interface Visitor<T> {
        T gameStarted(GameStarted command);

        T prizesCounted(PrizesCounted command);

        T turnEnded(TurnEnded command);

        T gameEnded(GameEnded command);

        T timeCalled(TimeCalled command);

        T overtimeExpired(OvertimeExpired command);

        T penalty(Penalty command);

        T appeal(Appeal command);

        T tardy(Tardy command);

        T flipRuled(FlipRuled command);

        T deckFault(DeckFault command);
    }
}
