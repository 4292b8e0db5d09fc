package dev.croupier.raid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.RuleOption;
import dev.croupier.raid.round.OfOption;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every value of every option, and every preset, has a test that shows what it changes in play. Of a number, the default and another one. */
class OptionCoverageTest {
    private static final String NUMBER = "a number ";

    private final TreeSet<String> shown = shown();

    @Test
    void each_value_has_its_test() {
        TreeSet<String> missing = TreeSet.empty();
        for (RuleOption<RaidRules> option : RaidRules.options().options()) {
            String normal = option.text(RaidRules.house());
            if (option.values().startsWith(NUMBER)) {
                boolean hasOther = shown.exists(
                        one -> one.startsWith(option.name() + "=") && !one.equals(option.name() + "=" + normal));
                missing = hasOther ? missing : missing.add(option.name() + "=…");
                missing = missing.add(option.name() + "=" + normal);
            } else {
                missing = missing.addAll(
                        Array.of(option.values().split(" or ", -1)).map(value -> option.name() + "=" + value));
            }
        }
        missing = missing.addAll(RaidRules.presetNames().map(name -> "preset=" + name));
        assertThat(missing.removeAll(shown)).isEmpty();
    }

    @Test
    void each_test_is_of_a_value_that_there_is() {
        for (String one : shown) {
            String[] parts = one.split("=", 2);
            boolean isKnown = parts[0].equals("preset")
                    ? RaidRules.preset(parts[1]).isRight()
                    : RaidRules.house().with(parts[0], parts[1]).isRight();
            assertThat(isKnown).as(one).isTrue();
        }
    }

    private static TreeSet<String> shown() {
        try {
            Path root = Path.of(OptionCoverageTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (Stream<Path> files = Files.walk(root)) {
                TreeSet<String> values = TreeSet.empty();
                for (Path file : files.filter(path -> path.toString().endsWith("Test.class")
                                || path.toString().contains("Test$"))
                        .toList()) {
                    values = values.addAll(values(root.relativize(file).toString()));
                }
                return values;
            }
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Array<String> values(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replace(java.io.File.separatorChar, '.');
        try {
            Array<String> values = Array.empty();
            for (Method method : Class.forName(name, false, OptionCoverageTest.class.getClassLoader())
                    .getDeclaredMethods()) {
                OfOption annotation = method.getAnnotation(OfOption.class);
                values = annotation == null ? values : values.appendAll(Array.of(annotation.value()));
            }
            return values;
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
