package dev.croupier.ginrummy;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** One row of a conformance file. */
public record Row(Map<String, String> cells) {
    private static final String FOLDER = "shared/data/ginrummy";

    /** The committed sample of a file. */
    public static List<Row> sample(String name) {
        try (InputStream in = Row.class.getResourceAsStream("/ginrummy/" + name + ".csv")) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The whole file, from the nearest {@code shared/data/ginrummy} upwards; without one the test is skipped. */
    public static List<Row> all(String name) {
        Path file = Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(FOLDER).resolve(name + ".csv.gz"))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(Path.of(FOLDER));
        assumeTrue(Files.isRegularFile(file), "the folder " + FOLDER + " is not here; the sample is tested anyway");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Row> read(InputStream in) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String[] columns = reader.readLine().split(",");
            return reader.lines().map(line -> row(columns, line.split(",", -1))).toList();
        }
    }

    private static Row row(String[] columns, String[] cells) {
        Map<String, String> row = new TreeMap<>();
        for (int i = 0; i < columns.length; i++) {
            row.put(columns[i], cells[i]);
        }
        return new Row(row);
    }

    /** The text in a column. */
    public String text(String column) {
        return Objects.requireNonNull(cells.get(column), column);
    }

    /** The whole number in a column. */
    public int number(String column) {
        return Integer.parseInt(text(column));
    }
}
