package dev.croupier.frontend.serve;

import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** What a client sends, while it comes: no thread waits for it, and no more of it is kept than is allowed. */
final class Receiving implements Runnable {
    private final Request request;
    private final int most;
    private final Consumer<byte[]> whole;
    private final Runnable tooLarge;
    private final Consumer<Throwable> broken;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * Nothing has come yet.
     *
     * @param most how many bytes are taken
     * @param whole gets all of it
     * @param tooLarge told instead when there is more
     * @param broken told instead when it breaks off
     */
    Receiving(Request request, int most, Consumer<byte[]> whole, Runnable tooLarge, Consumer<Throwable> broken) {
        this.request = request;
        this.most = most;
        this.whole = whole;
        this.tooLarge = tooLarge;
        this.broken = broken;
    }

    @Override
    public void run() {
        if (request.getLength() > most) {
            tooLarge.run();
            return;
        }
        Content.Chunk chunk = request.read();
        while (chunk != null) {
            if (Content.Chunk.isFailure(chunk)) {
                broken.accept(chunk.getFailure());
                return;
            }
            take(chunk);
            if (bytes.size() > most) {
                tooLarge.run();
                return;
            }
            if (chunk.isLast()) {
                whole.accept(bytes.toByteArray());
                return;
            }
            chunk = request.read();
        }
        request.demand(this);
    }

    private void take(Content.Chunk chunk) {
        byte[] part = new byte[chunk.remaining()];
        chunk.get(part, 0, part.length);
        bytes.writeBytes(part);
        chunk.release();
    }
}
