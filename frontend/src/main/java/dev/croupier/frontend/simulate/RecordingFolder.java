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

/** A folder with the recordings of a simulation, a file for each game, named by its number. */
final class RecordingFolder<S, A extends Action, E extends Event, V> {
    private final Path folder;
    private final long seed;
    private final int digits;
    private long games;

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

    /** Records the next game. Its salt follows from seed and number: nobody waits for a secret, and the files are the same again. */
    void keep(Session<S, A, E, V> session) {
        games++;
        Salt salt = Salt.of(
                ByteBuffer.allocate(2 * Long.BYTES).putLong(seed).putLong(games).array());
        String number = Long.toString(games);
        String name = "game-" + "0".repeat(digits - number.length()) + number + ".croupier";
        RecordingFile.write(folder.resolve(name), Recording.of(session, salt));
    }
}
