package dev.croupier.pokemon.match;

import io.vavr.collection.Vector;

/**
 * A command on its way.
 *
 * @param state as it is by now
 * @param events what has happened so far
 */
record Progress(MatchState state, Vector<MatchEvent> events) {

    static Progress of(MatchState state) {
        return new Progress(state, Vector.empty());
    }

    Progress with(MatchState now) {
        return new Progress(now, events);
    }

    Progress tell(MatchEvent event) {
        return new Progress(state, events.append(event));
    }

    /** That game is to start next. */
    Progress next(NextGame game) {
        return with(state.betweenGames(game)).tell(new MatchEvent.GameAhead(game));
    }

    /** The match has ended. */
    Progress end(MatchResult result) {
        return with(state.over(result)).tell(new MatchEvent.Ended(result));
    }
}
