package dev.croupier.pokemon.match;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The whole rule of one kind of command: why one is refused, and what one does. It is asked only while the match is not over. */
interface MatchRule<C extends MatchCommand> {

    /** Every reason of this rule against {@code command}. */
    Seq<MatchViolation> violations(MatchState state, C command);

    /** What it does; there are no violations. */
    Progress effect(Progress progress, C command);

    /** No reason against it. */
    static Seq<MatchViolation> none() {
        return Array.empty();
    }

    /** That reason, if it holds. */
    static Seq<MatchViolation> when(boolean holds, MatchViolation violation) {
        return holds ? Array.of(violation) : Array.empty();
    }

    /** Why {@code command} is not for now where it is for the time between games. */
    static Seq<MatchViolation> gameInPlay(MatchState state, MatchCommand command) {
        return Array.ofAll(state.stage().running()).map(game -> new MatchViolation.GameInPlay(command, game.game()));
    }

    /** Why {@code command} cannot be about the running game; it may count Prize cards. */
    static Seq<MatchViolation> noGame(MatchState state, MatchCommand command) {
        Option<RunningGame> game = state.stage().running();
        if (game.isEmpty()) {
            return Array.of(new MatchViolation.NoGameInPlay(command));
        }
        int most = game.get().game().prizes();
        return command.prizesLeft()
                .filter(left -> !left.isWithin(most))
                .<Seq<MatchViolation>>map(left -> Array.of(new MatchViolation.NoSuchPrizes(command, most, left)))
                .getOrElse(MatchRule::none);
    }

    /** Why {@code command} cannot be about a running game that is not won with so many Prize cards left. */
    static Seq<MatchViolation> playIsOn(MatchState state, MatchCommand command, PrizesLeft left) {
        Seq<MatchViolation> noGame = noGame(state, command);
        return noGame.isEmpty()
                ? state.wonByPrizes(state.stage().game().get(), left)
                        .map(seat -> new MatchViolation.GameIsWon(command, seat))
                : noGame;
    }
}
