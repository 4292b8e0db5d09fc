package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.game.GameModule;
import java.nio.file.Path;

/**
 * The files of a table.
 *
 * @param keeping how they are kept
 * @param module what game they are of
 */
record Kept<S, A extends Action, E extends Event, V>(Keeping keeping, GameModule<S, A, E, V> module) {

    void save(Path file, Session<S, A, E, V> session) {
        keeping.saveAt(file, session);
    }

    /** A session that was saved, of the same game with as many seats, maybe by other rules. */
    Session<S, A, E, V> load(Path file, int seats) {
        return keeping.load(file, module, seats);
    }
}
