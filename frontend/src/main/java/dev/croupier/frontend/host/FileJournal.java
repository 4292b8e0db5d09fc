package dev.croupier.frontend.host;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The deeds of one table in a file, a line each. It is written only at its end. */
final class FileJournal implements Journal {
    private final Path file;
    private final Path retired;
    private long length;

    /**
     * The journal of a file that is there.
     *
     * @param retired what the file is called when the table does not go on
     * @param length how much of the file counts; what stands after it was not written whole
     */
    FileJournal(Path file, Path retired, long length) {
        this.file = file;
        this.retired = retired;
        this.length = length;
    }

    @Override
    public void append(Deed deed) throws IOException {
        ByteBuffer line = ByteBuffer.wrap((deed.line() + "\n").getBytes(StandardCharsets.UTF_8));
        int size = line.remaining();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (channel.size() > length) {
                channel.truncate(length);
            }
            long at = length;
            while (line.hasRemaining()) {
                at += channel.write(line, at);
            }
            channel.force(false);
        }
        length += size;
    }

    @Override
    public void close() {}

    @Override
    public void retire() {
        try {
            Files.move(file, retired, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException stays) {
            // Then the table is set up again with the next start, and closed again when nobody asks for it.
        }
    }
}
