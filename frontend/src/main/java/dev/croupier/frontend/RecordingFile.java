package dev.croupier.frontend;

import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RecordingError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;

/** Recordings on disk. */
public final class RecordingFile {
    private RecordingFile() {}

    /**
     * Writes a recording, so that the file is the old one or the new one but never half of it.
     *
     * @throws UserError when the file cannot be written
     */
    public static void write(Path file, Recording recording) {
        try {
            Path whole = file.toAbsolutePath();
            if (Files.exists(whole) && !Files.isRegularFile(whole)) {
                Files.writeString(whole, recording.text(), StandardCharsets.UTF_8);
                return;
            }
            Path half = whole.resolveSibling(whole.getFileName() + ".part");
            Files.writeString(half, recording.text(), StandardCharsets.UTF_8);
            Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw UserError.failure(FrontendMessage.UNWRITABLE_FILE.with(file, reason(e)));
        }
    }

    /**
     * Reads a recording.
     *
     * @throws UserError when there is no such file, or with line and column where it is no recording
     */
    public static Recording read(Path file) {
        String text;
        try {
            text = Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw UserError.badInput(FrontendMessage.UNREADABLE_FILE.with(file, reason(e)));
        }
        return Recording.parse(text)
                .mapLeft(RecordingError::explain)
                .getOrElseThrow(why -> UserError.badInput(FrontendMessage.NO_RECORDING.with(file, why)));
    }

    /** Why a file could not be read or written, in words: the exceptions' own messages name the file alone. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        return e instanceof java.nio.charset.CharacterCodingException
                ? "it is not text in UTF-8"
                : e instanceof java.nio.file.FileSystemException failed
                        ? Objects.requireNonNullElse(
                                failed.getReason(), e.getClass().getSimpleName())
                        : Objects.requireNonNullElse(
                                e.getMessage(), e.getClass().getSimpleName());
    }
}
