package dev.croupier.pokemon.match;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;

/** Why a command is refused, one record for each reason, with its evidence. */
public sealed interface MatchViolation {

    /** The command as it was given. */
    MatchCommand command();

    /** The rule that it would break. */
    RuleRef rule();

    /** The reason, as a key with arguments. */
    Message message();

    /** The reason in English, with the rule's id. */
    default String explain() {
        return message().english() + " [" + rule() + "]";
    }

    /** Nothing happens in a match that is over. */
    record MatchIsOver(MatchCommand command, MatchResult found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-8");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_OVER.with();
        }
    }

    /** There are two players. */
    record NoSuchPlayer(MatchCommand command, Seat found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-8");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_PLAYER.with(found);
        }
    }

    /** It is about a game in play. */
    record NoGameInPlay(MatchCommand command) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-8");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_GAME.with();
        }
    }

    /** It is for the time between games. */
    record GameInPlay(MatchCommand command, NextGame found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-8");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_GAME_IN_PLAY.with(found.number());
        }
    }

    /** Turns end one after another. */
    record OtherTurn(MatchCommand command, int needed, int found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T11");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_OTHER_TURN.with(needed, found);
        }
    }

    /** Who goes first has the first turn. */
    record OtherPlayer(MatchCommand command, Seat needed, Seat found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-1");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_OTHER_PLAYER.with(needed, found);
        }
    }

    /** Nobody has so many Prize cards. */
    record NoSuchPrizes(MatchCommand command, int needed, PrizesLeft found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-4");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_PRIZES.with(needed, found);
        }
    }

    /** Somebody has won by Prizes, so that the game cannot go on. */
    record GameIsWon(MatchCommand command, Seat found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-5");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_WON.with(found);
        }
    }

    /** The winner by Prizes has not taken as many as are needed. */
    record PrizesNotTaken(MatchCommand command, Seat winner, int needed, int found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-5");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NOT_TAKEN.with(winner, needed, found);
        }
    }

    /** No game ends so with such a result. */
    record EndingDoesNotFit(MatchCommand command, GameResult result, GameEnding found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T21");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_ENDING.with(result, found.message());
        }
    }

    /** Time is called once. */
    record TimeWasCalled(MatchCommand command, RoundTime found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-2");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_CALLED.with();
        }
    }

    /** A Checkup comes between two turns. */
    record NoCheckupYet(MatchCommand command) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T11");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_CHECKUP.with();
        }
    }

    /** Only extra turns can expire. */
    record NoOvertime(MatchCommand command, RoundTime found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T10");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_OVERTIME.with();
        }
    }

    /** No penalty has that number. */
    record NoSuchPenalty(MatchCommand command, int found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T30");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_PENALTY.with(found);
        }
    }

    /** The Head Judge has ruled. */
    record AppealIsRuled(MatchCommand command, GivenPenalty found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T30");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_RULED.with(found.number());
        }
    }

    /**
     * The penalty had consequences upon which play went on.
     *
     * @param found the command that could not have been without it
     */
    record TooLateToLift(MatchCommand command, GivenPenalty penalty, MatchCommand found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T30");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_TOO_LATE.with(penalty.number(), MatchRecord.text(found));
        }
    }

    /** That is known. */
    record TardyAlready(MatchCommand command, Seat found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-MATCH-6");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_TARDY.with(found);
        }
    }

    /** What a judge has ruled on is never redone. */
    record FlipIsFinal(MatchCommand command, int flip, boolean found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T44");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_FLIP.with(flip);
        }
    }

    /** No flip has that number. */
    record NoSuchFlip(MatchCommand command, int found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T44");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_NO_FLIP.with(found);
        }
    }

    /** A deck has no such number of cards. */
    record NoSuchDeck(MatchCommand command, int found) implements MatchViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("PKM-T33");
        }

        @Override
        public Message message() {
            return MatchMessage.REFUSED_CARDS.with(found);
        }
    }
}
