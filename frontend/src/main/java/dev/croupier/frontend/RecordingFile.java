package dev.croupier.frontend;

import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RecordingError;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;

/** Recordings on disk. */
public final class RecordingFile {
    /** What every recording begins with. */
    private static final String BEGINNING = "croupier-recording";

    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String NO_SUCH = "there is no such file or folder";
    private static final String NO_FOLDER = "it is a file, not a folder";
    private static final String NO_ACCESS = "that is not permitted";

    private RecordingFile() {}

    /**
     * Makes sure that a new recording can be written there.
     *
     * @param overwrite whether a file that is there may be replaced
     * @throws UserError when the file exists or cannot be written
     */
    public static void mayBeginAt(Path file, boolean overwrite) {
        if (Files.isDirectory(file)) {
            throw unwritable(file, "it is a folder, not a file");
        }
        if (Files.isRegularFile(file)) {
            if (!overwrite) {
                throw UserError.badInput(FrontendMessage.FILE_EXISTS.with(file));
            }
            if (!Files.isWritable(file)) {
                throw unwritable(file, NO_ACCESS);
            }
        }
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        if (!Files.exists(folder)) {
            throw unwritable(file, "there is no folder " + folder);
        }
        mayHold(folder, file);
    }

    /**
     * Makes sure that files can be written into a folder that is there.
     *
     * @param named what the error names
     * @throws UserError when they cannot
     */
    public static void mayHold(Path folder, Path named) {
        if (!Files.isDirectory(folder)) {
            throw unwritable(named, folder.equals(named) ? NO_FOLDER : folder + " is a file, not a folder");
        }
        if (!Files.isWritable(folder)) {
            throw unwritable(named, NO_ACCESS);
        }
    }

    /**
     * Makes sure that nothing but a recording is replaced.
     *
     * @throws UserError when the file is there and is no recording
     */
    public static void mayReplace(Path file) {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] beginning = in.readNBytes(BEGINNING.length());
            if (!BEGINNING.equals(new String(beginning, StandardCharsets.UTF_8))) {
                throw UserError.badInput(FrontendMessage.NOT_OVERWRITTEN.with(file));
            }
        } catch (IOException e) {
            throw unwritable(file, reason(e));
        }
    }

    private static UserError unwritable(Path file, String why) {
        return UserError.badInput(FrontendMessage.UNWRITABLE_FILE.with(file, why));
    }

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
     * Reads a recording. Its lines may end as they do on Windows.
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
        String lines = (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).replace("\r\n", "\n");
        return Recording.parse(lines)
                .mapLeft(RecordingError::explain)
                .getOrElseThrow(why -> UserError.badInput(FrontendMessage.NO_RECORDING.with(file, why)));
    }

    /** Why a file could not be read or written, in words: the exceptions' own messages name the file alone. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return NO_SUCH;
        }
        if (e instanceof FileAlreadyExistsException) {
            return NO_FOLDER;
        }
        if (e instanceof AccessDeniedException) {
            return NO_ACCESS;
        }
        if (e instanceof CharacterCodingException) {
            return "it is not text in UTF-8";
        }
        String said = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
        return Objects.requireNonNullElse(said, "the system gives no reason");
    }
}
