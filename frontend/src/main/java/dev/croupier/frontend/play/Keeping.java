package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Divergence;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.GameModule;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.security.SecureRandom;

/** Keeps a game on disk: its recording, written whenever somebody is to decide, and what is saved on the way. */
final class Keeping {
    private static final int SALT_BYTES = 32;

    private final Option<Path> record;
    private final SecureRandom secret;
    private final Salt salt;

    Keeping(Option<Path> record, SecureRandom secret) {
        this.record = record;
        this.secret = secret;
        byte[] bytes = new byte[SALT_BYTES];
        secret.nextBytes(bytes);
        this.salt = Salt.of(bytes);
    }

    Option<Path> record() {
        return record;
    }

    /** Writes the recording, where one was asked for. */
    void recorded(Session<?, ?, ?, ?> session) {
        record.forEach(file -> save(file, session));
    }

    /** Saves on the way; replaces a recording, but no other file. */
    void saveAt(Path file, Session<?, ?, ?, ?> session) {
        RecordingFile.mayReplace(file);
        save(file, session);
    }

    private void save(Path file, Session<?, ?, ?, ?> session) {
        RecordingFile.write(file, recording(session));
    }

    private <S, A extends Action, E extends Event, V> Recording recording(Session<S, A, E, V> session) {
        return Recording.of(session, salt);
    }

    /**
     * The session that was saved, by the rules that it was saved with, which goes on by chance of its own.
     *
     * @throws UserError when the file is no recording of such a game with as many seats
     */
    <S, A extends Action, E extends Event, V> Session<S, A, E, V> load(
            Path file, GameModule<S, A, E, V> module, int seats) {
        Recording recording = RecordingFile.read(file);
        GameId id = recording.header().id();
        Game<S, A, E, V> game = module.recorded(id)
                .getOrElse(() -> Either.left(id.game()))
                .getOrElseThrow(why -> UserError.badInput(FrontendMessage.OTHER_GAME.with(file, why)));
        if (game.seats() != seats) {
            throw UserError.badInput(FrontendMessage.OTHER_TABLE.with(file, game.seats(), seats));
        }
        return recording
                .restore(game, Randomness.seeded(secret.nextLong()))
                .mapLeft(Divergence::explain)
                .getOrElseThrow(why -> UserError.badInput(FrontendMessage.DIVERGES.with(file, why)));
    }
}
