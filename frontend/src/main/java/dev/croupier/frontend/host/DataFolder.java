package dev.croupier.frontend.host;

import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where tables are kept while the server does not run: a file each. A file has the head of its table and then a line for everything that
 * was done there; no token is in it, and no seed. It holds hidden cards, so it is for the host alone.
 */
public final class DataFolder implements AutoCloseable {
    private static final String TABLE = ".table";
    private static final String RETIRED = ".closed";
    private static final String HALF = ".part";

    private final Path folder;
    private final FileChannel lockFile;
    private final FileLock lock;

    private DataFolder(Path folder, FileChannel lockFile, FileLock lock) {
        this.folder = folder;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /** What a file has of a table. */
    record Kept(TableHead head, Array<Deed> deeds, Journal journal) {}

    /**
     * That folder, which is made where there is none.
     *
     * @throws UserError when it cannot be used, or another server uses it
     */
    public static DataFolder at(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                make(folder);
            }
            FileChannel file =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = locked(file);
            if (lock == null) {
                file.close();
                throw UserError.badInput(FrontendMessage.FOLDER_IN_USE.with(folder));
            }
            return new DataFolder(folder, file, lock);
        } catch (IOException e) {
            throw UserError.badInput(FrontendMessage.UNWRITABLE_FILE.with(folder, RecordingFile.reason(e)));
        }
    }

    private static @Nullable FileLock locked(FileChannel file) throws IOException {
        try {
            return file.tryLock();
        } catch (OverlappingFileLockException heldHere) {
            return null;
        }
    }

    private static void make(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }

    /** Keeps a new table: when this returns, it outlives a loss of power. */
    Journal begin(TableHead head, Deed.Opened opened) throws IOException {
        byte[] text = (HeadText.text(head) + opened.line() + "\n").getBytes(StandardCharsets.UTF_8);
        Path half = folder.resolve(head.id() + HALF);
        try (FileChannel channel = FileChannel.open(
                half, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Path file = folder.resolve(head.id() + TABLE);
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
        forceNames();
        return journal(file, text.length);
    }

    private FileJournal journal(Path file, long length) {
        String name = String.valueOf(file.getFileName());
        String id = name.substring(0, name.length() - TABLE.length());
        return new FileJournal(file, folder.resolve(id + RETIRED), length);
    }

    /** Makes names last, on systems that let a folder be opened. */
    private void forceNames() {
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        } catch (IOException cannotBeOpened) {
            // There it is done by the move.
        }
    }

    /** The tables of the folder, in the order of their ids; of a file that is none, why. */
    Array<Either<String, Kept>> tables() {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path file : all) {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(HALF)) {
                    Files.delete(file);
                } else if (name.endsWith(TABLE)) {
                    files.add(file);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Array.ofAll(files).sorted().map(this::table);
    }

    private Either<String, Kept> table(Path file) {
        try {
            return table(file, Files.readAllBytes(file));
        } catch (IOException e) {
            return Either.left(file + ": " + RecordingFile.reason(e));
        }
    }

    /** What was not written whole, at the end, never counted. */
    private Either<String, Kept> table(Path file, byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        String whole = new String(bytes, 0, end, StandardCharsets.UTF_8);
        Array<String> lines = Array.ofAll(whole.lines());
        int head = HeadText.lines(lines);
        Array<Deed> deeds = lines.drop(head)
                .map(Deed::parse)
                .takeWhile(deed -> deed.isDefined())
                .map(deed -> deed.get());
        int unread = lines.size() - head - deeds.size();
        if (unread > 1 || deeds.isEmpty()) {
            return Either.left(file + ": line " + (head + deeds.size() + 1) + " is none of a table");
        }
        long length = end - (unread == 0 ? 0 : lines.last().getBytes(StandardCharsets.UTF_8).length + 1L);
        return HeadText.parse(lines.take(head))
                .toEither(() -> file + ": it does not begin as a table does")
                .map(read -> new Kept(read, deeds, journal(file, length)));
    }

    @Override
    public void close() {
        try {
            lock.release();
            lockFile.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
