package dev.croupier.frontend.serve;

import dev.croupier.frontend.host.Token;
import io.vavr.control.Option;
import java.util.Map;

/** What a client asks for. */
final class Call {
    private final Map<String, String> places;
    private final Map<String, String> query;
    private final Option<Token> token;
    private final byte[] body;

    /**
     * A request.
     *
     * @param places the parts of the path that a route names, such as the table's id
     * @param query what stands after the path
     * @param token what the client bears
     * @param body what it sends
     */
    Call(Map<String, String> places, Map<String, String> query, Option<Token> token, byte[] body) {
        this.places = places;
        this.query = query;
        this.token = token;
        this.body = body;
    }

    Option<Token> token() {
        return token;
    }

    byte[] body() {
        return body;
    }

    boolean asksFor(String name) {
        return query.containsKey(name);
    }

    String place(String name) {
        return places.getOrDefault(name, "");
    }

    /** A whole number of the query; where it is none, that is a problem. */
    int number(String name, int otherwise) {
        String text = query.get(name);
        return text == null ? otherwise : number(name, text);
    }

    static int number(String name, String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw Problem.of(400, "bad-request", "expected a whole number, found \"" + text + "\"", name);
        }
        return Integer.parseInt(text);
    }
}
