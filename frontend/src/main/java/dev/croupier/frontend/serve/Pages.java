package dev.croupier.frontend.serve;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;

/** The files that stand beside the program: those of the web table, and the description of what the server does. */
final class Pages {
    /** Where they stand. */
    private static final String FOLDER = "/dev/croupier/frontend/web";

    private static final String DESCRIPTION = "/dev/croupier/frontend/serve/openapi.json";

    /** Names that begin with a letter or digit: no hidden file, and no way out of the folder. */
    private static final Pattern PATH = Pattern.compile("(?:/[A-Za-z0-9][A-Za-z0-9_.-]*)+");

    private static final Map<String, String> TYPES = HashMap.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "txt", "text/plain; charset=utf-8");

    private Pages() {}

    /** The file of that path; none where there is no such file. */
    static Option<Answer> at(String path) {
        String file = path.equals("/") ? "/index.html" : path;
        return Option.when(PATH.matcher(file).matches(), file)
                .flatMap(name -> TYPES.get(name.substring(name.lastIndexOf('.') + 1))
                        .flatMap(type -> read(FOLDER + name).map(bytes -> new Answer(200, type, bytes))));
    }

    /** What the server does, as OpenAPI says it. */
    static Answer description() {
        return new Answer(200, Answer.JSON, read(DESCRIPTION).getOrElse(() -> new byte[0]));
    }

    private static Option<byte[]> read(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in == null ? Option.none() : Option.some(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
