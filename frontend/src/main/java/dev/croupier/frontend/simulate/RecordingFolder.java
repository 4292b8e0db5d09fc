package dev.croupier.frontend.simulate;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** A folder with the recordings of a simulation, a file for each game, named by its number. */
final class RecordingFolder<S, A extends Action, E extends Event, V> {
    private final Path folder;
    private final long seed;
    private final int digits;

    RecordingFolder(Path folder, long seed, long games) {
        this.folder = folder;
        this.seed = seed;
        this.digits = Long.toString(games).length();
        if (Files.exists(folder)) {
            RecordingFile.mayHold(folder, folder);
        }
        try {
            Files.createDirectories(folder);
            refuseOthers();
        } catch (IOException e) {
            throw UserError.badInput(FrontendMessage.UNWRITABLE_FILE.with(folder, RecordingFile.reason(e)));
        }
    }

    /** Two simulations in one folder could not be told apart. */
    private void refuseOthers() throws IOException {
        try (DirectoryStream<Path> others = Files.newDirectoryStream(folder, "game-*")) {
            for (Path other : others) {
                throw UserError.badInput(FrontendMessage.HOLDS_RECORDINGS.with(folder, other.getFileName()));
            }
        }
    }

    /** Records games one after another, whose numbers begin with {@code first} and go up by {@code step}. */
    Consumer<Session<S, A, E, V>> keeping(long first, long step) {
        AtomicLong next = new AtomicLong(first);
        return session -> keep(session, next.getAndAdd(step));
    }

    /** Records that game. Its salt follows from seed and number: nobody waits for a secret, and the files are the same again. */
    private void keep(Session<S, A, E, V> session, long game) {
        Salt salt = Salt.of(
                ByteBuffer.allocate(2 * Long.BYTES).putLong(seed).putLong(game).array());
        String number = Long.toString(game);
        String name = "game-" + "0".repeat(digits - number.length()) + number + ".croupier";
        RecordingFile.write(folder.resolve(name), Recording.of(session, salt));
    }
}
