package dev.croupier.frontend.serve;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** What a request is answered. */
final class Answer {
    static final String JSON = "application/json";
    static final String TEXT = "text/plain; charset=utf-8";

    private final int status;
    private final String type;
    private final byte[] bytes;

    /**
     * An answer.
     *
     * @param status of HTTP
     * @param type of the content
     * @param bytes the content
     */
    Answer(int status, String type, byte[] bytes) {
        this.status = status;
        this.type = type;
        this.bytes = bytes;
    }

    static Answer json(int status, Consumer<Body> content) {
        return new Answer(status, JSON, Body.of(content));
    }

    static Answer ok(Consumer<Body> content) {
        return json(200, content);
    }

    static Answer text(String text) {
        return new Answer(200, TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    int status() {
        return status;
    }

    String type() {
        return type;
    }

    ByteBuffer content() {
        return ByteBuffer.wrap(bytes);
    }
}
