package dev.croupier.frontend.game;

import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** What the command line names: what comes with a game, or a file of this machine. */
public final class BroughtFiles {
    private BroughtFiles() {}

    /**
     * What comes with the game by that name, else that file.
     *
     * @param known the names of what comes with the game
     * @throws UserError when there is neither
     */
    public static Brought named(String name, Seq<String> known) {
        return known.find(name::equalsIgnoreCase)
                .map(Brought::known)
                .getOrElse(() -> Brought.written(
                        fileName(name),
                        text(
                                name,
                                known.isEmpty()
                                        ? ""
                                        : FrontendMessage.COME_ALONG
                                                .with(known.mkString(", "))
                                                .english())));
    }

    /**
     * That file.
     *
     * @throws UserError when it cannot be read
     */
    public static Brought file(String name) {
        return new Brought(name, io.vavr.control.Option.some(text(name, "")));
    }

    private static String text(String file, String besides) {
        try {
            return Files.readString(Path.of(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw unreadable(file, RecordingFile.reason(e) + besides);
        } catch (InvalidPathException e) {
            throw unreadable(file, e.getReason());
        }
    }

    private static UserError unreadable(String file, String why) {
        return UserError.badInput(FrontendMessage.UNREADABLE_FILE.with(file, why));
    }

    private static String fileName(String asked) {
        Path file = Path.of(asked).getFileName();
        return file == null ? asked : file.toString();
    }
}
