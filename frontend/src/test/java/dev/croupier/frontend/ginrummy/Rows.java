package dev.croupier.frontend.ginrummy;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The rows of a conformance file. */
record Rows(List<String> names, List<String[]> rows) {

    /** The committed sample. */
    static Rows sample(String name) throws IOException {
        return read(nearest("games-ginrummy/src/test/resources/ginrummy/" + name + ".csv"));
    }

    /** The whole file, where the folder is; otherwise the test is skipped. */
    static Rows all(String name) throws IOException {
        return read(nearest("shared/data/ginrummy/" + name + ".csv.gz"));
    }

    private static Path nearest(String path) {
        Path file = Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(path))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(Path.of(path));
        assumeTrue(Files.isRegularFile(file), path + " is not here");
        return file;
    }

    private static Rows read(Path file) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<String[]> lines =
                    reader.lines().map(line -> line.split(",", -1)).toList();
            return new Rows(Arrays.asList(lines.get(0)), lines.subList(1, lines.size()));
        }
    }

    /** The values of one column. */
    List<String> column(String name) {
        int place = names.indexOf(name);
        return rows.stream().map(row -> row[place]).toList();
    }
}
