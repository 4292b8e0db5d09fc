package dev.croupier.pokemon.match;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;

/** Something that happened in a match. All of it is public. */
public sealed interface MatchEvent extends Event {

    @Override
    default boolean reveals() {
        return false;
    }

    /** A game has started. */
    record Started(NextGame game, Seat first) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_STARTED.with(game.number(), first);
        }
    }

    /** Prize cards were taken. */
    record Counted(PrizesLeft left) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_COUNTED.with(left);
        }
    }

    /** A turn has ended. */
    record TurnOver(int turn, Seat player) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_TURN_OVER.with(turn, player);
        }
    }

    /** A game has ended. */
    record GameOver(PlayedGame game) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_GAME_OVER.with(
                    game.game().number(), game.result(), game.ending().message());
        }
    }

    /** Another game is to start. */
    record GameAhead(NextGame game) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_GAME_AHEAD.with(
                    game.number(), game.reason().message());
        }
    }

    /** Time was called, or one of the extra turns was finished. */
    record ExtraTurns(RoundTime time) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_EXTRA_TURNS.with(time.turnsLeft());
        }
    }

    /** Play stops: no Pokémon Checkup follows (PKM-T12). */
    record PlayStopped(PrizesLeft left) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_PLAY_STOPPED.with(left);
        }
    }

    /** The same game goes on until somebody is ahead (PKM-T15). */
    record GameGoesOn(NextGame game) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_GAME_GOES_ON.with(game.number());
        }
    }

    /** A player was penalised. */
    record Penalised(GivenPenalty penalty) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_PENALISED.with(
                    penalty.number(), penalty.seat(), penalty.level().message());
        }
    }

    /** A player needs fewer Prize cards in this game (PKM-T31). */
    record FewerPrizes(Seat seat, int prizesToWin) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_FEWER_PRIZES.with(seat, prizesToWin);
        }
    }

    /** The Head Judge answered an appeal. */
    record AppealRuled(GivenPenalty penalty) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_APPEAL_RULED.with(penalty.number(), penalty.ruling());
        }
    }

    /** A player is late or away. */
    record PlayerTardy(Seat seat) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_TARDY.with(seat);
        }
    }

    /** A flip is what the judge says. */
    record FlipFinal(int flip, boolean heads) implements MatchEvent {
        @Override
        public Message message() {
            return (heads ? MatchMessage.EVENT_HEADS : MatchMessage.EVENT_TAILS).with(flip);
        }
    }

    /** A deck is made what its list says. */
    record DeckMended(Seat seat, int cards) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_DECK_MENDED.with(seat, cards);
        }
    }

    /** The match has ended. */
    record Ended(MatchResult result) implements MatchEvent {
        @Override
        public Message message() {
            return MatchMessage.EVENT_ENDED.with(
                    result.first(), result.second(), result.reason().message());
        }
    }
}
